/** Typed access to loaded content: single files for the rules, the whole for what is emitted. */
import type { z } from "zod";
import { memo } from "../core/memo.ts";
import { newestOf } from "../core/versions.ts";
import type { AreaWords } from "../schema/areas.ts";
import { entryFolders, singleFiles, languageFiles, languageFolders } from "../schema/collections.ts";
import { withVersion } from "../schema/downloads.ts";
import type { EditionWords } from "../schema/edition.ts";
import { inLanguage } from "../schema/per-language.ts";
import type { PluginWords } from "../schema/plugin.ts";
import type { ContentFiles } from "./content-files.ts";
import { publishedFiles } from "./published.ts";
import { inOrderOf } from "./same-order.ts";
import { schemaResult } from "./schema-result.ts";

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
  const facts = assembleFacts(files);
  const words = files.languages.map((language) => [language, assembleWords(files, facts, language)] as const);
  return { ...facts, languages: files.languages, words: new Map(words) };
}

function assembleFacts(files: ContentFiles) {
  const single = <Schema extends z.ZodType>(name: string, schema: Schema) => need(files, `${name}.yaml`, schema);
  const releases = readFolderOf(files, "releases", entryFolders.releases.schema);
  return {
    site: single("site", singleFiles.site),
    navigation: single("navigation", singleFiles.navigation),
    editions: single("editions", singleFiles.editions),
    areas: single("areas", singleFiles.areas),
    statistics: single("statistics", singleFiles.statistics),
    legal: single("legal", singleFiles.legal),
    downloads: withVersions(single("downloads", singleFiles.downloads), releases),
    help: single("help", singleFiles.help),
    pictures: single("pictures", singleFiles.pictures),
    plugins: readFolderOf(files, "plugins", entryFolders.plugins.schema),
    releases,
    partners: readFolderOf(files, "partners", entryFolders.partners.schema),
  };
}

/** Files of a release have its version and date, unless they say otherwise. */
function withVersions(
  { editions, updates, dataMigration }: z.output<typeof singleFiles.downloads>,
  releases: ReadonlyMap<string, { readonly date: string }>,
) {
  const newest = newestOf([...releases].map(([version, { date }]) => ({ version, date })));
  const ofRelease = (files: typeof editions) =>
    Object.fromEntries(
      Object.entries(files).map(([id, file]) => {
        const { version = newest?.version ?? "", date = newest?.date ?? "" } = file;
        return [id, { ...withVersion(file, version), date }];
      }),
    );
  return {
    editions: ofRelease(editions),
    updates: ofRelease(updates),
    dataMigration: withVersion(dataMigration, dataMigration.version),
  };
}

type Facts = ReturnType<typeof assembleFacts>;

function assembleWords(files: ContentFiles, facts: Facts, language: string) {
  const { plugins, releases, help, editions, areas, site } = facts;
  const { groups, words, rows } = editions.comparison;
  const [first = ""] = files.languages;
  const word = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const words = need(files, `${language}/${name}.yaml`, schema);
    return language === first ? words : inOrderOf(need(files, `${first}/${name}.yaml`, schema), words);
  };
  return {
    ui: word("ui", languageFiles.ui),
    notes: word("notes", languageFiles.notes),
    help: eachOf(help, ({ title }) => inLanguage(title, language)),
    editions: eachOf(editions.editions, (edition) => editionWords(edition, language)),
    comparison: {
      groups: eachOf(groups, (title) => inLanguage(title, language)),
      words: eachOf(words, (word) => inLanguage(word, language)),
      rows: eachOf(rows, ({ title }) => inLanguage(title, language)),
    },
    areas: eachOf(areas, (area) => areaWords(area, language)),
    payment: eachOf(site.paymentLinks, ({ label }) => inLanguage(label, language)),
    plugins: new Map([...plugins].map(([slug, plugin]) => [slug, pluginWords(plugin, language)])),
    releases: new Map([...releases].map(([version, each]) => [version, releaseWords(each, language)])),
    texts: textsOf(files, language),
    /** Words of a page, by its folder, as its own schema describes them. */
    page: <Schema extends z.ZodType>(folder: string, schema: Schema) => word(`pages/${folder}`, schema),
  };
}

function textsOf(files: ContentFiles, language: string) {
  const read = (code = "") => readFolderOf(files, `${code}/texts`, languageFolders.texts.schema);
  const first = read(files.languages[0]);
  return new Map([...read(language)].map(([slug, text]) => [slug, inOrderOf(first.get(slug), text)]));
}

function eachOf<Entry, Text>(entries: Readonly<Record<string, Entry>>, textOf: (entry: Entry) => Text) {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, textOf(entry)]));
}

function editionWords(edition: Facts["editions"]["editions"][string], language: string) {
  return { name: inLanguage(edition.name, language), ...inLanguage<EditionWords>(edition, language) };
}

function areaWords(area: Facts["areas"][string], language: string) {
  const { picture } = area;
  return { ...inLanguage<AreaWords>(area, language), imageAlt: picture && inLanguage(picture.alt, language) };
}

function pluginWords(plugin: z.output<typeof entryFolders.plugins.schema>, language: string) {
  const [name, description] = [inLanguage(plugin.name, language), inLanguage(plugin.description, language)];
  return { name, description, ...inLanguage<PluginWords>(plugin, language) };
}

function releaseWords(release: z.output<typeof entryFolders.releases.schema>, language: string) {
  const { summary, newFeatures, improvements, bugFixes } = release;
  const items = (list: typeof newFeatures) => list?.map((item) => inLanguage(item, language));
  return {
    summary: inLanguage(summary, language),
    newFeatures: items(newFeatures),
    improvements: items(improvements),
    bugFixes: items(bugFixes),
  };
}

function need<Schema extends z.ZodType>(files: ContentFiles, file: string, schema: Schema): z.output<Schema> {
  const value = readFileOf(files, file, schema);
  if (value === undefined) throw new Error(`content/${file} is missing or not valid`);
  return value;
}
