/** The server's command, started as somebody would start it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";

const main = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));

const running = new Set<ChildProcess>();

/** Ends whatever a test has left running. */
export function killCommands(): void {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
}

/**
 * Starts the command and collects what it says.
 *
 * @param env Beside the environment of the tests, without its `PORT` and `HOST`.
 */
export function startCommand(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { PORT: _port, HOST: _host, ...inherited } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", main, ...args], {
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, ...said }));
  return { child, said, ended };
}

/** Starts it on a free port and waits until it listens. */
export async function startServer(args: readonly string[], env: Readonly<Record<string, string>>) {
  const server = startCommand(["--port", "0", "--host", "127.0.0.1", ...args], env);
  const listening = () =>
    /is served on .*:(\d+) \(/.exec(server.said.out)?.[1] ?? Promise.reject(new Error(server.said.err));
  const port = Number(await vi.waitFor(listening, { timeout: 15_000 }));
  return { ...server, port, origin: `http://127.0.0.1:${port}` };
}
