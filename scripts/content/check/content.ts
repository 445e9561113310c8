/** Typed access to content: single files for the rules, all published content for the build. */
import type { z } from "zod";
import type { RouteId } from "../../../src/routes/routes.ts";
import { memo } from "../core/memo.ts";
import { newestOf } from "../core/versions.ts";
import type { AreaTranslations } from "../schema/areas.ts";
import { entryFolders, languageFiles, languageFolders, singleFiles } from "../schema/collections.ts";
import { type DataMigrationTranslations, withVersion } from "../schema/downloads.ts";
import type { EditionTranslations } from "../schema/edition.ts";
import { inLanguage } from "../schema/per-language.ts";
import type { PluginTranslations } from "../schema/plugin.ts";
import type { CountryBannerTranslations } from "../schema/site.ts";
import type { ContentFiles } from "./content-files.ts";
import { publishedFiles } from "./published.ts";
import { inOrderOf } from "./same-order.ts";
import { schemaResult } from "./schema-result.ts";

/** The value of a file; `undefined` if it is missing or doesn't match the schema. */
export function readFileOf<Schema extends z.ZodType>(
  files: ContentFiles,
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const parsed = files.parsed.get(file);
  return parsed && schemaResult(parsed, schema).data;
}

/** The values of a folder's files, by name without extension. Files that don't match the schema are skipped. */
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

/** Names of a folder's files, without extension. Includes files that don't parse. */
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

/** True if there are releases, or words of the page that lists them: a site without them deletes these too. */
export function hasReleases(files: ContentFiles): boolean {
  const words = files.languages.map((language) => `${language}/pages/release-notes.yaml`);
  return namesIn(files, "releases").size > 0 || words.some((file) => files.present.has(file));
}

/** Routes that the site has no page of. */
export function missingRoutes(hasReleases: boolean): readonly RouteId[] {
  return hasReleases ? [] : ["releaseNotes"];
}

/** All published content, and whether it is built as a draft: for a host of mere files, and for no search engine. */
export type Content = ReturnType<typeof assemble>;
export type Translations = ReturnType<typeof assembleTranslations>;

/** All published content, typed. @throws Error if a file is missing or invalid. */
export const contentOf = memo((files: ContentFiles) => assemble(publishedFiles(files)));

function assemble(files: ContentFiles) {
  const facts = assembleFacts(files);
  const translations = files.languages.map(
    (language) => [language, assembleTranslations(files, facts, language)] as const,
  );
  return { ...facts, languages: files.languages, translations: new Map(translations), draft: false };
}

function assembleFacts(files: ContentFiles) {
  const single = <Schema extends z.ZodType>(name: string, schema: Schema) => required(files, `${name}.yaml`, schema);
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

/** Adds version and date to all downloads. The default is the newest release. */
function withVersions(
  { editions, updates, dataMigration }: z.output<typeof singleFiles.downloads>,
  releases: ReadonlyMap<string, { readonly date: string }>,
) {
  const newest = newestOf([...releases].map(([version, { date }]) => ({ version, date })));
  const ofRelease = (files: typeof editions) =>
    mapValues(files, (file) => {
      const { version = newest?.version, date = newest?.date } = file;
      return { ...withVersion(file, version), date };
    });
  return {
    editions: ofRelease(editions),
    updates: ofRelease(updates),
    dataMigration: dataMigration && withVersion(dataMigration, dataMigration.version),
  };
}

type Facts = ReturnType<typeof assembleFacts>;

function assembleTranslations(files: ContentFiles, facts: Facts, language: string) {
  const { plugins, releases, help, editions, downloads, areas, site } = facts;
  const hasNotes = [...plugins.values()].some(({ layout }) => layout === "notes");
  const { groups, words, rows } = editions.comparison;
  const [first = ""] = files.languages;
  const translate = (texts: Readonly<Record<string, string>>) => inLanguage(texts, language);
  const textFile = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const texts = required(files, `${language}/${name}.yaml`, schema);
    return language === first ? texts : inOrderOf(required(files, `${first}/${name}.yaml`, schema), texts);
  };
  return {
    ui: textFile("ui", languageFiles.ui),
    notes: hasNotes ? textFile("notes", languageFiles.notes) : undefined,
    help: mapValues(help, ({ title }) => translate(title)),
    editions: mapValues(editions.editions, (edition) => editionTranslations(edition, language)),
    comparison: {
      groups: mapValues(groups, translate),
      words: mapValues(words, translate),
      rows: mapValues(rows, ({ title }) => translate(title)),
    },
    areas: mapValues(areas, (area) => areaTranslations(area, language)),
    dataMigration: downloads.dataMigration && inLanguage<DataMigrationTranslations>(downloads.dataMigration, language),
    countryBanner: site.countryBanner && inLanguage<CountryBannerTranslations>(site.countryBanner, language),
    payment: mapValues(site.paymentLinks, ({ label }) => translate(label)),
    plugins: new Map([...plugins].map(([slug, plugin]) => [slug, pluginTranslations(plugin, language)])),
    releases: new Map([...releases].map(([version, each]) => [version, releaseTranslations(each, language)])),
    texts: textsOf(files, language),
    /** The texts of a page, typed by the schema in its folder. */
    page: <Schema extends z.ZodType>(folder: string, schema: Schema) => textFile(`pages/${folder}`, schema),
  };
}

function textsOf(files: ContentFiles, language: string) {
  const read = (code = "") => readFolderOf(files, `${code}/texts`, languageFolders.texts.schema);
  const first = read(files.languages[0]);
  return new Map([...read(language)].map(([slug, text]) => [slug, inOrderOf(first.get(slug), text)]));
}

function mapValues<Entry, Text>(entries: Readonly<Record<string, Entry>>, textOf: (entry: Entry) => Text) {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, textOf(entry)]));
}

function editionTranslations(edition: Facts["editions"]["editions"][string], language: string) {
  return { name: inLanguage(edition.name, language), ...inLanguage<EditionTranslations>(edition, language) };
}

function areaTranslations(area: Facts["areas"][string], language: string) {
  const { picture } = area;
  return { ...inLanguage<AreaTranslations>(area, language), imageAlt: picture && inLanguage(picture.alt, language) };
}

function pluginTranslations(plugin: z.output<typeof entryFolders.plugins.schema>, language: string) {
  const [name, description] = [inLanguage(plugin.name, language), inLanguage(plugin.description, language)];
  return { name, description, ...inLanguage<PluginTranslations>(plugin, language) };
}

function releaseTranslations(release: z.output<typeof entryFolders.releases.schema>, language: string) {
  const { summary, newFeatures, improvements, bugFixes } = release;
  const items = (list: typeof newFeatures) => list?.map((item) => inLanguage(item, language));
  return {
    summary: inLanguage(summary, language),
    newFeatures: items(newFeatures),
    improvements: items(improvements),
    bugFixes: items(bugFixes),
  };
}

/** A file whose fields are all optional may be missing. */
function required<Schema extends z.ZodType>(files: ContentFiles, file: string, schema: Schema): z.output<Schema> {
  const value = files.present.has(file) ? readFileOf(files, file, schema) : schema.safeParse({}).data;
  if (value === undefined) throw new Error(`content/${file} is missing or invalid`);
  return value;
}
