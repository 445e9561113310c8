/** What a schema says about a field beyond its shape. JSON Schemas for editors and the form at `/admin` are made from it. */
import { z } from "zod";
import type { LocalizedText } from "../messages/language.ts";
import type { HelpId } from "../messages/message.ts";

/** What a value or a key can name: entries that another part of the content defines, and codes. */
export type Reference =
  | "pluginWithCountry"
  | "edition"
  | "help"
  | "release"
  | "comparisonGroup"
  | "comparisonWord"
  | "question"
  | "text"
  | "page"
  | "country"
  | "currency"
  | "language";

/** What schemas say by `.meta({ … })`. */
export interface FieldMeta {
  name?: LocalizedText | undefined;
  help?: LocalizedText | undefined;
  examples?: readonly unknown[] | undefined;
  /** The message whose help says how the value is written, if that is not the one of its pattern. */
  format?: HelpId | undefined;
  /** What a form shows if a line to type in is not enough. */
  widget?: "text" | "markdown" | "date" | "picture" | undefined;
  /** The name by which texts have the value: `brand`. */
  placeholder?: string | undefined;
  /** What the value, or the key of a record, names. Names that are there are suggested; the check refuses others. */
  reference?: Reference | undefined;
  /** What each value of an enumeration, or `true` and `false`, stands for. */
  choices?: Readonly<Record<string, LocalizedText>> | undefined;
  /** The normal form of what is written in several ways with one meaning. What has no meaning comes back in any form. */
  normalize?: ((written: string) => string) | undefined;
  /** What an optional field means that is not there, if that is not what an empty one says. It is not written. */
  default?: true | undefined;
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/** What a field is called; with it, unless the name says all, one or two sentences for somebody who does not program. */
export type Label = string | readonly [name: string, help: string];

/** A schema with its words in both languages of the tools, and what else there is to say about it. */
export function field<Schema extends z.ZodType>(schema: Schema, en: Label, de: Label, more: FieldMeta = {}): Schema {
  const [name, help] = typeof en === "string" ? [en] : en;
  const [nameInGerman, helpInGerman] = typeof de === "string" ? [de] : de;
  const said = help === undefined || helpInGerman === undefined ? {} : { help: { en: help, de: helpInGerman } };
  return schema.meta({ name: { en: name, de: nameInGerman }, ...said, ...more });
}

/** A field that texts can name: its help ends with the placeholder. */
export function fact<Schema extends z.ZodType>(placeholder: string, schema: Schema, en: Label, de: Label): Schema {
  const withPlaceholder = (words: Label, inTexts: string): Label => {
    const [name, ...help] = typeof words === "string" ? [words] : words;
    return [name, [...help, `${inTexts}: {${placeholder}}.`].join(" ")];
  };
  return field(schema, withPlaceholder(en, "In texts"), withPlaceholder(de, "In Texten"), { placeholder });
}

/** Normal form of what no blanks belong around. */
export function trim(written: string): string {
  return written.trim();
}

type Pair = readonly [en: string, de: string];

const sentenceOf = ([en, de]: Pair): LocalizedText => ({ en, de });

/** One of a few values, each with what it stands for. */
export function choice<const Options extends Readonly<Record<string, Pair>>>(
  en: Label,
  de: Label,
  options: Options,
): z.ZodEnum<{ [Value in keyof Options & string]: Value }>;
export function choice(en: Label, de: Label, options: Readonly<Record<string, Pair>>): z.ZodEnum {
  const choices = Object.entries(options).map(([value, name]) => [value, sentenceOf(name)] as const);
  return field(z.enum(Object.keys(options)), en, de, { choices: Object.fromEntries(choices) });
}

/** True or false, with what each means. */
export function onOff(en: Label, de: Label, { on, off }: { readonly on: Pair; readonly off: Pair }) {
  return field(z.boolean(), en, de, { choices: { true: sentenceOf(on), false: sentenceOf(off) } });
}

/** An entry with these fields and no others. */
export function group<const Shape extends z.ZodRawShape>(en: Label, de: Label, shape: Shape) {
  return field(z.strictObject(shape), en, de);
}

/** The words about a field; about an optional one, before those about its value. */
export function fieldMeta(schema: z.core.$ZodType): FieldMeta {
  const own = z.globalRegistry.get(schema) ?? {};
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapped ? { ...fieldMeta(schema.unwrap()), ...own } : own;
}

/** What a field is called; empty if a schema has no name, which a test forbids for fields. */
export function fieldName(schema: z.core.$ZodType): LocalizedText {
  return fieldMeta(schema).name ?? { en: "", de: "" };
}
