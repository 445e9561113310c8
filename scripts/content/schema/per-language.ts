/**
 * Values per language beside facts: `{ en: …, de: … }`. The languages are content, so schemas accept any keys until
 * `withLanguages` replaces these with the site's languages, which are then required.
 */
import { z } from "zod";
import { languageName } from "../core/intl.ts";
import type { Path } from "../core/value-path.ts";
import { field, fieldMeta, type Label } from "./field.ts";

/** A value in each language, labelled like the value. */
export function perLanguage<Value extends z.ZodType>(value: Value) {
  const { name, help } = fieldMeta(value);
  return z.object({}).catchall(value).meta({ name, help });
}

/** An entry with these fields, and beside them a group of texts per language. */
export function groupWithTranslations<const Shape extends z.ZodRawShape, Group extends z.ZodType>(
  en: Label,
  de: Label,
  shape: Shape,
  words: Group,
) {
  return field(z.object(shape).catchall(words), en, de);
}

/** A text in each language. */
export type TextsPerLanguage = Readonly<Record<string, string>>;

/** The value in one language. @throws Error if it is missing, which the content check rejects earlier. */
export function inLanguage<Value>(texts: { readonly [language: string]: Value }, language: string): Value {
  const text = texts[language];
  if (text === undefined) throw new Error(`There is no text in ${language}`);
  return text;
}

/** The schema of an entry's values per language; `undefined` if it has none. */
function languageSchema({ def: { catchall } }: z.ZodObject): z.ZodType | undefined {
  return catchall instanceof z.ZodType && !(catchall instanceof z.ZodNever) ? catchall : undefined;
}

type Codes = readonly string[];

/**
 * Requires a value in each language, but for the begun ones, instead of any keys. Returns the same schema if it has no
 * values per language.
 */
export function withLanguages(schema: z.ZodType, languages: Codes, begun?: Codes): z.ZodType;
export function withLanguages(schema: z.core.$ZodType, languages: Codes, begun?: Codes): z.core.$ZodType;
export function withLanguages(schema: z.core.$ZodType, languages: Codes, begun: Codes = []): z.core.$ZodType {
  const inner = (each: z.core.$ZodType) => withLanguages(each, languages, begun);
  if (schema instanceof z.ZodOptional) return withParts(schema, { innerType: inner(schema.unwrap()) });
  if (schema instanceof z.ZodArray) return withParts(schema, { element: inner(schema.element) });
  if (schema instanceof z.ZodRecord) return withParts(schema, { valueType: inner(schema.valueType) });
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map(inner);
    return options.every((option, index) => option === schema.options[index]) ? schema : withParts(schema, { options });
  }
  if (!(schema instanceof z.ZodObject)) return schema;
  const own = Object.entries<z.core.$ZodType>(schema.shape).map(([key, each]) => [key, inner(each)] as const);
  const words = languageSchema(schema);
  if (words === undefined && own.every(([key, each]) => each === schema.shape[key])) return schema;
  const wordsIn = (code: string, ofLanguage: z.ZodType) => {
    const named = ofLanguage.meta({ name: { en: languageName(code, "en"), de: languageName(code, "de") } });
    return begun.includes(code) ? named.optional() : named;
  };
  const ofLanguages = words ? languages.map((code) => [code, wordsIn(code, words)] as const) : [];
  return withParts(schema, { shape: Object.fromEntries([...own, ...ofLanguages]), catchall: z.never() });
}

/** A copy with other parts, which keeps the field's metadata; the schema itself if it has these parts already. */
function withParts(schema: z.ZodType, parts: Readonly<Record<string, unknown>>): z.ZodType {
  const isSame = Object.entries(schema.def).every(([name, part]) => !(name in parts) || parts[name] === part);
  return isSame ? schema : schema.clone({ ...schema.def, ...parts }, { parent: true });
}

/** The language of the value at a path; `undefined` for a fact. Expects a schema without languages. */
export function languageAt(schema: z.core.$ZodType, [step, ...rest]: Path): string | undefined {
  const next = step === undefined ? undefined : childOf(schema, step);
  return next?.language ?? (next && languageAt(next.schema, rest));
}

/** Paths of all entries in a value that have values per language. */
export function translatedPaths(schema: z.core.$ZodType, value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const children = Object.entries(value).map(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return { step, inner, child: childOf(schema, step) };
  });
  return [
    ...(children.some(({ child }) => child?.language !== undefined) ? [path] : []),
    ...children.flatMap(({ step, inner, child }) =>
      child === undefined || child.language !== undefined ? [] : translatedPaths(child.schema, inner, [...path, step]),
    ),
  ];
}

interface Child {
  readonly schema: z.core.$ZodType;
  /** The key, if it is a language. */
  readonly language?: string;
}

function childOf(schema: z.core.$ZodType, step: string | number): Child | undefined {
  if (schema instanceof z.ZodOptional) return childOf(schema.unwrap(), step);
  if (schema instanceof z.ZodArray) return { schema: schema.element };
  if (schema instanceof z.ZodRecord) return { schema: schema.valueType };
  if (schema instanceof z.ZodUnion) {
    return schema.options.map((option) => childOf(option, step)).find((child) => child !== undefined);
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const own: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, step) ? schema.shape[step] : undefined;
  if (own !== undefined) return { schema: own };
  const words = languageSchema(schema);
  return words && { schema: words, language: String(step) };
}
