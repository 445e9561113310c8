/** Need not be secret, only different from others of its kind: `crypto.randomUUID` is not there on plain http. */
export function randomName(): string {
  return Math.random().toString(36).slice(2);
}
