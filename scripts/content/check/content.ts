/** All published content, typed. */
import type { z } from "zod";
import type { PageAddress } from "../../../src/routes/routes.ts";
import { directionOf } from "../core/intl.ts";
import { memo } from "../core/memo.ts";
import { newestOf } from "../core/versions.ts";
import type { AreaTranslations } from "../schema/areas.ts";
import { entryFolders, languageFiles, languageFolders, singleFiles } from "../schema/collections.ts";
import { type DataMigrationTranslations, withVersion } from "../schema/downloads.ts";
import type { EditionTranslations } from "../schema/edition.ts";
import { inLanguage, type TextsPerLanguage } from "../schema/per-language.ts";
import type { PluginTranslations } from "../schema/plugin.ts";
import type { CountryBannerTranslations } from "../schema/site.ts";
import { filledStrings, isTranslated, labelsLanguage, translatedFiles } from "./begun.ts";
import type { ContentFiles } from "./content-files.ts";
import { readFolderOf, required } from "./file-values.ts";
import { movedPages } from "./indexes/former-addresses.ts";
import { publishedFiles } from "./published.ts";
import { inOrderOf } from "./same-order.ts";

/** All published content, and whether it is built as a draft: for a host of mere files, and for no search engine. */
export type Content = ReturnType<typeof assemble>;
export type Translations = ReturnType<typeof assembleTranslations>;

/** All published content, typed. @throws Error if a file is missing or invalid. */
export const contentOf = memo((files: ContentFiles) => assemble(translatedFiles(publishedFiles(files))));

function assemble(files: ContentFiles) {
  const facts = assembleFacts(files);
  const translations = files.languages.map(
    (language) => [language, assembleTranslations(files, facts, language)] as const,
  );
  return {
    ...facts,
    languages: files.languages,
    translations: new Map(translations),
    /** False if a page shows the first language's texts instead of its own. */
    isTranslated: (page: PageAddress, language: string) => isTranslated(files, page, language),
    labelsLanguage: (language: string) => labelsLanguage(files, language),
    /** Current paths by former ones, without a language. */
    moved: Object.fromEntries(movedPages(files)),
    draft: false,
  };
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
  const { plugins, releases, help, editions, areas } = facts;
  const { countryBanner, paymentLinks } = facts.site;
  const migration = facts.downloads.dataMigration;
  const hasNotes = [...plugins.values()].some(({ layout }) => layout === "notes");
  const { groups, words, rows } = editions.comparison;
  const [first = ""] = files.languages;
  const shown: ShownIn = (...texts) => {
    const isOwn = texts.every((each) => each === undefined || Object.hasOwn(each, language));
    return isOwn ? { code: language } : { code: first, foreign: foreignTo(first) };
  };
  const isMissing = (name: string) => files.begun.includes(language) && !files.present.has(`${language}/${name}.yaml`);
  const translate = (texts: TextsPerLanguage) => inLanguage(texts, shown(texts).code);
  const textFile = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const original = required(files, `${first}/${name}.yaml`, schema);
    if (language === first) return original;
    return isMissing(name) ? original : inOrderOf(original, required(files, `${language}/${name}.yaml`, schema));
  };
  const titles = [groups, words, mapValues(rows, ({ title }) => title)].flatMap((texts) => Object.values(texts));
  const { code, foreign } = shown(...titles);
  return {
    ui: files.begun.includes(language) ? filledUi(files, first, language) : textFile("ui", languageFiles.ui),
    notes: hasNotes ? textFile("notes", languageFiles.notes) : undefined,
    help: mapValues(help, ({ title }) => ({ title: translate(title), foreign: shown(title).foreign })),
    editions: mapValues(editions.editions, (edition) => {
      return { name: translate(edition.name), ...wordsOf<EditionTranslations>(edition, shown(edition)) };
    }),
    comparison: {
      foreign,
      groups: mapValues(groups, (texts) => inLanguage(texts, code)),
      words: mapValues(words, (texts) => inLanguage(texts, code)),
      rows: mapValues(rows, ({ title }) => inLanguage(title, code)),
    },
    areas: mapValues(areas, (area) => areaTranslations(area, shown)),
    dataMigration: migration && wordsOf<DataMigrationTranslations>(migration, shown(migration)),
    countryBanner: countryBanner && wordsOf<CountryBannerTranslations>(countryBanner, shown(countryBanner)),
    payment: mapValues(paymentLinks, ({ label }) => translate(label)),
    plugins: new Map([...plugins].map(([slug, plugin]) => [slug, pluginTranslations(plugin, shown)])),
    releases: new Map([...releases].map(([version, each]) => [version, releaseTranslations(each, shown)])),
    texts: textsOf(files, language),
    /** Attributes of a page's texts, if they are the first language's. */
    foreignPage: (folder: string) => (isMissing(`pages/${folder}`) ? foreignTo(first) : undefined),
    /** The texts of a page, typed by the schema in its folder. */
    page: <Schema extends z.ZodType>(folder: string, schema: Schema) => textFile(`pages/${folder}`, schema),
  };
}

/**
 * The language that texts which belong together are shown in: the first one, if a begun language lacks some. `foreign`
 * are the attributes of the element around them, if it isn't the language of the page.
 */
type ShownIn = (...texts: readonly (object | undefined)[]) => {
  readonly code: string;
  readonly foreign?: ReturnType<typeof foreignTo>;
};

const foreignTo = (language: string) => ({ lang: language, dir: directionOf(language) });

function filledUi(files: ContentFiles, first: string, language: string) {
  const [original, own] = [first, language].map((code) => files.parsed.get(`${code}/ui.yaml`)?.value);
  return languageFiles.ui.parse(filledStrings(original, own, language));
}

function textsOf(files: ContentFiles, language: string) {
  const [first, own] = [files.languages[0] ?? "", language].map((code) =>
    readFolderOf(files, `${code}/texts`, languageFolders.texts.schema),
  );
  const all = files.begun.includes(language) ? [...(first ?? [])] : [];
  return new Map([...all, ...(own ?? [])].map(([slug, text]) => [slug, inOrderOf(first?.get(slug), text)]));
}

function mapValues<Entry, Text>(entries: Readonly<Record<string, Entry>>, textOf: (entry: Entry) => Text) {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, textOf(entry)]));
}

/** The words of an entry, in the language that they are shown in. */
function wordsOf<Words>(entry: { readonly [language: string]: Words }, { code, foreign }: ReturnType<ShownIn>) {
  return { ...inLanguage(entry, code), foreign };
}

function areaTranslations(area: Facts["areas"][string], shown: ShownIn) {
  const { picture } = area;
  const inOne = shown(area, picture?.alt);
  return { ...wordsOf<AreaTranslations>(area, inOne), imageAlt: picture && inLanguage(picture.alt, inOne.code) };
}

/** Name and description are a card's, the others the page's. */
function pluginTranslations(plugin: z.output<typeof entryFolders.plugins.schema>, shown: ShownIn) {
  const { code, foreign } = shown(plugin.name, plugin.description);
  const [name, description] = [inLanguage(plugin.name, code), inLanguage(plugin.description, code)];
  return { name, description, ...inLanguage<PluginTranslations>(plugin, shown(plugin).code), foreign };
}

function releaseTranslations(release: z.output<typeof entryFolders.releases.schema>, shown: ShownIn) {
  const { summary, newFeatures, improvements, bugFixes } = release;
  const { code, foreign } = shown(summary, ...[newFeatures, improvements, bugFixes].flatMap((items) => items ?? []));
  const items = (list: typeof newFeatures) => list?.map((item) => inLanguage(item, code));
  return {
    summary: inLanguage(summary, code),
    newFeatures: items(newFeatures),
    improvements: items(improvements),
    bugFixes: items(bugFixes),
    foreign,
  };
}
