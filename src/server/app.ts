/**
 * The bundled server, put together: what each request passes, from first to last. It listens nowhere, so that a test
 * or another runtime can call it.
 */
import { Hono } from "hono";
import { countryAnswer } from "./country.ts";
import { type ErrorLog, logToStderr } from "./error-log.ts";
import { messageReceiver } from "./message.ts";
import { createMessageJournal, defaultJournalFile, type MessageJournal } from "./message-journal.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import { notFound } from "./not-found.ts";
import { languageRedirects } from "./redirects.ts";
import { secureAnswers } from "./security-headers.ts";
import { serverError } from "./server-error.ts";
import type { SiteInfo } from "./site-info.ts";
import { staticFiles } from "./static-files.ts";

export interface AppOptions {
  /** Folder of the prerendered pages and their files. */
  readonly clientRoot: string;
  readonly site: SiteInfo;
  /** Where messages are kept; `data/messages.jsonl` below the working directory where it is not given. */
  readonly journal?: MessageJournal;
  /** Header in which the hosting network says the visitor's country. Without it the country is unknown. */
  readonly trustedCountryHeader?: string | undefined;
  /** Whether a proxy in front always sets `X-Forwarded-Proto`. */
  readonly trustForwardedProto?: boolean | undefined;
  /** Told of faults; stderr where it is not given. */
  readonly log?: ErrorLog;
}

/**
 * @returns The app; `app.fetch` answers a `Request`. It never throws: a fault is logged and answered with 500.
 */
export function createApp(options: AppOptions): Hono {
  const { clientRoot, site, trustedCountryHeader, trustForwardedProto, log = logToStderr } = options;
  const { languages, headers } = site;
  const journal = options.journal ?? createMessageJournal(defaultJournalFile);

  const app = new Hono();
  app.use(secureAnswers({ headers, trustForwardedProto }));
  app.get("/api/v1/country", countryAnswer(trustedCountryHeader));
  app.all("/api/v1/country", () => methodNotAllowed(["GET", "HEAD"]));
  app.route("/api/v1/message", messageReceiver({ journal, site, log }));
  app.use(staticFiles(clientRoot, languages));
  app.use(languageRedirects(languages));
  app.notFound(notFound(clientRoot, languages));
  app.onError(serverError(log));
  return app;
}
