/** Which file of the content folder is checked with which schema. */
import type { z } from "zod";
import { words as text } from "../../../src/pages/text/schema.ts";
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

/** Folders of each language; the names in `plugins` and `releases` are those of `facts/`, those in `texts` the same in each. */
export const wordFolders = {
  plugins: { schema: pluginWords, name: slug },
  releases: { schema: releaseWords, name: version },
  texts: { schema: text, name: slug },
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

function single(isFact: boolean, prefix: string, files: Readonly<Record<string, z.ZodType>>, folder = ""): FileKind[] {
  return Object.entries(files).map(([name, schema]) => ({ id: prefix + name, schema, isFact, path: folder + name }));
}

function folders(isFact: boolean, prefix: string, kinds: typeof factFolders | typeof wordFolders): FileKind[] {
  return Object.entries(kinds).map(([path, { schema, name }]) => {
    return { id: prefix + path, schema, isFact, path, entryName: name };
  });
}

export const fileKinds: readonly FileKind[] = [
  ...single(true, "", factFiles),
  ...folders(true, "", factFolders),
  ...single(false, "words.", wordFiles),
  ...folders(false, "words.", wordFolders),
  ...single(false, "page.", pageSchemas, "pages/"),
];

type SchemaOf = (FileKind & { readonly language?: string }) | { readonly expected: readonly string[] };

/** The schema of a file, or the paths that would have been right in that folder. */
export function schemaOf(file: string, languages: readonly string[]): SchemaOf {
  if (!file.endsWith(".yaml")) return { expected: [] };
  const [top = "", ...rest] = file.slice(0, -".yaml".length).split("/");
  const isFact = top === "facts";
  if (!isFact && !languages.includes(top)) return { expected: ["facts", ...languages] };
  const kinds = fileKinds.filter((kind) => kind.isFact === isFact);
  const found = kinds.find(({ path, entryName }) => {
    if (entryName === undefined) return path === rest.join("/");
    return path === rest[0] && rest.length === 2 && entryName.safeParse(rest[1]).success;
  });
  if (found !== undefined) return isFact ? found : { ...found, language: top };
  const singles = kinds.filter(({ entryName }) => entryName === undefined);
  return { expected: singles.map(({ path }) => `${top}/${path}.yaml`) };
}
