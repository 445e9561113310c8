/** The command of `npm run serve`. */
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { logToStderr } from "./error-log.ts";
import { openMessages } from "./messages/messages.ts";
import { readSettings, type Settings, usage } from "./settings.ts";
import { readSiteInfo } from "./site-info.ts";
import { StartProblem } from "./start-problem.ts";
import { stopGracefully } from "./stop.ts";

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings === undefined) console.log(usage);
  else await start(settings);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}

async function start(settings: Settings): Promise<void> {
  const { dist, port, host, journalFile, mail } = settings;
  const site = await readSiteInfo(join(dist, "site.json"));
  const opening = openMessages({ journalFile, mail, brand: site.brand, log: logToStderr });
  const { journal, start, stop } = await opening.catch(({ message }: Error) => {
    throw new StartProblem(`Messages cannot be kept in ${journalFile}: ${message}.`);
  });
  const app = createApp({ ...settings, clientRoot: join(dist, "client"), site, journal });
  // Two `Host` headers become one that is no host, and so 400 (RFC 9112, section 3.2).
  const serverOptions = { joinDuplicateHeaders: true };
  const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, ({ port }) => {
    const pages = `${site.pages} pages in ${site.languages.join(", ")}`;
    console.log(`${site.brand} is served on ${address(host, port)} (${pages})`);
    start();
  });
  server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} is in use; choose another one with --port.`;
    console.error(code === "EADDRINUSE" ? inUse : `The server cannot listen on ${host}, port ${port} (${message}).`);
    process.exitCode = 1;
  });
  stopGracefully(server, stop);
}

/** An address to click on: `localhost` for "all addresses". */
function address(host: string, port: number): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
