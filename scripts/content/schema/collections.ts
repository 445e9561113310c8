/** Which file of the content folder is checked with which schema. */
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

/** Files of one schema. The folder of facts or of a language comes before their path. */
export interface FileKind {
  /** Name of the JSON Schema. */
  readonly id: string;
  readonly schema: z.ZodType;
  readonly isFact: boolean;
  /** `pages/home`; `plugins` for a folder. */
  readonly path: string;
  /** Checks the names of files in a folder. */
  readonly entryName?: z.ZodType;
}

function fileKindsOf(
  isFact: boolean,
  files: Readonly<Record<string, z.ZodType>>,
  folders: Readonly<Record<string, { readonly schema: z.ZodType; readonly name: z.ZodType }>>,
): readonly FileKind[] {
  const prefix = isFact ? "" : "words.";
  const single = (path: string, schema: z.ZodType): FileKind => ({ id: `${prefix}${path}`, schema, isFact, path });
  return [
    ...Object.entries(files).map(([path, schema]) => single(path, schema)),
    ...Object.entries(folders).map(([path, { schema, name }]) => ({ ...single(path, schema), entryName: name })),
  ];
}

export const fileKinds: readonly FileKind[] = [
  ...fileKindsOf(true, factFiles, factFolders),
  ...fileKindsOf(false, wordFiles, wordFolders),
  ...Object.entries(pageSchemas).map(([page, schema]) => ({
    id: `page.${page}`,
    schema,
    isFact: false,
    path: `pages/${page}`,
  })),
];

const kindAt = new Map(fileKinds.map((kind) => [`${kind.isFact} ${kind.path}`, kind]));

export type SchemaOf =
  | { readonly schema: z.ZodType; readonly id: string; readonly language?: string }
  | { readonly unknown: true; readonly expected: readonly string[] };

/** The schema of a file, or the paths that would have been right in that folder. */
export function schemaOf(file: string, languages: readonly string[]): SchemaOf {
  if (!file.endsWith(".yaml")) return { unknown: true, expected: [] };
  const [top = "", ...rest] = file.slice(0, -".yaml".length).split("/");
  const isFact = top === "facts";
  if (!isFact && !languages.includes(top)) return { unknown: true, expected: ["facts", ...languages] };
  const [folder, name, ...deeper] = rest;
  const single = kindAt.get(`${isFact} ${rest.join("/")}`);
  const inFolder = deeper.length === 0 ? kindAt.get(`${isFact} ${folder}`) : undefined;
  if (single !== undefined && single.entryName === undefined) return isFact ? single : { ...single, language: top };
  if (inFolder?.entryName?.safeParse(name).success) return isFact ? inFolder : { ...inFolder, language: top };
  const singles = fileKinds.filter((kind) => kind.isFact === isFact && kind.entryName === undefined);
  return { unknown: true, expected: singles.map(({ path }) => `${top}/${path}.yaml`) };
}
