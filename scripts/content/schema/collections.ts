/** Which file of the content folder holds what, and which schema it is checked with. */
import type { z } from "zod";
import { downloads } from "./downloads.ts";
import { editions } from "./editions.ts";
import { legal, statistics } from "./figures.ts";
import { slug } from "./formats/slug.ts";
import { version } from "./formats/version.ts";
import { help, helpWords } from "./help.ts";
import { navigation } from "./navigation.ts";
import { notes } from "./notes.ts";
import { pageSchemas } from "./pages.ts";
import { partnersOfCountry } from "./partner.ts";
import { pictures } from "./pictures.ts";
import { pluginFacts, pluginWords } from "./plugin.ts";
import { releaseFacts, releaseWords } from "./release.ts";
import { site } from "./site.ts";
import { ui } from "./ui.ts";

/** Single files of `facts/`. */
export const factFiles = { site, navigation, editions, statistics, legal, downloads, help, pictures };

/** Folders of `facts/`, one file an entry; `name` checks the file's name. */
export const factFolders = {
  plugins: { schema: pluginFacts, name: slug },
  releases: { schema: releaseFacts, name: version },
  partners: { schema: partnersOfCountry, name: slug },
};

/** Single files of each language. */
export const wordFiles = { ui, notes, help: helpWords };

/** Folders of each language; the names in `plugins` and `releases` are those of `facts/`. */
export const wordFolders = {
  plugins: { schema: pluginWords, name: slug },
  releases: { schema: releaseWords, name: version },
};

export type SchemaOf =
  | { readonly schema: z.ZodType; readonly kind: string; readonly language?: string }
  | { readonly unknown: true; readonly expected: readonly string[] };

/**
 * Finds the schema of a file.
 *
 * @param file Path relative to the content folder: `en/pages/home.yaml`.
 * @param languages Languages of the site; a folder of another name is unknown.
 * @returns The schema, or the paths that would have been right in that folder; none for a name with another ending.
 */
export function schemaOf(file: string, languages: readonly string[]): SchemaOf {
  if (!file.endsWith(".yaml")) return { unknown: true, expected: [] };
  const [top = "", ...rest] = file.slice(0, -".yaml".length).split("/");
  if (top === "facts") return find(rest, factFiles, factFolders, {}, "facts");
  if (languages.includes(top)) {
    const found = find(rest, wordFiles, wordFolders, { pages: pageSchemas }, top);
    return "schema" in found ? { ...found, language: top } : found;
  }
  return { unknown: true, expected: ["facts", ...languages] };
}

function find(
  steps: readonly string[],
  files: Record<string, z.ZodType>,
  folders: Record<string, { schema: z.ZodType; name: z.ZodType }>,
  fixed: Record<string, Record<string, z.ZodType>>,
  top: string,
): SchemaOf {
  const [first = "", second, ...more] = steps;
  if (second === undefined) {
    const schema = own(files, first);
    if (schema !== undefined) return { schema, kind: first };
  } else if (more.length === 0) {
    const folder = own(folders, first);
    if (folder?.name.safeParse(second).success) return { schema: folder.schema, kind: first };
    const schema = own(own(fixed, first) ?? {}, second);
    if (schema !== undefined) return { schema, kind: `page ${second}` };
  }
  const names = [
    ...Object.keys(files),
    ...Object.entries(fixed).flatMap(([name, pages]) => Object.keys(pages).map((page) => `${name}/${page}`)),
  ];
  return { unknown: true, expected: names.map((name) => `${top}/${name}.yaml`) };
}

function own<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
