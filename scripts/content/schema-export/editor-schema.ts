/**
 * From what zod makes of a schema to what editors read: title and description in one language, what is suggested, and
 * what is said where a value does not fit. `errorMessage`, `patternErrorMessage`, `enumDescriptions` and
 * `defaultSnippets` are those of VS Code's language servers; other programs pass over them.
 */

import type { MessageLanguage, Sentence } from "../core/localized-text.ts";
import { memo } from "../core/memo.ts";
import { isRecord } from "../core/value-path.ts";
import { formatHelp } from "../messages/formats.ts";
import { hints } from "../messages/hints.ts";
import { schemaMessages as said } from "../messages/schemas.ts";
import { typeMessages } from "../messages/types.ts";
import type { FieldFormat } from "../schema/field.ts";
import type { Suggestion } from "./codes.ts";
import { type Definitions, type Json, newDefinitions } from "./definitions.ts";
import type { PatternChecks } from "./patterns.ts";
import type { Suggestions } from "./suggestions.ts";
import { patternsOf, valuePatterns } from "./value-patterns.ts";

export interface Wording {
  readonly language: MessageLanguage;
  readonly suggestions: Suggestions;
  readonly checks: PatternChecks;
}

/** Texts that are longer than this are not counted by anybody. */
const longText = 2_000;

/**
 * The schema in one language.
 *
 * @param raw A schema as zod writes it, with the metadata of `field.ts` among its keywords.
 */
export function editorSchema(raw: Json, wording: Wording): Json {
  const definitions = newDefinitions();
  const schema = worded(raw, { ...wording, definitions });
  return { ...schema, definitions: definitions.all() };
}

interface Context extends Wording {
  /** Filled on the way. */
  readonly definitions: Definitions;
}

function worded(raw: Json, context: Context): Json {
  const {
    de: _de,
    inForm: _inForm,
    choices: _choices,
    reference,
    format,
    examples,
    pattern: _pattern,
    allOf: _parts,
    ...rest
  } = raw;
  const { language } = context;
  const words = wordsOf(raw, language);
  const helped = isFormat(format) ? format : undefined;
  const text = [words.description, ...notes(raw, helped).map((note) => note[language])].join("\n");
  const suggested = suggestedFor(raw, helped, context.suggestions);
  const patterns = valuePatterns(raw, helped, context.checks, { language, description: text });
  const [first, ...further] = patterns;
  const common = {
    ...first,
    ...(further.length === 0 ? {} : { allOf: further }),
    ...(suggested.length === 0 ? {} : { defaultSnippets: snippets(suggested) }),
  };
  const parts = [suggested, ...patterns.flatMap(({ pattern, patternErrorMessage }) => [pattern, patternErrorMessage])];
  const name = String(reference ?? helped ?? "text");
  const wrong = wrongValue(raw, helped);
  return {
    ...rest,
    title: words.title,
    description: text,
    // Editors offer examples like suggestions, and show each of them.
    ...(examples === undefined || suggested.length > 0 ? {} : { examples }),
    ...(Object.keys(common).length === 0 ? {} : { allOf: [context.definitions.refer(name, common, parts)] }),
    ...(wrong === undefined ? {} : { errorMessage: wrong[language] }),
    ...enumNames(raw, language),
    ...inner(raw, context),
  };
}

function wordsOf({ de, title, description }: Json, language: MessageLanguage): Json {
  return language === "de" && isRecord(de) ? de : { title, description };
}

/** The schemas inside a schema. */
function inner(raw: Json, context: Context): Json {
  const made: Record<string, unknown> = {};
  for (const keyword of ["items", "additionalProperties", "propertyNames"]) {
    const one = raw[keyword];
    if (isRecord(one)) made[keyword] = worded(one, context);
  }
  if (isRecord(raw.properties)) {
    const entries = Object.entries(raw.properties).map(([key, one]) => [
      key,
      isRecord(one) ? worded(one, context) : one,
    ]);
    made.properties = Object.fromEntries(entries);
  }
  if (Array.isArray(raw.anyOf)) {
    // Ways to write the same field. An editor that shows them tells them apart by their titles.
    const { title, description } = wordsOf(raw, context.language);
    made.anyOf = raw.anyOf.filter(isRecord).map((one) => {
      const way = worded(one, context);
      return { ...way, title: `${String(title)}: ${String(way.title)}`, description };
    });
  }
  return { ...made, ...knownKeys(raw, made.additionalProperties, context) };
}

/** Keys of a record that are there already become properties, so that an editor offers them; others stay possible. */
function knownKeys({ propertyNames }: Json, value: unknown, { suggestions }: Context): Json {
  const reference = isRecord(propertyNames) ? propertyNames.reference : undefined;
  if (typeof reference !== "string" || !isRecord(value)) return {};
  const entries = (suggestions.lists.get(reference) ?? []).map(({ value: key, name }): [string, Json] => [
    key,
    name === undefined ? value : { ...value, title: `${String(value.title)}: ${name}` },
  ]);
  return { properties: Object.fromEntries(entries) };
}

function notes({ maxLength, choices, enum: values }: Json, format: FieldFormat | undefined): Sentence[] {
  const isText = format === "line" || format === "multiline";
  const isShort = isText && typeof maxLength === "number" && maxLength < longText;
  const named = isRecord(choices) && values === undefined ? Object.entries(choices) : [];
  return [
    ...(format === undefined ? [] : [formatHelp[format]]),
    ...(isShort ? [said.atMost(maxLength)] : []),
    ...named.map(([value, name]) => ({ en: `${value}: ${nameIn(name, "en")}`, de: `${value}: ${nameIn(name, "de")}` })),
  ];
}

function enumNames({ enum: values, choices }: Json, language: MessageLanguage): Json {
  if (!Array.isArray(values) || !isRecord(choices)) return {};
  return { enumDescriptions: values.map((value) => nameIn(choices[String(value)], language)) };
}

function nameIn(name: unknown, language: MessageLanguage): string {
  return isRecord(name) ? String(name[language]) : "";
}

const nothing: readonly Suggestion[] = [];

function suggestedFor(raw: Json, format: FieldFormat | undefined, suggestions: Suggestions): readonly Suggestion[] {
  const { type, reference } = raw;
  if (type !== "string") return nothing;
  if (format === "image") return suggestions.pictures(patternsOf(raw));
  return suggestions.lists.get(typeof reference === "string" ? reference : (format ?? "")) ?? nothing;
}

/** What is typed is looked for in the label, so that a country is found by its code and by its name. */
const snippets = memo((suggestions: readonly Suggestion[]): Json[] => {
  const labels = suggestions.map(({ value, name }) => (name === undefined ? value : `${value} – ${name}`));
  // Editors sort by the label unless told otherwise.
  const isSorted = labels.every((label, index) => index === 0 || (labels[index - 1] ?? "") <= label);
  return suggestions.map(({ value }, index) => ({
    label: labels[index],
    body: isPlain(value) ? value : JSON.stringify(value),
    ...(isSorted ? {} : { sortText: String(index).padStart(3, "0") }),
  }));
});

/** A value that YAML reads as text without quotes. */
function isPlain(value: string): boolean {
  return /^[a-z]/i.test(value) && !["true", "false", "null"].includes(value);
}

/** What is said where the value is of another type, or none of those that are allowed. */
function wrongValue({ type, enum: values }: Json, format: FieldFormat | undefined): Sentence | undefined {
  if (Array.isArray(values)) return hints.writeOneOf(values.map(String));
  if (type === "string") {
    return format === undefined || ["line", "multiline", "html"].includes(format)
      ? said.textNeeded
      : formatHelp[format];
  }
  if (type === "integer") return typeMessages.digits;
  if (type === "number") return typeMessages.decimals;
  if (type === "boolean") return typeMessages.trueOrFalse;
  return type === "array" ? typeMessages.list : undefined;
}

function isFormat(name: unknown): name is FieldFormat {
  return typeof name === "string" && Object.hasOwn(formatHelp, name);
}
