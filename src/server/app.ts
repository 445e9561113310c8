/**
 * The bundled server, put together: what each request passes, from first to last. It listens nowhere, so that a test
 * or another runtime can call it.
 */
import { Hono } from "hono";
import { refuseBadHost } from "./bad-request.ts";
import { countryAnswer } from "./country/country.ts";
import { createCountryDatabase } from "./country/country-database.ts";
import { type ErrorLog, logToStderr } from "./error-log.ts";
import { sampleDownloads } from "./files/sample-downloads.ts";
import { staticFiles } from "./files/static-files.ts";
import { createMessageJournal, defaultJournalFile, type MessageJournal } from "./messages/journal.ts";
import { createMessageRate, defaultMessageLimit, type MessageLimit } from "./messages/rate.ts";
import { messageReceiver } from "./messages/receiver.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import { notFound } from "./not-found.ts";
import { languageRedirects } from "./redirects.ts";
import { answerHeaders, secureAnswers } from "./security-headers.ts";
import { serverError } from "./server-error.ts";
import type { SiteInfo } from "./site-info.ts";

export interface AppOptions {
  /** Folder of the prerendered pages and their files. */
  readonly clientRoot: string;
  readonly site: SiteInfo;
  /** Where messages are kept; `data/messages.jsonl` below the working directory if not given. */
  readonly journal?: MessageJournal;
  /** How many one address may send; five in ten minutes if not given. */
  readonly messageLimit?: MessageLimit | undefined;
  /** Header in which the hosting network says the visitor's country. Without it no header is believed. */
  readonly trustedCountryHeader?: string | undefined;
  /** File with the countries of addresses, asked if no header answers. Without it the country is unknown then. */
  readonly countryDatabase?: string | undefined;
  /** Whether a proxy in front always sets `X-Forwarded-Proto`. */
  readonly trustForwardedProto?: boolean | undefined;
  /** Proxies in front that append to `X-Forwarded-For`: whose entry is the visitor's address. None if not given. */
  readonly trustedProxies?: number | undefined;
  /** Called with faults; stderr if not given. */
  readonly log?: ErrorLog;
}

/**
 * @returns The app; `app.fetch` answers a `Request`. It never throws: a fault is logged and answered with 500.
 */
export function createApp(options: AppOptions): Hono {
  const { clientRoot, site, trustedCountryHeader, trustForwardedProto, log = logToStderr } = options;
  const { countryDatabase, trustedProxies = 0 } = options;
  const { languages, headers, downloadsPath } = site;
  const journal = options.journal ?? createMessageJournal(defaultJournalFile);
  const rate = createMessageRate(options.messageLimit ?? defaultMessageLimit);
  const lookup = countryDatabase === undefined ? undefined : createCountryDatabase(countryDatabase, log);
  const secure = answerHeaders({ headers, trustForwardedProto });

  const app = new Hono();
  app.use(refuseBadHost);
  app.use(secureAnswers(secure));
  app.get("/api/v1/country", countryAnswer({ trustedHeader: trustedCountryHeader, lookup, trustedProxies }));
  app.all("/api/v1/country", () => methodNotAllowed(["GET", "HEAD"]));
  app.route("/api/v1/message", messageReceiver({ journal, rate, site, trustedProxies, log }));
  app.use(staticFiles(clientRoot, languages, secure));
  app.use(sampleDownloads(site));
  app.use(languageRedirects(languages, downloadsPath));
  app.notFound(notFound(clientRoot, languages, downloadsPath));
  app.onError(serverError(log));
  return app;
}
