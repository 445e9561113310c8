/** The widget of a field that holds one value: a line, a text, a number, a day, a choice, a picture. */

import type { Field, RelationField, RichTextField } from "@sveltia/cms";
import { z } from "zod";
import { formKeys, type Shape } from "../../src/admin/form/shape.ts";
import { fieldMeta, type Reference } from "../content/schema/field.ts";
import { type CodeKind, codes, isCodeKind } from "../content/schema/formats/codes.ts";
import { choicesOf } from "../content/validate/pages.ts";
import { type FieldContext, type FieldFrame, inWordsOfForm, type Made, type Option } from "./field-frame.ts";

/** @returns `undefined` for what is no single value. */
export function scalarField(schema: z.core.$ZodType, frame: FieldFrame, context: FieldContext): Made | undefined {
  const value: Shape = { kind: "value" };
  if (schema instanceof z.ZodBoolean) {
    const { default: initial } = fieldMeta(schema);
    const field: Field = { ...frame, widget: "boolean", required: false, default: initial ?? false };
    return { field, shape: { kind: "switch", default: initial } };
  }
  if (schema instanceof z.ZodNumber) {
    // Sveltia's own field for numbers drops what it cannot read: 9,50 becomes 50.
    return { field: textField(schema, frame, context), shape: { kind: "number" } };
  }
  if (schema instanceof z.ZodEnum) {
    return { field: { ...frame, widget: "select", options: choiceOptions(schema, context) }, shape: value };
  }
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)) return undefined;
  const { widget } = fieldMeta(schema);
  if (widget === "picture") return pictureField(schema, frame, context);
  if (widget === "markdown") return { field: { ...frame, ...richText }, shape: { kind: "markdown" } };
  return { field: textField(schema, frame, context), shape: value };
}

/** What each value of a field with choices is called. */
export function choiceOptions(schema: z.core.$ZodType, { language }: FieldContext): Option[] {
  return Object.entries(choicesOf(schema)).map(([value, label]) => ({
    value,
    label: inWordsOfForm(label[language], language),
  }));
}

/** What texts can say in Markdown, and nothing else. */
const richText = {
  widget: "richtext",
  modes: ["rich_text", "raw"],
  buttons: ["bold", "italic", "code", "link", "heading-three", "bulleted-list", "numbered-list"],
  editor_components: ["fact", "page"],
  use_emoji_autocomplete: false,
} as const satisfies Partial<RichTextField>;

function textField(schema: z.core.$ZodType, frame: FieldFrame, context: FieldContext): Field {
  const { widget, reference } = fieldMeta(schema);
  const { language } = context;
  if (reference !== undefined && isCodeKind(reference)) {
    const options = codes(reference, language).map(({ value, name }) => ({ value, label: `${name} (${value})` }));
    options.sort((a, b) => a.label.localeCompare(b.label, language));
    return { ...frame, widget: "select", options };
  }
  if (reference === "pluginWithCountry") {
    const made = context.plugins.filter(({ country }) => country !== undefined);
    return { ...frame, widget: "select", options: made.map(({ value, label }) => ({ value, label })) };
  }
  const source = reference === undefined ? undefined : referenceSources[reference];
  if (source !== undefined) {
    const display_fields = source.display_fields?.map((shown) => shown.replace("{lang}", context.firstLanguage));
    return { ...frame, widget: "relation", ...source, ...(display_fields && { display_fields }) };
  }
  if (widget === "date") return { ...frame, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  return { ...frame, widget: widget === "text" ? "text" : "string", use_emoji_autocomplete: false };
}

/** If a path may have `{lang}`, the picture of the first language stands for those of all. */
function pictureField(schema: z.core.$ZodType, frame: FieldFrame, { firstLanguage }: FieldContext): Made {
  const takesLanguage = z.safeParse(schema, "folder/name.{lang}.webp").success;
  const shape: Shape = takesLanguage ? { kind: "picture", language: firstLanguage } : { kind: "picture" };
  return { field: { ...frame, widget: "image", choose_url: false, accept: "image/*" }, shape };
}

/** Where the names are that a field chooses from. */
type Source = Pick<RelationField, "collection" | "file" | "value_field" | "display_fields">;

/** Fields of the entries of a list; of a map with free keys the key and its text. */
function entries(list: string, value: string = formKeys.key, shown: string = formKeys.value) {
  return { value_field: `${list}.*.${value}`, display_fields: [`${list}.*.${shown}`] };
}

/**
 * Nothing here is an entry of its own: with that, Sveltia would delete what names it, and say so to nobody.
 *
 * Whoever names something chooses from where its words are: they are written first. A release may be announced in a
 * file of downloads before it has a page, and files of plugins have versions of their own: those are typed.
 */
const referenceSources: Readonly<Record<Exclude<Reference, CodeKind | "pluginWithCountry">, Source | undefined>> = {
  edition: { collection: "facts", file: "editions", ...entries("editions", formKeys.key, formKeys.key) },
  help: { collection: "facts", file: "help", ...entries(formKeys.entries, formKeys.key, "title.{lang}") },
  comparisonGroup: { collection: "facts", file: "editions", ...entries("comparison.groups", formKeys.key, "{lang}") },
  comparisonWord: undefined,
  question: { collection: "pages", file: "faq", ...entries("questions", formKeys.key, "title") },
  text: { collection: "texts", value_field: "{{slug}}", display_fields: ["title"] },
  release: undefined,
  page: undefined,
};
