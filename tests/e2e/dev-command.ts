/** The development server as a command, as `npm run dev` runs it. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:net";

/** Starting means building the content and preparing the libraries, on a machine that runs other tests too. */
export const patience = 60_000;

export interface Command {
  readonly process: ChildProcess;
  /** Everything it has written so far, without colours. */
  output(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Runs what `npm run dev` runs. It speaks English, whatever this computer does. */
export function startDev(cwd: string, ...args: readonly string[]): Command {
  const command = ["node_modules/tsx/dist/cli.mjs", "scripts/dev.ts", ...args];
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", LC_ALL: "en" };
  const process_ = spawn(process.execPath, command, { cwd, env });
  let text = "";
  for (const stream of [process_.stdout, process_.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
  return {
    process: process_,
    output: () => text,
    ended: new Promise((done) => process_.on("close", done)),
  };
}

export async function stop({ process: child, ended }: Command): Promise<void> {
  child.kill("SIGTERM");
  await ended;
}

/** A server on a free port that does nothing but hold it. */
export async function holdPort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return { port: address.port, server };
}

export async function freePort(): Promise<number> {
  const { port, server } = await holdPort();
  await new Promise((done) => server.close(done));
  return port;
}
