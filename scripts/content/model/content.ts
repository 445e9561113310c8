/** Typed access to loaded content: single files for the rules, the whole for what is emitted. */
import type { z } from "zod";
import { memo } from "../core/memo.ts";
import { factFiles, factFolders, wordFiles, wordFolders } from "../schema/collections.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { schemaResult } from "../validate/schema-result.ts";
import { publishedFiles } from "./published.ts";
import { inOrderOf } from "./same-order.ts";

/** The value of one file, or `undefined` if it is missing or does not fit. */
export function readFileOf<Schema extends z.ZodType>(
  files: ContentFiles,
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const parsed = files.parsed.get(file);
  if (parsed === undefined) return undefined;
  return schemaResult(parsed, schema).data;
}

/** The entries of a folder by file name without ending; those that do not fit are left out. */
export function readFolderOf<Schema extends z.ZodType>(
  files: ContentFiles,
  folder: string,
  schema: Schema,
): ReadonlyMap<string, z.output<Schema>> {
  return new Map(
    [...namesIn(files, folder)].flatMap((name): [string, z.output<Schema>][] => {
      const value = readFileOf(files, `${folder}/${name}.yaml`, schema);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** File names without ending in a folder, those that do not parse included. */
export function namesIn(files: ContentFiles, folder: string): ReadonlySet<string> {
  return namesByFolder(files).get(folder) ?? new Set<string>();
}

const namesByFolder = memo((files: ContentFiles) => {
  const folders = new Map<string, Set<string>>();
  for (const file of files.present) {
    const [, folder = "", name] = /^(.*)\/(.*)\.yaml$/.exec(file) ?? [];
    if (name !== undefined) folders.set(folder, (folders.get(folder) ?? new Set<string>()).add(name));
  }
  return folders;
});

/** Valid content, complete. */
export type Content = ReturnType<typeof assemble>;
export type Words = ReturnType<typeof assembleWords>;

/** The whole content that is published, as typed values. @throws Error if a file is missing or not valid. */
export const contentOf = memo((files: ContentFiles) => assemble(publishedFiles(files)));

function assemble(files: ContentFiles) {
  const fact = <Schema extends z.ZodType>(name: string, schema: Schema) => need(files, `facts/${name}.yaml`, schema);
  return {
    languages: files.languages,
    site: fact("site", factFiles.site),
    navigation: fact("navigation", factFiles.navigation),
    editions: fact("editions", factFiles.editions),
    statistics: fact("statistics", factFiles.statistics),
    legal: fact("legal", factFiles.legal),
    downloads: fact("downloads", factFiles.downloads),
    help: fact("help", factFiles.help),
    pictures: fact("pictures", factFiles.pictures),
    plugins: readFolderOf(files, "facts/plugins", factFolders.plugins.schema),
    releases: readFolderOf(files, "facts/releases", factFolders.releases.schema),
    partners: readFolderOf(files, "facts/partners", factFolders.partners.schema),
    words: new Map(files.languages.map((language) => [language, assembleWords(files, language)])),
  };
}

function assembleWords(files: ContentFiles, language: string) {
  const [first = ""] = files.languages;
  const word = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const words = need(files, `${language}/${name}.yaml`, schema);
    return language === first ? words : inOrderOf(need(files, `${first}/${name}.yaml`, schema), words);
  };
  return {
    ui: word("ui", wordFiles.ui),
    notes: word("notes", wordFiles.notes),
    help: word("help", wordFiles.help),
    plugins: readFolderOf(files, `${language}/plugins`, wordFolders.plugins.schema),
    releases: readFolderOf(files, `${language}/releases`, wordFolders.releases.schema),
    /** Words of a page, by its folder, as its own schema describes them. */
    page: <Schema extends z.ZodType>(folder: string, schema: Schema) => word(`pages/${folder}`, schema),
  };
}

function need<Schema extends z.ZodType>(files: ContentFiles, file: string, schema: Schema): z.output<Schema> {
  const value = readFileOf(files, file, schema);
  if (value === undefined) throw new Error(`content/${file} is missing or not valid`);
  return value;
}
