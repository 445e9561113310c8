/** Kinds of content files: each has a JSON Schema of its own, and every file is of one kind. */
import type { z } from "zod";
import { factFiles, factFolders, wordFiles, wordFolders } from "../../schema/collections.ts";
import { pageSchemas } from "../../schema/pages.ts";

export interface FileKind {
  /** Name of the schema's file, without ending. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** Files of this kind below the content folder, with `*` for any name. */
  readonly files: readonly string[];
  /** Only where each language has a schema of its own. */
  readonly language?: string;
}

/**
 * Every kind, in a fixed order. Interface strings have one a language: its plural forms are its own.
 *
 * @param languages Languages of the site.
 */
export function fileKinds(languages: readonly string[]): FileKind[] {
  const { ui, ...words } = wordFiles;
  const fact = (name: string, schema: z.ZodType, file: string) => ({ name, schema, files: [`facts/${file}.yaml`] });
  const word = (name: string, schema: z.ZodType, file: string) => ({
    name,
    schema,
    files: languages.map((language) => `${language}/${file}.yaml`),
  });
  return [
    ...Object.entries(factFiles).map(([name, schema]) => fact(name, schema, name)),
    ...Object.entries(factFolders).map(([name, { schema }]) => fact(name, schema, `${name}/*`)),
    ...languages.map((language) => ({ name: `ui.${language}`, schema: ui, files: [`${language}/ui.yaml`], language })),
    ...Object.entries(words).map(([name, schema]) => word(`words.${name}`, schema, name)),
    ...Object.entries(wordFolders).map(([name, { schema }]) => word(`words.${name}`, schema, `${name}/*`)),
    ...Object.entries(pageSchemas).map(([name, schema]) => word(`page.${name}`, schema, `pages/${name}`)),
  ];
}

/**
 * Name of the kind of a file.
 *
 * @param file Path below the content folder, with `/`.
 * @returns `undefined` for files that belong to nothing.
 */
export function kindOf(file: string): string | undefined {
  const [, top] = /^(facts|[a-z]{2})\/.+\.yaml$/.exec(file) ?? [];
  if (top === undefined) return undefined;
  const ofAnyName = file.replace(/[^/]+\.yaml$/, "*.yaml");
  const languages = top === "facts" ? [] : [top];
  return fileKinds(languages).find(({ files }) => files.includes(file) || files.includes(ofAnyName))?.name;
}
