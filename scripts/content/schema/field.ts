/**
 * What a schema says about a field beyond its shape: what it is called and what it is for, in each language of the
 * tools, how its value is written, and what it names. JSON Schemas for editors and the form of the content desk are made
 * from it.
 */
import { z } from "zod";
import type { LocalizedText, MessageLanguage } from "../core/localized-text.ts";

/** Kinds of entry that another file or another part of the same file defines, and that a value or a key names. */
export type Reference =
  | "plugin"
  | "edition"
  | "help"
  | "release"
  /** Area of the features page. */
  | "area"
  | "comparisonGroup"
  | "comparisonRow"
  /** Word in a cell of the comparison, such as `unlimited`. */
  | "comparisonValue"
  | "paymentLink"
  /** Codes, which no file defines. */
  | "country"
  | "currency"
  | "language";

/** Name of a field in a form, and one or two sentences for somebody who does not program. */
export interface FieldWords {
  readonly title: string;
  readonly description: string;
}

/** Metadata of a schema, given by `.meta({ … })`. `title` and `description` are English. */
export interface FieldMeta {
  title?: string | undefined;
  description?: string | undefined;
  /** The same in German. */
  de?: FieldWords | undefined;
  /** In a form in place of the description, where that says how the value is written in a file. */
  inForm?: LocalizedText | undefined;
  /** Values that would be right. */
  examples?: readonly unknown[] | undefined;
  /** How the value is written in a file, below the description. */
  notation?: LocalizedText | undefined;
  /** What a form shows if a line to type in is not enough. */
  widget?: "text" | "date" | "picture" | undefined;
  /** What the value, or the key of a record, names. Names that are there are suggested; the check refuses others. */
  reference?: Reference | undefined;
  /** What each value of an enumeration, or `true` and `false`, stands for. */
  choices?: Readonly<Record<string, LocalizedText>> | undefined;
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/** What a field is called, its help, and the help in a form if a value is written differently there than in a file. */
export type Words = readonly [title: string, help: string, inForm?: string];

/** A schema with its words in both languages of the tools, and what else there is to say about it. */
export function field<Schema extends z.ZodType>(schema: Schema, en: Words, de: Words, more: FieldMeta = {}): Schema {
  const [title, description, inForm] = en;
  const german = { title: de[0], description: de[1] };
  const forms = inForm === undefined ? {} : { inForm: { en: inForm, de: de[2] ?? german.description } };
  return schema.meta({ title, description, de: german, ...forms, ...more });
}

type Pair = readonly [en: string, de: string];

const sentenceOf = ([en, de]: Pair): LocalizedText => ({ en, de });

/** One of a few values, each with what it stands for. */
export function choice<const Options extends Readonly<Record<string, Pair>>>(
  en: Words,
  de: Words,
  options: Options,
): z.ZodEnum<{ [Value in keyof Options & string]: Value }>;
export function choice(en: Words, de: Words, options: Readonly<Record<string, Pair>>): z.ZodEnum {
  const choices = Object.entries(options).map(([value, name]) => [value, sentenceOf(name)] as const);
  return field(z.enum(Object.keys(options)), en, de, { choices: Object.fromEntries(choices) });
}

/** True or false, with what each means. */
export function onOff(en: Words, de: Words, { on, off }: { readonly on: Pair; readonly off: Pair }) {
  return field(z.boolean(), en, de, { choices: { true: sentenceOf(on), false: sentenceOf(off) } });
}

/** An entry with these fields and no others. */
export function group<const Shape extends z.ZodRawShape>(en: Words, de: Words, shape: Shape) {
  return field(z.strictObject(shape), en, de);
}

/**
 * The metadata of a field. What is said about an optional field goes before what is said about its value.
 *
 * @returns Empty where nothing was said.
 */
export function fieldMeta(schema: z.core.$ZodType): FieldMeta {
  const own = z.globalRegistry.get(schema) ?? {};
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapped ? { ...fieldMeta(schema.unwrap()), ...own } : own;
}

/** Title and description of a field in one language; empty where a schema has none, which a test forbids for fields. */
export function fieldWords(schema: z.core.$ZodType, language: MessageLanguage): FieldWords {
  const { title = "", description = "", de } = fieldMeta(schema);
  return language === "de" && de !== undefined ? de : { title, description };
}
