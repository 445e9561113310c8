/** Maps the files of the content folder to their schemas. */
import type { z } from "zod";
import { memoBy } from "../core/memo.ts";
import type { Path } from "../core/value-path.ts";
import { entryFolders, languageFiles, languageFolders, singleFiles } from "../schema/collections.ts";
import { languageAt, withLanguages } from "../schema/per-language.ts";
import { begunUi } from "../schema/ui.ts";
import { pageSchemas } from "./pages.ts";

/** A file, or a folder of files, that one schema checks. */
export interface FileKind {
  /** Name of the JSON Schema. */
  readonly id: string;
  readonly schema: z.ZodType;
  /** True if each language has such files in its own folder; false for files at the top. */
  readonly eachLanguage: boolean;
  /** `pages/home`; `plugins` for a folder. */
  readonly path: string;
  /** For a folder: checks the names of its files. */
  readonly entryName?: z.ZodType;
}

export const fileKinds: readonly FileKind[] = [
  ...Object.entries(singleFiles).map(([path, schema]) => ({ id: path, schema, eachLanguage: false, path })),
  ...Object.entries(entryFolders).map(([path, folder]) => ({ id: path, ...folder, eachLanguage: false, path })),
  ...Object.entries(languageFiles).map(([path, schema]) => ({ id: `words.${path}`, schema, eachLanguage: true, path })),
  ...Object.entries(languageFolders).map(([path, folder]) => ({
    id: `words.${path}`,
    ...folder,
    eachLanguage: true,
    path,
  })),
  ...Object.entries(pageSchemas).map(([name, schema]) => {
    return { id: `page.${name}`, schema, eachLanguage: true, path: `pages/${name}` };
  }),
];

type SchemaOf = (FileKind & { readonly language?: string }) | { readonly expected: readonly string[] };

/** The kind of a file, with its schema for these languages; for an unknown name, the paths expected in its folder. */
export function schemaOf(file: string, languages: readonly string[], begun: readonly string[] = []): SchemaOf {
  const kind = kindOf(file, languages);
  if (!("schema" in kind)) return kind;
  if (kind.schema === languageFiles.ui && begun.includes(kind.language ?? "")) return { ...kind, schema: begunUi };
  return { ...kind, schema: siteSchema(kind.schema, [languages, begun].join("|")) };
}

/** The language of a value; `undefined` for facts, which allow no placeholders. */
export function languageOf(file: string, path: Path, languages: readonly string[]): string | undefined {
  const kind = kindOf(file, languages);
  return "schema" in kind ? (kind.language ?? languageAt(kind.schema, path)) : undefined;
}

/** Like `schemaOf`, but the schema accepts any languages. */
export function kindOf(file: string, languages: readonly string[]): SchemaOf {
  if (!file.endsWith(".yaml")) return { expected: [] };
  const steps = file.slice(0, -".yaml".length).split("/");
  const language = languages.find((code) => code === steps[0] && steps.length > 1);
  const [top = "", ...rest] = language === undefined ? steps : steps.slice(1);
  const kinds = fileKinds.filter(({ eachLanguage }) => eachLanguage === (language !== undefined));
  const kind = kinds.find(({ path, entryName }) => {
    if (entryName === undefined) return path === [top, ...rest].join("/");
    return path === top && rest.length === 1 && entryName.safeParse(rest[0]).success;
  });
  if (kind !== undefined) return language === undefined ? kind : { ...kind, language };
  const folder = language === undefined ? "" : `${language}/`;
  const singles = kinds.filter(({ entryName }) => entryName === undefined);
  return { expected: singles.map(({ path }) => `${folder}${path}.yaml`) };
}

const siteSchema = memoBy((schema: z.ZodType, lists: string) => {
  const [languages = [], begun = []] = lists.split("|").map((list) => (list === "" ? [] : list.split(",")));
  return withLanguages(schema, languages, begun);
});
