import type { ServerType } from "@hono/node-server";

/** Milliseconds; container hosts kill after 10 seconds. */
const patience = 5000;
/** Milliseconds. Between two requests of one connection there is a moment in which it can be closed. */
const idleCheck = 50;

/**
 * On SIGINT or SIGTERM takes no more connections, lets the running answers end, and gives up waiting after five
 * seconds. A second signal ends the process at once.
 */
export function stopGracefully(server: ServerType, onStop: () => void): void {
  const stop = () => {
    // Taken away again, so that the second signal finds Node's own behaviour.
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
    server.close();
    onStop();
    // `close` does so once; a connection that was busy then would be kept alive for more requests.
    if ("closeIdleConnections" in server) setInterval(() => server.closeIdleConnections(), idleCheck).unref();
    setTimeout(() => process.exit(), patience).unref();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
