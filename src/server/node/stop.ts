import type { Server } from "node:http";

/** Container hosts kill after 10 seconds. */
const timeoutMs = 5_000;
const idleCheckMs = 50;

/** On SIGINT or SIGTERM lets open requests finish, and exits after five seconds; at once by the same signal again. */
export function stopGracefully(server: Server, onStop: () => void): void {
  const stop = () => {
    server.close();
    onStop();
    // `close` does this once; connections that were busy then would stay open.
    setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
    setTimeout(() => process.exit(), timeoutMs).unref();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
