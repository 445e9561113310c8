import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createApp } from "../app.ts";
import { StartProblem } from "../start-problem.ts";
import { createMessageJournal } from "./journal.ts";
import { listen } from "./listen.ts";
import { lockFile } from "./lock.ts";
import { openMessages } from "./messages.ts";
import { nodePorts } from "./node-ports.ts";
import { readSiteInfo } from "./read-site-info.ts";
import { readSettings, usage } from "./settings.ts";
import { logToStderr } from "./stderr-log.ts";
import { stopGracefully } from "./stop.ts";
import { noticeProxies } from "./visitor.ts";

/** Serves the site until the process is asked to end. @throws {StartProblem} If it cannot. */
export async function start(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(args, env);
  if (settings === undefined) return console.log(usage);
  const { dist, port, host, journalFile, mail } = settings;
  const site = await readSiteInfo(join(dist, "site.json"));
  const journal = createMessageJournal(journalFile, lockFile);
  const { brand, messageKeepDays: keepDays } = site;
  const opening = openMessages({ journal, mail, brand, keepDays, log: logToStderr });
  const messages = await opening.catch(({ message }: Error) => {
    throw new StartProblem(`Messages cannot be kept in ${journalFile}: ${message}.`);
  });
  const app = createApp(nodePorts({ ...settings, clientRoot: join(dist, "client"), site, messages: messages.journal }));
  const server = listen(app, port, host, () => {
    const pages = `${site.pages} pages in ${site.languages.join(", ")}`;
    console.log(`${site.brand} is served on ${address(host, server.address())} (${pages})`);
    messages.start();
  });
  server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} is in use; choose another one with --port.`;
    console.error(code === "EADDRINUSE" ? inUse : `The server cannot listen on ${host}, port ${port} (${message}).`);
    process.exitCode = 1;
  });
  server.on("request", noticeProxies(settings.trustedProxies, logToStderr));
  stopGracefully(server, messages.stop);
}

/** An address to click on: `localhost` for "all addresses". */
function address(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === "object" ? bound?.port : bound;
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
