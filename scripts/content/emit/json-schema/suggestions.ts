/** Suggested values for code editors: codes, ids with their names, pictures. */
import { z } from "zod";
import { translations as faqPage } from "../../../../src/pages/faq/schema.ts";
import type { Content } from "../../check/content.ts";
import { newestFirst } from "../../check/placeholders.ts";
import type { MessageLanguage } from "../../core/messages/language.ts";
import { fieldMeta, type Reference } from "../../schema/field.ts";
import { codes } from "../../schema/formats/codes.ts";
import { textSlugs } from "../shell.ts";

/** A value with the name of what it refers to. */
export interface Suggestion {
  readonly value: string;
  readonly name?: string | undefined;
}

/** Returns a function from a field to its suggestions. Names are in `language`, or else the site's first language. */
export function suggestionsOf(content: Content, images: readonly string[], language: MessageLanguage) {
  const lists = references(content, language);
  const pictures = withLanguagesAsOne(images, content.languages);
  return (field: z.core.$ZodType): readonly Suggestion[] => {
    const { widget, reference } = fieldMeta(field);
    if (widget === "picture") return pictures.filter(({ value }) => z.safeParse(field, value).success);
    const isText = (field instanceof z.ZodOptional ? field.unwrap() : field) instanceof z.ZodString;
    return isText && reference !== undefined && reference !== "page" ? lists[reference] : [];
  };
}

function references(
  content: Content,
  language: MessageLanguage,
): Record<Exclude<Reference, "page">, readonly Suggestion[]> {
  const [first = ""] = content.languages;
  const words = content.translations.get(language) ?? content.translations.get(first);
  const fromWords = (named: Readonly<Record<string, string>> = {}) =>
    Object.entries(named).map(([value, name]) => ({ value, name }));
  const titlesOf = (entries: Readonly<Record<string, { readonly title: string }>> = {}) =>
    Object.entries(entries).map(([value, { title }]) => ({ value, name: title }));
  return {
    "plugin-with-country": [...content.plugins]
      .filter(([, { country }]) => country !== undefined)
      .map(([value]) => ({ value, name: words?.plugins.get(value)?.name })),
    edition: Object.entries(words?.editions ?? {}).map(([value, { name }]) => ({ value, name })),
    "help-article": Object.keys(content.help).map((value) => ({ value, name: words?.help[value]?.title })),
    release: newestFirst(content).map(({ version, date }) => ({ value: version, name: date })),
    "comparison-group": fromWords(words?.comparison.groups),
    "comparison-word": fromWords(words?.comparison.words),
    question: titlesOf(words?.page("faq", faqPage).questions),
    "text-page": textSlugs(content).map((value) => ({ value, name: words?.texts.get(value)?.title })),
    country: codes("country", language),
    currency: codes("currency", language),
    language: codes("language", language),
  };
}

/** Picture names, with those per language folded into one with `{lang}`. */
function withLanguagesAsOne(images: readonly string[], languages: readonly string[]): Suggestion[] {
  const ending = new RegExp(`(?<=\\.)(?:${languages.join("|")})(?=\\.\\w+$)`);
  return [...new Set(images.map((name) => name.replace(ending, "{lang}")))].map((value) => ({ value }));
}
