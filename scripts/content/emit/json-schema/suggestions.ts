/** What may be written where a value names something: codes, ids with what they stand for, pictures. */
import { words as featuresPage } from "../../../../src/pages/features/schema.ts";
import type { MessageLanguage } from "../../core/localized-text.ts";
import type { Content } from "../../model/content.ts";
import { newestFirst } from "../../model/placeholders.ts";
import type { Reference } from "../../schema/field.ts";
import { codes, type Suggestion } from "./codes.ts";

export interface Suggestions {
  /** By what a field names. */
  readonly lists: ReadonlyMap<string, readonly Suggestion[]>;
  /** The pictures that a field takes. @param patterns What their names must look like. */
  pictures(patterns: readonly string[]): readonly Suggestion[];
}

/**
 * Everything that can be named.
 *
 * @param content Valid content.
 * @param images Names of pictures.
 * @param language Names are given in it if the site has it, otherwise in the site's first language.
 */
export function suggestionsOf(content: Content, images: readonly string[], language: MessageLanguage): Suggestions {
  const forAll = forLanguages(images, content.languages);
  return {
    lists: new Map(Object.entries(references(content, language))),
    pictures(patterns) {
      const tests = patterns.map((pattern) => new RegExp(pattern));
      const fits = (value: string) => tests.every((test) => test.test(value));
      const names = forAll.filter(fits);
      const isForLanguages = names.some((name) => name.includes("{lang}"));
      return (isForLanguages ? names : images.filter(fits)).map((value) => ({ value }));
    },
  };
}

function references(content: Content, language: MessageLanguage) {
  const [first = ""] = content.languages;
  const words = content.words.get(language) ?? content.words.get(first);
  const features = words?.page("features", featuresPage);
  const comparison = features?.comparison;
  return {
    plugin: [...content.plugins.keys()].map((value) => named(value, words?.plugins.get(value)?.name)),
    edition: content.editions.editions.map(({ id }) => named(id, words?.ui.edition.names[id])),
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
