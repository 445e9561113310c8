/** Composes everything that is written: typed JSON for the pages, interface strings, search index, pictures. */
import { createHash } from "node:crypto";
import type { Content } from "../content.ts";
import { factTable } from "../fact-table.ts";
import { fillFacts } from "../facts.ts";
import type { Context } from "./context.ts";
import { composeDirectoryIndex } from "./directory-index.ts";
import { readMedia } from "./media.ts";
import { composePages } from "./pages.ts";
import { composeShell, type ShellFacts } from "./shell.ts";

/** Paths relative to `src/generated`, with `/`. */
export type EmittedFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * The generated files of valid content. The same content gives the same bytes.
 *
 * - `shell.ts`: facts for header, footer and head, bundled with the code.
 * - `version.json`: digest of all page content; part of its address, so that it can be cached for ever.
 * - `public/…`: served as it is: `content/{version}/{language}/{page}.json`, `locales/…`, `images/…`, icons.
 *
 * @param root Absolute path of the content folder, for the pictures.
 */
export function emitContent(content: Content, root: string, images: readonly string[]): EmittedFiles {
  const media = readMedia(root, images);
  const pages = new Map<string, string>();
  const files = new Map<string, string | Uint8Array>();
  for (const language of content.languages) {
    const words = content.words.get(language);
    if (words === undefined) throw new Error(`There are no words in ${language}`);
    const facts = factTable(content, language);
    const context: Context = { content, language, facts, words: fillFacts(words, facts), media };
    for (const [key, page] of composePages(context)) pages.set(`${language}/${key}.json`, JSON.stringify(page));
    pages.set(`${language}/directory-index.json`, JSON.stringify(composeDirectoryIndex(context)));
    files.set(`public/locales/${language}/translation.json`, JSON.stringify(context.words.ui));
    files.set(`public/locales/${language}/notes.json`, JSON.stringify(context.words.notes));
  }
  const version = digest([...pages.values(), ...files.values()].join("\n"));
  for (const [name, json] of pages) files.set(`public/content/${version}/${name}`, json);
  for (const { url, bytes } of media.values()) files.set(`public${url}`, bytes);
  for (const [name, path] of iconFiles(content)) files.set(`public/${name}`, media.get(path)?.bytes ?? "");
  files.set("shell.ts", shellModule(composeShell(content, media)));
  files.set("version.json", JSON.stringify({ version }));
  return files;
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
function shellModule(shell: ShellFacts): string {
  return [
    "// Written by the content build.",
    'import type { ShellFacts } from "../../scripts/content/emit/shell.ts";',
    `export const shell: ShellFacts = ${JSON.stringify(shell, null, 2)};`,
    "",
  ].join("\n");
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
