/** What may be written where a value names something: codes, ids with what they stand for, pictures. */
import type { Content } from "../content.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { memo, memoBy } from "../core/memo.ts";
import { newestFirst } from "../fact-table.ts";
import type { Reference } from "../schema/field.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { codes, type Suggestion } from "./codes.ts";

export interface Suggestions {
  /** By what a field names. */
  readonly lists: Pick<ReadonlyMap<string, readonly Suggestion[]>, "get">;
  /**
   * The pictures that a field takes.
   *
   * @param patterns What their names must look like, whatever the case of letters.
   * @returns The same list for the same patterns.
   */
  pictures(patterns: readonly string[]): readonly Suggestion[];
}

/** What suggestions are made from. */
interface Source {
  readonly content: Content;
  readonly files: Pick<ContentFiles, "images">;
  readonly language: MessageLanguage;
}

/**
 * Everything that can be named. A list is the same until something in it changes.
 *
 * @param content Valid content.
 * @param files The content files, for the names of pictures.
 * @param language Names are given in it where the site has it, otherwise in the site's first language.
 */
export function suggestionsOf(
  content: Content,
  files: Pick<ContentFiles, "images">,
  language: MessageLanguage,
): Suggestions {
  const source = { content, files, language };
  return {
    lists: allLists(source),
    pictures: (patterns) => fittingPictures(source, patterns.join("\n")),
  };
}

const allLists = memo(
  ({ content, language }: Source) =>
    new Map<string, readonly Suggestion[]>(Object.entries(references(content, language))),
);

const fittingPictures = memoBy((source: Source, patterns: string): readonly Suggestion[] => {
  const tests = patterns.split("\n").map((pattern) => new RegExp(pattern, "i"));
  const fits = ({ value }: Suggestion) => tests.every((test) => test.test(value));
  const list = picturesForLanguages(source).filter(fits);
  return list.some(({ value }) => value.includes("{lang}")) ? list : everyPicture(source).filter(fits);
});

const everyPicture = memo(({ files }: Source) => files.images.map((value): Suggestion => ({ value })));

/** Pictures for fields that take `{lang}`: those that each language has, once. */
const picturesForLanguages = memo(({ content, files }: Source) =>
  forLanguages(files.images, content.languages).map((value): Suggestion => ({ value })),
);

function references(content: Content, language: MessageLanguage) {
  const [first = ""] = content.languages;
  const words = content.words.get(language) ?? content.words.get(first);
  const features = words?.pages.features;
  const comparison = features?.comparison;
  return {
    plugin: [...content.plugins.keys()].map((value) => named(value, words?.plugins.get(value)?.name)),
    help: Object.keys(content.help).map((value) => named(value, words?.help[value])),
    release: newestFirst(content).map(({ version, date }) => named(version, date)),
    area: (features?.areas ?? []).map(({ id, title }) => named(id, title)),
    comparisonGroup: fromWords(comparison?.groups),
    comparisonRow: fromWords(comparison?.rows),
    comparisonValue: fromWords(comparison?.values),
    paymentLink: content.site.paymentLinks.map(({ id }) => named(id, words?.ui.payment[id])),
    country: codes("country", language),
    currency: codes("currency", language),
    language: codes("language", language),
  } satisfies Record<Reference, readonly Suggestion[]>;
}

function named(value: string, name: string | undefined): Suggestion {
  return name === undefined ? { value } : { value, name };
}

function fromWords(words: Readonly<Record<string, string>> = {}): Suggestion[] {
  return Object.entries(words).map(([value, name]) => named(value, name));
}

/** Pictures of the first language as one for all; those of the others are meant by it. */
function forLanguages(images: readonly string[], languages: readonly string[]): string[] {
  const [first = ""] = languages;
  const codeIn = (code: string) => new RegExp(`(?<=\\.)${code}(?=\\.\\w+$)`);
  const ofFirst = images.filter((name) => codeIn(first).test(name));
  const forAll = ofFirst.map((name) => name.replace(codeIn(first), "{lang}"));
  const meant = new Set(forAll.flatMap((name) => languages.map((code) => name.replace("{lang}", code))));
  return [...forAll, ...images.filter((name) => !meant.has(name))];
}
