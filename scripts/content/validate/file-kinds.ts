/** Which file of the content folder is checked with which schema. */
import type { z } from "zod";
import { memoBy } from "../core/memo.ts";
import type { Path } from "../core/value-path.ts";
import { entryFolders, languageFiles, languageFolders, singleFiles } from "../schema/collections.ts";
import { languageAt, withLanguages } from "../schema/per-language.ts";
import { pageSchemas } from "./pages.ts";

/** Files of one schema. */
export interface FileKind {
  /** Name of the JSON Schema. */
  readonly id: string;
  readonly schema: z.ZodType;
  /** Whether each language has such a file, in its own folder; the others are at the top. */
  readonly eachLanguage: boolean;
  /** `pages/home`; `plugins` for a folder. */
  readonly path: string;
  /** Checks the names of files in a folder. */
  readonly entryName?: z.ZodType;
}

function single(
  eachLanguage: boolean,
  prefix: string,
  files: Readonly<Record<string, z.ZodType>>,
  folder = "",
): FileKind[] {
  return Object.entries(files).map(([name, schema]) => {
    return { id: prefix + name, schema, eachLanguage, path: folder + name };
  });
}

function folders(
  eachLanguage: boolean,
  prefix: string,
  kinds: Readonly<Record<string, { readonly schema: z.ZodType; readonly name: z.ZodType }>>,
): FileKind[] {
  return Object.entries(kinds).map(([path, { schema, name }]) => {
    return { id: prefix + path, schema, eachLanguage, path, entryName: name };
  });
}

export const fileKinds: readonly FileKind[] = [
  ...single(false, "", singleFiles),
  ...folders(false, "", entryFolders),
  ...single(true, "words.", languageFiles),
  ...folders(true, "words.", languageFolders),
  ...single(true, "page.", pageSchemas, "pages/"),
];

type SchemaOf = (FileKind & { readonly language?: string }) | { readonly expected: readonly string[] };

/** The kind of a file, its schema with the languages of the site; or the paths that would have been right in that folder. */
export function schemaOf(file: string, languages: readonly string[]): SchemaOf {
  const found = kindOf(file, languages);
  return "schema" in found ? { ...found, schema: siteSchema(found.schema, languages.join()) } : found;
}

/** The language that a value of a file is in; `undefined` for a fact. Words may have facts in braces, and facts may not. */
export function languageOf(file: string, path: Path, languages: readonly string[]): string | undefined {
  const kind = kindOf(file, languages);
  return "schema" in kind ? (kind.language ?? languageAt(kind.schema, path)) : undefined;
}

/** Its schema leaves the languages open. */
export function kindOf(file: string, languages: readonly string[]): SchemaOf {
  if (!file.endsWith(".yaml")) return { expected: [] };
  const steps = file.slice(0, -".yaml".length).split("/");
  const language = languages.find((code) => code === steps[0] && steps.length > 1);
  const [top = "", ...below] = language === undefined ? steps : steps.slice(1);
  const kinds = fileKinds.filter(({ eachLanguage }) => eachLanguage === (language !== undefined));
  const found = kinds.find(({ path, entryName }) => {
    if (entryName === undefined) return path === [top, ...below].join("/");
    return path === top && below.length === 1 && entryName.safeParse(below[0]).success;
  });
  if (found !== undefined) return language === undefined ? found : { ...found, language };
  const folder = language === undefined ? "" : `${language}/`;
  const singles = kinds.filter(({ entryName }) => entryName === undefined);
  return { expected: singles.map(({ path }) => `${folder}${path}.yaml`) };
}

const siteSchema = memoBy((schema: z.ZodType, languages: string) => {
  return withLanguages(schema, languages === "" ? [] : languages.split(","));
});
