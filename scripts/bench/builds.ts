/** Builds of content in several sizes, by what they find of earlier ones. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../cache.ts";
import { filesBelow } from "../site/files-below.ts";
import { inventContent } from "./invented-content.ts";

interface Site {
  readonly content: string;
  readonly out: string;
}

/** What is done before each build. Pictures are in the cache throughout. */
export const builds: readonly (readonly [name: string, prepare: (site: Site) => void | Promise<void>])[] = [
  ["from nothing", forget],
  ["from nothing but what is compressed", keepCompressed],
  ["nothing changed", () => {}],
  ["one text changed", changeText],
];

/** The content with so many plugins more, and where its site is built: in the project, whose packages it imports. */
export function inventSite(content: string, plugins: number): Site {
  const site = { content: join("test-results", "bench", "content"), out: join("test-results", "bench", "site") };
  for (const folder of Object.values(site)) rmSync(folder, { recursive: true, force: true });
  inventContent(content, site.content, { plugins, releases: 0 });
  return site;
}

function forget({ out }: Site): void {
  const made = [out, cacheFolder("code"), cacheFolder("admin")];
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}

/** What is compressed already costs the next build no more than a look. */
async function keepCompressed(site: Site): Promise<void> {
  const client = join(site.out, "client");
  const kept = (name: string) => /\.(?:br|gz)$/.test(name);
  const record: Record<string, unknown> = JSON.parse(readFileSync(join(site.out, "made.json"), "utf8"));
  for (const name of await filesBelow(client)) if (!kept(name)) rmSync(join(client, name));
  for (const folder of ["code", "generated"]) forget({ ...site, out: join(site.out, folder) });
  const entries = Object.entries(record).filter(([name]) => kept(name));
  writeFileSync(join(site.out, "made.json"), JSON.stringify(Object.fromEntries(entries)));
}

let changes = 0;

function changeText({ content }: Site): void {
  const file = join(content, "en", "pages", "faq.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/<p>(?:\d+\. )?/, `<p>${++changes}. `));
}
