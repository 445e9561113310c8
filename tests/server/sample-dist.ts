/** A small built site in a temporary folder, and the server's app on it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { type NodeOptions, nodePorts } from "../../src/server/node/node-ports.ts";
import type { SiteInfo } from "../../src/server/site-info.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

export const sampleSite: SiteInfo = {
  brand: "Corner Till",
  origin: "https://www.corner-till.example",
  languages: ["en", "de"],
  unoffered: [],
  pluginSlugs: ["fatoora", "my-logo"],
  partnerPages: ["2"],
  editions: ["lite", "pro"],
  textSlugs: ["terms-of-use"],
  moved: { "/plugins/invoices": "/plugins/fatoora", "/terms": "/terms-of-use" },
  pages: 8,
  messageMaxLength: 300,
  sample: true,
};

/** Paths below `client` and what they hold. */
export const sampleFiles = {
  "en.html": "<!doctype html><title>Home</title>",
  "en/features.html": "<!doctype html><title>Features</title>",
  "en/features.md": "# Features",
  "en/contact.html": "<!doctype html><title>Contact</title>",
  "en/plugins/fatoora.html": "<!doctype html><title>Fatoora</title>",
  "en/terms-of-use.html": "<!doctype html><title>Terms</title>",
  // Earlier addresses, for static hosts.
  "en/plugins/invoices.html": "<!doctype html><title>Moved</title>",
  "terms.html": "<!doctype html><title>Moved</title>",
  "en/404.html": "<!doctype html><title>Nothing here</title>",
  "de.html": "<!doctype html><title>Start</title>",
  "de/features.html": "<!doctype html><title>Funktionen</title>",
  "de/404.html": "<!doctype html><title>Hier ist nichts</title>",
  // For static hosts; this server answers better.
  "index.html": "<!doctype html><title>Choose a language</title>",
  "404.html": "<!doctype html><title>Nothing at all</title>",
  // Proves to a search engine whose site it is.
  "owner.html": "<!doctype html>token",
  "plugins/fatoora.html": "<!doctype html><title>Moved</title>",
  "robots.txt": "User-agent: *\n",
  "feed.atom": "<feed/>",
  "favicon.ico": "icon",
  ".well-known/security.txt": "Contact: mailto:security@corner-till.example\n",
  ".env": "SECRET=1",
  ".git/config": "[core]",
  "assets/entry.4f3a.js": "console.log('entry')",
  "assets/font.77aa.woff2": "font",
  "content/12ab/en/faq.json": "[]",
  "images/logo.55cc.svg": "<svg/>",
  "images/shop front.66dd.webp": "picture",
  "images/screen.en.77ee-960.webp": "picture",
  "locales/en/translation.json": "{}",
  "admin/index.html": "<!doctype html><title>Form</title>",
  "admin/licences.txt": "MIT",
  "admin/assets/main-4f3a.js": "console.log('form')",
} as const satisfies Readonly<Record<string, string>>;

const compressed = ["en.html", "en/features.html", "en/404.html", "assets/entry.4f3a.js"] as const;

/** Writes the sample to a temporary folder. `outside.txt` lies beside `client`, out of reach. */
export function createSampleDist() {
  const dist = temporaryFolder();
  const clientRoot = join(dist, "client");
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const [file, content] of Object.entries(sampleFiles)) write(join(clientRoot, file), content);
  for (const file of compressed) {
    write(join(clientRoot, `${file}.br`), brotliCompressSync(sampleFiles[file]));
    write(join(clientRoot, `${file}.gz`), gzipSync(sampleFiles[file]));
  }
  write(join(dist, "outside.txt"), "out of reach");
  write(join(dist, "site.json"), JSON.stringify(sampleSite));
  return { dist, clientRoot };
}

/** The app on a sample of its own. `ask` takes the path as it is written, with backslashes and dots. */
export function createSampleApp(options: Partial<NodeOptions> = {}) {
  const { dist, clientRoot } = createSampleDist();
  const messages = createMessageJournal(join(dist, "messages.jsonl"));
  const app = createApp(nodePorts({ clientRoot, site: sampleSite, messages, ...options }));
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(`http://shop.example${path}`, { method, headers });
  return { app, clientRoot, ask };
}
