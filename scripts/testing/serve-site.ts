/** A site on a free port of this machine, for whoever looks at it with a browser. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { type AppOptions, createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { readSiteInfo } from "../../src/server/site-info.ts";

/** Serves a folder of the build. Messages go to a file of their own if there is no journal. */
export async function serveSite(dist: string, options: Partial<AppOptions> = {}): ReturnType<typeof listen> {
  const site = await readSiteInfo(join(dist, "site.json"));
  const journal = createMessageJournal(join(mkdtempSync(join(tmpdir(), "messages-")), "messages.jsonl"));
  return listen(createApp({ clientRoot: join(dist, "client"), site, journal, ...options }));
}

/** Lets an application answer on a free port of this machine. */
export function listen(app: Hono): Promise<{ origin: string; close: () => void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
