import { Hono } from "hono";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import { countryAnswer } from "./country.ts";
import { sampleDownloads } from "./files/sample-downloads.ts";
import { staticFiles } from "./files/static-files.ts";
import { messageAccess } from "./messages/access.ts";
import { messagesHealth } from "./messages/health.ts";
import { messageReceiver } from "./messages/receiver.ts";
import { notFound } from "./not-found.ts";
import { methodNotAllowed, plainAnswer } from "./plain-answer.ts";
import type { Ports } from "./ports.ts";
import { languageRedirects } from "./redirects.ts";
import { secureAnswers } from "./security-headers.ts";

/** The server, in any place that has the ports. Errors are logged and answered with 500. */
export function createApp(ports: Ports): Hono {
  const { messages, visitor, log, site, messageSecret } = ports;
  const app = new Hono();
  // The adapter for Node accepts hosts that make no valid URL, such as `1.2.3.4.5`.
  app.use(async (c, next) => (URL.canParse(c.req.url) ? next() : plainAnswer(400, "Bad request")));
  app.use(secureAnswers(ports));
  app.get("/healthz", () => plainAnswer(200, "OK"));
  app.get("/healthz/messages", messagesHealth(messages));
  app.get("/api/v1/country", countryAnswer(visitor));
  app.on("ALL", ["/healthz", "/healthz/messages", "/api/v1/country"], () => methodNotAllowed(["GET", "HEAD"]));
  app.route("/api/v1/message", messageReceiver(ports));
  if (messageSecret !== undefined) app.route("/api/v1/messages", messageAccess(messageSecret, ports));
  app.use(etag());
  app.use(staticFiles(ports));
  app.get("*", sampleDownloads(site));
  app.use(languageRedirects(site));
  app.notFound(notFound(ports));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    // A closed connection is no error. The query is not logged, because it may have data of the visitor.
    if (!c.req.raw.signal.aborted) log(`${c.req.method} ${new URL(c.req.url).pathname} failed`, error);
    return plainAnswer(500, "Something went wrong on our side. Please try again in a moment.");
  });
  return app;
}
