/** The server's connections: what slow and endless requests may take. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

const options = {
  // Two `Host` headers become one that is no host, and so 400 (RFC 9112, section 3.2).
  joinDuplicateHeaders: true,
  headersTimeout: 10_000,
  /** With the headers. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};

/** In bytes: what is left of a body is read and thrown away up to here, so that the connection can be used again. */
const longestRest = 64 * 1024;

export function listen(app: Hono, port: number, host: string, onListening?: () => void): Server {
  const answer = getRequestListener(app.fetch);
  const server = createServer(options, (request, response) => {
    // Otherwise Node reads what nobody asked for, to an end that may never come.
    if (mayBeEndless(request)) response.shouldKeepAlive = false;
    void answer(request, response);
  });
  return server.listen(port, host, onListening);
}

function mayBeEndless({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > longestRest;
}
