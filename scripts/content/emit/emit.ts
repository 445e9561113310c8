/** Composes everything that is written: typed JSON for the pages, interface strings, search index, pictures. */
import { createHash } from "node:crypto";
import { plansFile } from "../../encode/plan.ts";
import type { Content } from "../model/content.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { composeLanguage } from "./language-files.ts";
import { type ImageFile, type Media, plainImage } from "./media.ts";
import { composeServerFacts, composeShell, type ServerFacts, type ShellFacts } from "./shell.ts";

/** Paths relative to `src/generated`, with `/`. */
export type EmittedFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * The generated files of valid content. The same content gives the same bytes.
 *
 * - `shell.ts`: facts for header, footer and head, bundled with the code.
 * - `content/{language}/{page}.json`: what each page is given. On the site it lies below the version.
 * - `version.json`: digest of all pages and interface strings, so that browsers may keep them for ever.
 * - `pictures.json`: pictures that are still to be encoded, with the addresses that their files have on the site.
 * - `structured-data/…`: JSON-LD of each page, for its document.
 * - `public/…`: served as it is: `locales/…`, `images/…`, icons, and the releases of each language for feed readers and
 *   programs.
 *
 * @param files The content files, for their pictures.
 */
export function emitContent(content: Content, files: ContentFiles): EmittedFiles {
  const media: Media = { files, shown: new Set() };
  const languages = content.languages.map((language) => composeLanguage(content, language, media));
  const versioned = languages.flatMap((one) => one.versioned);
  const texts = [...versioned, ...languages.flatMap((one) => one.others)];
  const shell = shellModule(composeShell(content, media), composeServerFacts(content));
  const icons = iconFiles(content, media);
  const version = digest(versioned.map(({ text }) => text)).slice(0, 10);
  return new Map<string, string | Uint8Array>([
    ...texts.map(({ name, text }): [string, string] => [name, text]),
    ...icons,
    ...pictureFiles([...media.shown]),
    ["shell.ts", shell],
    ["version.json", JSON.stringify({ version })],
  ]);
}

/** Pictures that are served as they are, and the plans of those that are encoded. */
function pictureFiles(shown: readonly ImageFile[]): [name: string, data: string | Uint8Array][] {
  const plain = shown.flatMap((one): [string, Uint8Array][] => ("bytes" in one ? [[one.url, one.bytes]] : []));
  const plans = shown.flatMap((one) => ("plan" in one ? [one.plan] : []));
  return [
    ...plain.map(([url, bytes]): [string, Uint8Array] => [`public${url}`, bytes]),
    [plansFile, JSON.stringify(plans)],
  ];
}

/** Icons that browsers ask for under fixed names. */
function iconFiles({ pictures: { icons } }: Content, media: Media): [name: string, bytes: Uint8Array][] {
  return [
    ["public/favicon.ico", plainImage(media, icons.ico).bytes],
    ["public/favicon.svg", plainImage(media, icons.svg).bytes],
    ["public/apple-touch-icon.png", plainImage(media, icons.touch).bytes],
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

function digest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\n");
  return hash.digest("hex");
}
