/** What to do if a port is taken, in one sentence. */
export function portInUse(port: number, command: string): string {
  const free = port < 65_535 ? port + 1 : port - 1;
  return `Port ${port} is in use; choose another one: \`${command} -- --port ${free}\`.`;
}
