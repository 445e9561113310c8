/**
 * From what zod makes of a schema to what editors read: title and description in one language, what is suggested, and
 * what is said if a value does not fit. `errorMessage`, `patternErrorMessage`, `enumDescriptions` and `defaultSnippets`
 * are those of VS Code's language servers; other programs pass over them.
 */
import { z } from "zod";
import { hints } from "../../core/hints.ts";
import type { LocalizedText, MessageLanguage } from "../../core/localized-text.ts";
import { isRecord } from "../../core/value-path.ts";
import { hintOf, refusalOf } from "../../schema/refusal.ts";
import type { Suggestion } from "./codes.ts";
import type { Suggestions } from "./suggestions.ts";

/** A JSON Schema, or a part of one. */
export type Json = Readonly<Record<string, unknown>>;

export interface Wording {
  readonly language: MessageLanguage;
  readonly suggestions: Suggestions;
}

/** Texts that are longer than this are not counted by anybody. */
const longText = 2_000;

const textNeeded = {
  en: "Text is needed here. Text that looks like a number, or has a colon in it, goes into quotes",
  de: "Hier gehört ein Text hin. Text, der wie eine Zahl aussieht oder einen Doppelpunkt hat, steht in Anführungszeichen",
};

const sentence = z.object({ en: z.string(), de: z.string() });

/** What of a schema is read here: keywords of JSON Schema, the metadata of `schema/field.ts`, and `patterns`. */
const readable = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  maxLength: z.number().default(Number.POSITIVE_INFINITY),
  examples: z.array(z.unknown()).optional(),
  title: z.string().optional(),
  description: z.string().default(""),
  de: z.object({ title: z.string(), description: z.string() }).optional(),
  notation: sentence.optional(),
  widget: z.string().optional(),
  reference: z.string().default(""),
  choices: z.record(z.string(), sentence).default({}),
  patterns: z.array(z.object({ pattern: z.string(), refusal: z.string() })).default([]),
});

type Readable = z.infer<typeof readable>;

/** Metadata, and keywords that are written in another form. */
const rewritten = new Set(
  "de inForm notation widget reference choices patterns pattern allOf format examples".split(" "),
);

interface Context extends Wording {
  /** What several fields have in common stands in the schema once: the text of each definition by its name. */
  readonly definitions: Map<string, string>;
}

/**
 * The schema in one language.
 *
 * @param raw A schema as zod writes it, with the metadata of `field.ts` and the `patterns` of texts among its keywords.
 */
export function editorSchema(raw: Json, wording: Wording): Json {
  const definitions = new Map<string, string>();
  const schema = worded(raw, { ...wording, definitions });
  const parsed = [...definitions].map(([name, text]): [string, unknown] => [name, JSON.parse(text)]);
  return { ...schema, definitions: Object.fromEntries(parsed) };
}

function worded(raw: Json, context: Context): Json {
  const { language, definitions } = context;
  const field = readable.parse(raw);
  const { title, description } = wordsOf(field, language);
  const suggested = suggestedFor(field, context.suggestions);
  const [pattern, ...further] = patternsIn(field, language);
  const common = {
    ...pattern,
    ...(further.length === 0 ? {} : { allOf: further }),
    ...(suggested.length === 0 ? {} : { defaultSnippets: snippets(suggested) }),
  };
  const name = field.reference || field.patterns[0]?.refusal || "value";
  const wrong = wrongValue(field);
  return {
    ...Object.fromEntries(Object.entries(raw).filter(([keyword]) => !rewritten.has(keyword))),
    title,
    description: [description, ...notes(field).map((note) => note[language])].join("\n"),
    // Editors offer examples like suggestions, and show each of them.
    ...(field.examples === undefined || suggested.length > 0 ? {} : { examples: field.examples }),
    ...(Object.keys(common).length === 0 ? {} : { allOf: [referTo(definitions, name, common)] }),
    ...(wrong === undefined ? {} : { errorMessage: wrong[language] }),
    ...enumNames(field, language),
    ...inner(raw, context),
  };
}

/** Notes a definition, unless it is there. Of different ones with one name the second is called `<name>2`. */
function referTo(definitions: Map<string, string>, wanted: string, definition: Json): Json {
  const text = JSON.stringify(definition);
  let name = wanted;
  for (let number = 2; (definitions.get(name) ?? text) !== text; number++) name = `${wanted}${number}`;
  definitions.set(name, text);
  return { $ref: `#/definitions/${name}` };
}

function wordsOf({ title, description, de }: Readable, language: MessageLanguage) {
  return language === "de" && de !== undefined ? de : { title, description };
}

/** What form a text must have, with the sentence for a text that does not: what is wrong, and what to write. */
function patternsIn({ patterns }: Readable, language: MessageLanguage): Json[] {
  return patterns.map(({ pattern, refusal: id }) => {
    const refusal = refusalOf(id);
    return {
      pattern,
      ...(refusal === undefined
        ? {}
        : { patternErrorMessage: `${refusal.message[language]}. ${hintOf(refusal)[language]}` }),
    };
  });
}

/** The schemas inside a schema. */
function inner(raw: Json, context: Context): Json {
  const made: Record<string, unknown> = {};
  for (const keyword of ["items", "additionalProperties", "propertyNames"]) {
    const schema = raw[keyword];
    if (isRecord(schema)) made[keyword] = worded(schema, context);
  }
  if (isRecord(raw.properties)) {
    const entries = Object.entries(raw.properties).map(([key, schema]) => [
      key,
      isRecord(schema) ? worded(schema, context) : schema,
    ]);
    made.properties = Object.fromEntries(entries);
  }
  if (Array.isArray(raw.anyOf)) {
    // Ways to write the same field. An editor that shows them tells them apart by their titles.
    const { title, description } = wordsOf(readable.parse(raw), context.language);
    made.anyOf = raw.anyOf.filter(isRecord).map((schema) => {
      const way = worded(schema, context);
      return { ...way, title: `${title}: ${String(way.title)}`, description };
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

/** True for words that are shown as they are written, or as HTML: everything but formats. */
function isFreeText({ type, patterns, notation }: Readable): boolean {
  return type === "string" && (notation === undefined || patterns.some(({ refusal }) => refusal === "blank"));
}

function notes(field: Readable): LocalizedText[] {
  const { notation, maxLength, choices } = field;
  const meanings = field.enum === undefined ? Object.entries(choices) : [];
  return [
    ...(notation === undefined ? [] : [notation]),
    ...(isFreeText(field) && maxLength < longText
      ? [{ en: `At most ${maxLength} characters.`, de: `Höchstens ${maxLength} Zeichen.` }]
      : []),
    ...meanings.map(([value, { en, de }]) => ({ en: `${value}: ${en}`, de: `${value}: ${de}` })),
  ];
}

function enumNames({ enum: values, choices }: Readable, language: MessageLanguage): Json {
  if (values === undefined || Object.keys(choices).length === 0) return {};
  return { enumDescriptions: values.map((value) => choices[String(value)]?.[language] ?? "") };
}

function suggestedFor({ type, widget, reference, patterns }: Readable, suggestions: Suggestions) {
  if (type !== "string") return [];
  if (widget === "picture") return suggestions.pictures(patterns.map(({ pattern }) => pattern));
  return suggestions.lists.get(reference) ?? [];
}

/** What is typed is looked for in the label, so that a country is found by its code and by its name. */
function snippets(suggestions: readonly Suggestion[]): Json[] {
  const labels = suggestions.map(({ value, name }) => (name === undefined ? value : `${value} – ${name}`));
  // Editors sort by the label unless told otherwise.
  const isSorted = labels.every((label, index) => index === 0 || (labels[index - 1] ?? "") <= label);
  return suggestions.map(({ value }, index) => ({
    label: labels[index],
    body: isPlain(value) ? value : JSON.stringify(value),
    ...(isSorted ? {} : { sortText: String(index).padStart(3, "0") }),
  }));
}

/** A value that YAML reads as text without quotes. */
function isPlain(value: string): boolean {
  return /^[a-z]/i.test(value) && !["true", "false", "null"].includes(value);
}

/** What is said if the value is of another type, or none of those that are allowed. */
function wrongValue(field: Readable): LocalizedText | undefined {
  if (field.enum !== undefined) return hints.writeOneOf(field.enum.map(String));
  switch (field.type) {
    case "string":
      return isFreeText(field) ? textNeeded : field.notation;
    case "integer":
      return hints.digits;
    case "number":
      return hints.decimals;
    case "boolean":
      return hints.trueOrFalse;
    case "array":
      return hints.list;
    default:
      return undefined;
  }
}
