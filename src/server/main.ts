/** The command of `npm run serve`. */
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { logToStderr } from "./error-log.ts";
import { type Messages, openMessages } from "./messages/messages.ts";
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
  const { dist, port, host } = settings;
  const site = await readSiteInfo(join(dist, "site.json"));
  const { journal, start, stop } = await messagesOf(settings, site.brand);
  const app = createApp({ ...settings, clientRoot: join(dist, "client"), site, journal });
  // Two `Host` headers become one that is no host, and so 400 (RFC 9112, section 3.2).
  const serverOptions = { joinDuplicateHeaders: true };
  const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, ({ port }) => {
    const pages = `${site.pages} pages in ${site.languages.join(", ")}`;
    console.log(`${site.brand} is served on ${address(host, port)} (${pages})`);
    start();
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(listenProblem(error, settings));
    process.exitCode = 1;
  });
  stopGracefully(server, stop);
}

async function messagesOf({ journalFile, mail }: Settings, brand: string): Promise<Messages> {
  try {
    return await openMessages({ journalFile, mail, brand, log: logToStderr });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `Messages cannot be kept in ${journalFile}, or deliveries cannot be noted beside it: ${reason}.`,
    );
  }
}

function listenProblem({ code, message }: NodeJS.ErrnoException, { port, host }: Settings): string {
  const free = port < 65_535 ? port + 1 : port - 1;
  const other = `Port ${port} is in use; choose another one: \`npm run serve -- --port ${free}\`.`;
  if (code === "EADDRINUSE") return other;
  return `The server cannot listen on ${host}, port ${port} (${code ?? message}).`;
}

/** An address to click on: `localhost` for "all addresses". */
function address(host: string, port: number): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
