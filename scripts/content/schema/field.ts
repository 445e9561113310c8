/** Field metadata, from which the JSON Schemas for editors and the form at `/admin` are generated. */
import { z } from "zod";
import type { LocalizedText } from "../core/messages/language.ts";
import type { HelpId } from "../core/messages/message.ts";
import type { Path } from "../core/value-path.ts";

/** Targets of references: entries defined elsewhere in the content, and codes. */
export type Reference =
  | "plugin-with-country"
  | "edition"
  | "help-article"
  | "release"
  | "comparison-group"
  | "comparison-word"
  | "question"
  | "text-page"
  | "page"
  | "country"
  | "currency"
  | "language";

/** Metadata that schemas set with `.meta({ … })`. */
export interface FieldMeta {
  name?: LocalizedText | undefined;
  help?: LocalizedText | undefined;
  examples?: readonly unknown[] | undefined;
  /** The message whose help explains the format, if it isn't the message of the first pattern. */
  format?: HelpId | undefined;
  /** The form's input; by default a single line. */
  widget?: "text" | "markdown" | "date" | "picture" | undefined;
  /** The placeholder for the value in texts: `brand`. */
  placeholder?: string | undefined;
  /** What the value, or the key of a record, refers to. Editors suggest existing names; the check rejects others. */
  reference?: Reference | undefined;
  /** Labels of the values of an enumeration, or of `true` and `false`. */
  choices?: Readonly<Record<string, LocalizedText>> | undefined;
  /** Normalizes equivalent spellings of a value. The result for invalid input is unspecified. */
  normalize?: ((written: string) => string) | undefined;
  /**
   * What a rejected value means: a single reading is certain, several are not. Nothing that was meant may be lost: only
   * signs, units, blanks, case, and what is said twice. Readings that the schema rejects are ignored.
   */
  read?: ((written: string) => readonly string[]) | undefined;
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/** The name of a field and, unless it is self-explanatory, one or two sentences of help for non-programmers. */
export type Label = string | readonly [name: string, help: string];

/** Adds labels in both message languages, and other metadata, to a schema. */
export function field<Schema extends z.ZodType>(schema: Schema, en: Label, de: Label, meta: FieldMeta = {}): Schema {
  const [name, help] = typeof en === "string" ? [en] : en;
  const [nameInGerman, helpInGerman] = typeof de === "string" ? [de] : de;
  const localizedHelp =
    help === undefined || helpInGerman === undefined ? {} : { help: { en: help, de: helpInGerman } };
  return schema.meta({ name: { en: name, de: nameInGerman }, ...localizedHelp, ...meta });
}

/** A field that texts can insert with a placeholder, which the help mentions. */
export function fact<Schema extends z.ZodType>(placeholder: string, schema: Schema, en: Label, de: Label): Schema {
  const withPlaceholder = (label: Label, inTexts: string): Label => {
    const [name, ...help] = typeof label === "string" ? [label] : label;
    return [name, [...help, `${inTexts}: {${placeholder}}.`].join(" ")];
  };
  return field(schema, withPlaceholder(en, "In texts"), withPlaceholder(de, "In Texten"), { placeholder });
}

export interface FieldFact {
  readonly placeholder: string;
  readonly schema: z.core.$ZodType;
  readonly path: Path;
  /** True if the field, or a group around it, may be absent. */
  readonly isOptional: boolean;
}

/** The facts among the fields of a schema. In entries with free keys, the placeholder is an example. */
export function factsIn(schema: z.core.$ZodType, path: Path = [], isOptional = false): FieldFact[] {
  if (schema instanceof z.ZodOptional) return factsIn(schema.unwrap(), path, true);
  const { placeholder } = fieldMeta(schema);
  if (placeholder !== undefined) return [{ placeholder, schema, path, isOptional }];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => factsIn(field, [...path, key], isOptional));
}

export function trim(written: string): string {
  return written.trim();
}

type Pair = readonly [en: string, de: string];

const localized = ([en, de]: Pair): LocalizedText => ({ en, de });

/** An enumeration with labelled values. */
export function choice<const Options extends Readonly<Record<string, Pair>>>(
  en: Label,
  de: Label,
  options: Options,
): z.ZodEnum<{ [Value in keyof Options & string]: Value }>;
export function choice(en: Label, de: Label, options: Readonly<Record<string, Pair>>): z.ZodEnum {
  const choices = Object.entries(options).map(([value, name]) => [value, localized(name)] as const);
  return field(z.enum(Object.keys(options)), en, de, { choices: Object.fromEntries(choices) });
}

/** A boolean with labelled values. */
export function onOff(en: Label, de: Label, { on, off }: { readonly on: Pair; readonly off: Pair }) {
  return field(z.boolean(), en, de, { choices: { true: localized(on), false: localized(off) } });
}

/** A strict object with labels. */
export function group<const Shape extends z.ZodRawShape>(en: Label, de: Label, shape: Shape) {
  return field(z.strictObject(shape), en, de);
}

/** The metadata of a schema; metadata of an optional one overrides that of its inner schema. */
export function fieldMeta(schema: z.core.$ZodType): FieldMeta {
  const own = z.globalRegistry.get(schema) ?? {};
  return schema instanceof z.ZodOptional ? { ...fieldMeta(schema.unwrap()), ...own } : own;
}

/** The name of a field; empty for schemas without one, which a test forbids for fields. */
export function fieldName(schema: z.core.$ZodType): LocalizedText {
  return fieldMeta(schema).name ?? { en: "", de: "" };
}
