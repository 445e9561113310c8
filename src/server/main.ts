/** The command behind `npm run serve`: serves the built site until it is stopped. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { logToStderr } from "./error-log.ts";
import { type Messages, openMessages } from "./messages/hand-over.ts";
import { portInUse } from "./port-in-use.ts";
import { readCommand, type Settings, usage } from "./settings.ts";
import { readSiteInfo, type SiteInfo, SiteInfoError } from "./site-info.ts";
import { stopGracefully } from "./stop.ts";

const command = readCommand(process.argv.slice(2), process.env);
if (command.kind === "help") console.log(usage);
else if (command.kind === "wrong") fail(`${command.problem}\n\n${usage}`, 2);
else await start(command.settings);

/** Listens, or says in one sentence why it cannot. */
async function start(settings: Settings): Promise<void> {
  const clientRoot = join(settings.dist, "client");
  const site = await builtSite(settings.dist, clientRoot);
  if (site === undefined) return;
  const messages = await messagesOf(settings, site.brand);
  if (messages === undefined) return;
  const app = createApp({
    clientRoot,
    site,
    journal: messages.journal,
    messageLimit: settings.messageLimit,
    trustedCountryHeader: settings.trustedCountryHeader,
    trustForwardedProto: settings.trustForwardedProto,
    trustedProxies: settings.trustedProxies,
    countryDatabase: settings.countryDatabase,
  });
  const { port, host: hostname } = settings;
  // Two `Host` headers become one that is no host, and so 400 (RFC 9112, section 3.2).
  const serverOptions = { joinDuplicateHeaders: true };
  const server = serve({ fetch: app.fetch, port, hostname, serverOptions }, ({ port }) => {
    const pages = `${site.pages} pages in ${site.languages.join(", ")}`;
    console.log(`${site.brand} is served on ${address(settings.host, port)} (${pages})`);
    messages.start();
  });
  server.on("error", (error: NodeJS.ErrnoException) => fail(listenProblem(error, settings), 1));
  stopGracefully(server, messages.stop);
}

/** What was built, or `undefined` after writing what is missing. */
async function builtSite(dist: string, clientRoot: string): Promise<SiteInfo | undefined> {
  try {
    const folder = await stat(clientRoot).catch(() => undefined);
    if (!folder?.isDirectory()) throw new SiteInfoError(`${clientRoot} is missing: run \`npm run build\` first.`);
    return await readSiteInfo(join(dist, "site.json"));
  } catch (error) {
    if (!(error instanceof SiteInfoError)) throw error;
    fail(error.message, 1);
    return undefined;
  }
}

/** The messages, or `undefined` after writing why they cannot be kept. */
async function messagesOf({ journalFile, mail }: Settings, brand: string): Promise<Messages | undefined> {
  try {
    return await openMessages({ journalFile, mail, brand, log: logToStderr });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    fail(`Messages cannot be kept in ${journalFile}, or what was handed on cannot be noted beside it: ${reason}.`, 1);
    return undefined;
  }
}

/** One sentence on why the server cannot listen, and what to do. */
function listenProblem(error: NodeJS.ErrnoException, { port, host }: Settings): string {
  if (error.code === "EADDRINUSE") return portInUse(port, "npm run serve");
  if (error.code === "EACCES") {
    return `Port ${port} may not be used without more rights; choose another one: \`npm run serve -- --port 4173\`.`;
  }
  return `The server cannot listen on ${host}, port ${port} (${error.code ?? error.message}).`;
}

/** An address to click on; for "all addresses" that is this machine's name for itself. */
function address(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function fail(message: string, code: 1 | 2): void {
  console.error(message);
  process.exitCode = code;
}
