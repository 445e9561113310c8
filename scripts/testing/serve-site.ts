/** Serves a built site on a free local port. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { type NodeOptions, nodePorts } from "../../src/server/node/node-ports.ts";
import { readSiteInfo } from "../../src/server/node/read-site-info.ts";

/** @param dist Output folder of a build. Without `messages`, they go to a temporary one. */
export async function serveSite(dist: string, options: Partial<NodeOptions> = {}): ReturnType<typeof listen> {
  const site = await readSiteInfo(join(dist, "site.json"));
  const messages = createMessageJournal(join(mkdtempSync(join(tmpdir(), "messages-")), "messages.jsonl"));
  return listen(createApp(nodePorts({ clientRoot: join(dist, "client"), site, messages, ...options })));
}

/** Serves an app on a free local port. */
export function listen(app: Hono): Promise<{ origin: string; close: () => void }> {
  return new Promise((resolve) => {
    // A connection that the server ends at rest would fail a test that is just about to use it.
    const serverOptions = { keepAliveTimeout: 0 };
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1", serverOptions }, ({ port }) => {
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
