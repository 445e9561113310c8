/**
 * What a schema says about a field beyond its shape: what it is called and what it is for, in each language of the
 * tools, how its value is written, and what it names. JSON Schemas for editors and the form of the content desk are made
 * from it.
 */
import { z } from "zod";
import type { MessageLanguage, Sentence } from "../core/localized-text.ts";

/** How a value is written where its type alone does not say so; what is told about each is in `messages/formats.ts`. */
export type FieldFormat =
  | "line"
  | "multiline"
  | "html"
  | "image"
  | "slug"
  | "date"
  | "version"
  | "country"
  | "language"
  | "currency"
  | "money"
  | "bytes"
  | "sha256"
  | "url"
  | "path"
  | "email"
  | "emails"
  | "phone"
  | "phones";

/** Kinds of entry that another file or another part of the same file defines, and that a value or a key names. */
export type Reference =
  | "plugin"
  | "help"
  | "release"
  /** Area of the features page. */
  | "area"
  | "comparisonGroup"
  | "comparisonRow"
  /** Word in a cell of the comparison, such as `unlimited`. */
  | "comparisonValue"
  | "paymentLink";

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
  inForm?: Sentence | undefined;
  /** Values that would be right. */
  examples?: readonly unknown[] | undefined;
  format?: FieldFormat | undefined;
  /** What the value, or the key of a record, names. Names that are there are suggested; the check refuses others. */
  reference?: Reference | undefined;
  /** What each value of an enumeration, or `true` and `false`, stands for. */
  choices?: Readonly<Record<string, Sentence>> | undefined;
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
