/** Composes everything that is written: typed JSON for the pages, interface strings, search index, pictures. */
import { createHash } from "node:crypto";
import { feedPath } from "../../../src/routes/feeds.ts";
import { plansFile } from "../../encode/plan.ts";
import type { Content } from "../content.ts";
import { factTable } from "../fact-table.ts";
import { fillFacts } from "../facts.ts";
import type { Context } from "./context.ts";
import { composeDirectoryIndex } from "./directory-index.ts";
import { atomFeed } from "./feeds/atom.ts";
import { composeReleaseFeed } from "./feeds/release-feed.ts";
import { openMedia } from "./media.ts";
import { composePages } from "./pages.ts";
import { composeServerFacts, composeShell, type ServerFacts, type ShellFacts } from "./shell.ts";
import { composeStructuredData } from "./structured-data.ts";

/** Paths relative to `src/generated`, with `/`. */
export type EmittedFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * The generated files of valid content. The same content gives the same bytes.
 *
 * - `shell.ts`: facts for header, footer and head, bundled with the code.
 * - `version.json`: digest of all page content; part of its address, so that it can be cached for ever.
 * - `pictures.json`: pictures that are still to be encoded, with the addresses that their files have on the site.
 * - `structured-data/…`: JSON-LD of each page, for its document.
 * - `public/…`: served as it is: `content/{version}/{language}/{page}.json`, `locales/…`, `images/…`, icons, and the
 *   releases of each language for feed readers and programs.
 *
 * @param root Absolute path of the content folder, for the pictures.
 * @param images Paths of all pictures below `images/`.
 */
export function emitContent(content: Content, root: string, images: readonly string[]): EmittedFiles {
  const media = openMedia(root, images, content.languages);
  const pages = new Map<string, string>();
  const files = new Map<string, string | Uint8Array>();
  const forMachines = new Map<string, string>();
  for (const language of content.languages) {
    const words = content.words.get(language);
    if (words === undefined) throw new Error(`There are no words in ${language}`);
    const facts = factTable(content, language);
    const context: Context = { content, language, facts, words: fillFacts(words, facts), media };
    for (const [key, page] of composePages(context)) pages.set(`${language}/${key}.json`, JSON.stringify(page));
    pages.set(`${language}/directory-index.json`, JSON.stringify(composeDirectoryIndex(context)));
    files.set(`public/locales/${language}/translation.json`, JSON.stringify(context.words.ui));
    files.set(`public/locales/${language}/notes.json`, JSON.stringify(context.words.notes));
    for (const [name, text] of filesForMachines(context)) forMachines.set(name, text);
  }
  const version = digest([...pages.values(), ...files.values()].join("\n"));
  for (const [name, text] of forMachines) files.set(name, text);
  for (const [name, json] of pages) files.set(`public/content/${version}/${name}`, json);
  for (const [name, path] of iconFiles(content)) files.set(`public/${name}`, media.plain(path).bytes);
  files.set("shell.ts", shellModule(composeShell(content, media), composeServerFacts(content)));
  const pictures = media.used();
  for (const { url, bytes } of pictures.files) files.set(`public${url}`, bytes);
  files.set(plansFile, JSON.stringify(pictures.plans));
  files.set("version.json", JSON.stringify({ version }));
  return files;
}

/** What programs read in one language. No page is made from it, so it is no part of the version. */
function filesForMachines(context: Context): [name: string, text: string][] {
  const { language } = context;
  const feed = composeReleaseFeed(context);
  return [
    [`public${feedPath("atom", language)}`, atomFeed(feed)],
    [`public${feedPath("json", language)}`, `${JSON.stringify(feed, null, 2)}\n`],
    ...[...composeStructuredData(context)].map(([key, data]): [string, string] => [
      `structured-data/${language}/${key}.json`,
      JSON.stringify(data),
    ]),
  ];
}

/** Icons that browsers ask for under fixed names. */
function iconFiles({ pictures: { icons } }: Content): [name: string, path: string][] {
  return [
    ["favicon.ico", icons.ico],
    ["favicon.svg", icons.svg],
    ["apple-touch-icon.png", icons.touch],
  ];
}

/** A module rather than JSON, so that the compiler checks it against its type. */
function shellModule(shell: ShellFacts, server: ServerFacts): string {
  return [
    "// Written by the content build.",
    'import type { ServerFacts, ShellFacts } from "../../scripts/content/emit/shell.ts";',
    `export const shell: ShellFacts = ${JSON.stringify(shell, null, 2)};`,
    `export const serverFacts: ServerFacts = ${JSON.stringify(server, null, 2)};`,
    "",
  ].join("\n");
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
