/** Ends the server without cutting off an answer that is on its way. */
import type { ServerType } from "@hono/node-server";

/** Milliseconds; container hosts kill after 10 seconds. */
const patience = 5000;

/**
 * On SIGINT or SIGTERM takes no more requests, lets the running ones end, and gives up waiting after five seconds. A
 * second signal ends the process at once.
 */
export function stopGracefully(server: ServerType): void {
  const stop = () => {
    // Registered once: the second signal finds Node's own behaviour again.
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
    server.close();
    setTimeout(() => process.exit(), patience).unref();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
