/**
 * Words beside facts: a value for each language of the site, `{ en: …, de: … }`. The languages are content, so a schema
 * leaves these keys open, and `withLanguages` names them: a missing one is then a missing field, any other an unknown one.
 */
import { z } from "zod";
import { languageName } from "../core/intl.ts";
import type { Path } from "../core/value-path.ts";
import { field, fieldMeta, type Label } from "./field.ts";

/** A value in each language, called as the value is. Short words are such a pair; it can be an entry of a list. */
export function perLanguage<Value extends z.ZodType>(value: Value) {
  const { name, help } = fieldMeta(value);
  return z.object({}).catchall(value).meta({ name, help });
}

/** An entry with these fields, and beside them a group of words for each language. */
export function groupWithWords<const Shape extends z.ZodRawShape, Group extends z.ZodType>(
  en: Label,
  de: Label,
  shape: Shape,
  words: Group,
) {
  return field(z.object(shape).catchall(words), en, de);
}

/** What an entry says in one language. @throws Error if it says nothing; the content check has refused that before. */
export function inLanguage<Value>(texts: { readonly [language: string]: Value }, language: string): Value {
  const text = texts[language];
  if (text === undefined) throw new Error(`There is no text in ${language}`);
  return text;
}

/** The schema of what each language has in an entry; `undefined` if the entry has none. */
function wordsOf({ def: { catchall } }: z.ZodObject): z.ZodType | undefined {
  return catchall instanceof z.ZodType && !(catchall instanceof z.ZodNever) ? catchall : undefined;
}

/** The same schema for a site with these languages; the very same if it has no words. */
export function withLanguages(schema: z.ZodType, languages: readonly string[]): z.ZodType;
export function withLanguages(schema: z.core.$ZodType, languages: readonly string[]): z.core.$ZodType;
export function withLanguages(schema: z.core.$ZodType, languages: readonly string[]): z.core.$ZodType {
  const inner = (each: z.core.$ZodType) => withLanguages(each, languages);
  // A copy with a parent keeps what is said about the field.
  const parent = { parent: true };
  if (schema instanceof z.ZodOptional) {
    const innerType = inner(schema.unwrap());
    return innerType === schema.unwrap() ? schema : schema.clone({ ...schema.def, innerType }, parent);
  }
  if (schema instanceof z.ZodArray) {
    const element = inner(schema.element);
    return element === schema.element ? schema : schema.clone({ ...schema.def, element }, parent);
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map(inner);
    const isSame = options.every((option, index) => option === schema.options[index]);
    return isSame ? schema : schema.clone({ ...schema.def, options }, parent);
  }
  if (schema instanceof z.ZodRecord) {
    const valueType = inner(schema.valueType);
    return valueType === schema.valueType ? schema : schema.clone({ ...schema.def, valueType }, parent);
  }
  if (!(schema instanceof z.ZodObject)) return schema;
  const own = Object.entries<z.core.$ZodType>(schema.shape).map(([key, each]) => [key, inner(each)] as const);
  const words = wordsOf(schema);
  if (words === undefined && own.every(([key, each]) => each === schema.shape[key])) return schema;
  const nameIn = (code: string) => ({ en: languageName(code, "en"), de: languageName(code, "de") });
  const ofLanguages = words ? languages.map((code) => [code, words.meta({ name: nameIn(code) })] as const) : [];
  const shape = Object.fromEntries([...own, ...ofLanguages]);
  return schema.clone({ ...schema.def, shape, catchall: z.never() }, parent);
}

/** The language that the value at a path is in, by a schema as it was written; `undefined` for a fact. */
export function languageAt(schema: z.core.$ZodType, [step, ...rest]: Path): string | undefined {
  const next = step === undefined ? undefined : childOf(schema, step);
  return next?.language ?? (next && languageAt(next.schema, rest));
}

/** Paths of the entries in a value that have something for each language. */
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
  /** The key itself, if what it leads to is in a language. */
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
  const words = wordsOf(schema);
  return words && { schema: words, language: String(step) };
}
