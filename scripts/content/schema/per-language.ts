/**
 * Values per language beside facts: `{ en: …, de: … }`. The languages are content, so schemas accept any keys until
 * `withLanguages` replaces these with the site's languages, which are then required.
 */
import { z } from "zod";
import { languageName } from "../core/intl.ts";
import { type Path, valueAt } from "../core/value-path.ts";
import { field, fieldMeta, type Label } from "./field.ts";
import { schemasAt } from "./schema-lookup.ts";

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
  if (step === undefined) return undefined;
  const { isLanguage, inner } = childrenOf([schema], step);
  return isLanguage ? String(step) : inner.map((each) => languageAt(each, rest)).find((code) => code !== undefined);
}

/** Paths of all entries in a value that have values per language. */
export function translatedPaths(schema: z.core.$ZodType, value: unknown): Path[] {
  return pathsBelow([schema], value, []);
}

function pathsBelow(schemas: readonly z.core.$ZodType[], value: unknown, path: Path): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const children = steps.map((step) => ({ step, ...childrenOf(schemas, step) }));
  const facts = children.filter(({ isLanguage }) => !isLanguage);
  return [
    ...(facts.length < children.length ? [path] : []),
    ...facts.flatMap(({ step, inner }) => pathsBelow(inner, valueAt(value, [step]), [...path, step])),
  ];
}

/** What is below an entry, and whether the key is a language: no key of its own, but of its values per language. */
function childrenOf(schemas: readonly z.core.$ZodType[], step: string | number) {
  const [entry] = schemas.flatMap((each) => schemasAt(each, [])).filter((each) => each instanceof z.ZodObject);
  const isOwn = entry === undefined || Object.hasOwn(entry.shape, step) || languageSchema(entry) === undefined;
  return { isLanguage: !isOwn, inner: schemas.flatMap((each) => schemasAt(each, [step])) };
}
