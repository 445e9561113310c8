import { Hono } from "hono";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import { noticeProxies } from "./client-address.ts";
import { countryAnswer } from "./country/country.ts";
import { createCountryDatabase } from "./country/country-database.ts";
import { type ErrorLog, logToStderr } from "./error-log.ts";
import { sampleDownloads } from "./files/sample-downloads.ts";
import { staticFiles } from "./files/static-files.ts";
import { messagesHealth } from "./messages/health.ts";
import type { MessageJournal } from "./messages/journal.ts";
import { createMessageRate, defaultMessageLimit } from "./messages/rate.ts";
import { messageReceiver } from "./messages/receiver.ts";
import { notFound } from "./not-found.ts";
import { methodNotAllowed, plainAnswer } from "./plain-answer.ts";
import { languageRedirects } from "./redirects.ts";
import { secureAnswers } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import type { SiteInfo } from "./site-info.ts";

type AppSettings =
  | "messageLimit"
  | "messageOrigins"
  | "trustedCountryHeader"
  | "countryDatabase"
  | "trustForwardedProto"
  | "trustedProxies";

export interface AppOptions extends Partial<Pick<Settings, AppSettings>> {
  /** Folder of the static files. */
  readonly clientRoot: string;
  readonly site: SiteInfo;
  readonly journal: MessageJournal;
  readonly log?: ErrorLog;
}

/** The bundled server. Errors are logged and answered with 500. */
export function createApp(options: AppOptions): Hono {
  const { clientRoot, site, journal, trustedCountryHeader, countryDatabase } = options;
  const { trustForwardedProto = false, trustedProxies = 0, log = logToStderr } = options;
  const { messageLimit = defaultMessageLimit, messageOrigins = [] } = options;
  const { languages, headers, downloadsPath } = site;
  const rate = createMessageRate(messageLimit);
  const lookup = countryDatabase === undefined ? async () => "" : createCountryDatabase(countryDatabase, log);

  const app = new Hono();
  // The adapter for Node accepts hosts that make no valid URL, such as `1.2.3.4.5`.
  app.use(async (c, next) => (URL.canParse(c.req.url) ? next() : plainAnswer(400, "Bad request")));
  app.use(secureAnswers({ headers, trustForwardedProto }));
  app.use(noticeProxies(trustedProxies, log));
  app.get("/healthz", () => plainAnswer(200, "OK"));
  app.get("/healthz/messages", messagesHealth(journal));
  app.on("ALL", ["/healthz", "/healthz/messages"], () => methodNotAllowed(["GET", "HEAD"]));
  app.get("/api/v1/country", countryAnswer(trustedCountryHeader, lookup, trustedProxies));
  app.all("/api/v1/country", () => methodNotAllowed(["GET", "HEAD"]));
  app.route("/api/v1/message", messageReceiver({ journal, rate, site, origins: messageOrigins, trustedProxies, log }));
  app.use(etag());
  app.use(staticFiles(clientRoot, site));
  app.get("*", sampleDownloads(site));
  app.use(languageRedirects(site));
  app.notFound(notFound(clientRoot, languages, downloadsPath));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    // A closed connection is no error. The query is not logged, because it may have data of the visitor.
    if (!c.req.raw.signal.aborted) log(`${c.req.method} ${new URL(c.req.url).pathname} failed`, error);
    return plainAnswer(500, "Something went wrong on our side. Please try again in a moment.");
  });
  return app;
}
