/** Starts the server's commands, as `bundle.ts` has bundled them. */
import { vi } from "vitest";
import { startNode } from "../commands/start.ts";

const folder = "test-results/server";

export function startCommand(args: readonly string[], env: Readonly<Record<string, string>>, kilobytes?: number) {
  const { PORT: _port, HOST: _host, ...inherited } = process.env;
  return startNode([`${folder}/main.js`, ...args], { env: { ...inherited, ...env }, kilobytes });
}

/** `npm run messages`. */
export function runMessages(args: readonly string[], env: Readonly<Record<string, string>>) {
  return startNode([`${folder}/messages-command.js`, ...args], { env: { ...process.env, ...env } }).ended;
}

const anyPort = ["--port", "0", "--host", "127.0.0.1"];

/** On a free port; waits until it listens. */
export function startServer(args: readonly string[], env: Readonly<Record<string, string>>, kilobytes?: number) {
  return untilListening(startCommand([...anyPort, ...args], env, kilobytes));
}

/** The same for the compiled server of a package. */
export function startPackage(cwd: string, env: Readonly<Record<string, string>>) {
  return untilListening(startNode(["dist/server/main.js", ...anyPort], { cwd, env }));
}

async function untilListening(server: ReturnType<typeof startNode>) {
  const listening = () =>
    /is served on .*:(\d+) \(/.exec(server.said.out)?.[1] ?? Promise.reject(new Error(server.said.err));
  const port = Number(await vi.waitFor(listening, { timeout: 15_000 }));
  return { ...server, port, origin: `http://127.0.0.1:${port}` };
}
