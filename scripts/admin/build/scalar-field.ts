/** Widgets for fields with a single value: line, text, number, date, choice, picture. */
import type { Field, RelationField, RichTextField } from "@sveltia/cms";
import { z } from "zod";
import { choicesOf } from "../../content/check/pages.ts";
import { fieldMeta, type Reference } from "../../content/schema/field.ts";
import { type CodeKind, codes, isCodeKind } from "../../content/schema/formats/codes.ts";
import { formKeys, type Shape } from "../browser/form/shape.ts";
import {
  type FieldContext,
  type FieldProperties,
  type FormField,
  type Option,
  withFileLabels,
} from "./field-properties.ts";

/** @returns `undefined` for schemas of lists, maps, and unions. */
export function scalarField(
  schema: z.core.$ZodType,
  frame: FieldProperties,
  context: FieldContext,
): FormField | undefined {
  const value: Shape = { kind: "value" };
  if (schema instanceof z.ZodBoolean) {
    return { field: { ...frame, widget: "boolean", required: false, default: false }, shape: { kind: "switch" } };
  }
  if (schema instanceof z.ZodNumber) {
    // Sveltia's number field discards what it can't parse: 9,50 becomes 50.
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

export function choiceOptions(schema: z.core.$ZodType, { language }: FieldContext): Option[] {
  return Object.entries(choicesOf(schema)).map(([value, label]) => ({
    value,
    label: withFileLabels(label[language], language),
  }));
}

/** Offers only the Markdown that texts may contain. */
const richText = {
  widget: "richtext",
  modes: ["rich_text", "raw"],
  buttons: ["bold", "italic", "code", "link", "heading-three", "bulleted-list", "numbered-list"],
  editor_components: ["fact", "page"],
  use_emoji_autocomplete: false,
} as const satisfies Partial<RichTextField>;

function textField(schema: z.core.$ZodType, frame: FieldProperties, context: FieldContext): Field {
  const { widget, reference } = fieldMeta(schema);
  const { language } = context;
  if (reference !== undefined && isCodeKind(reference)) {
    const options = codes(reference, language).map(({ value, name }) => ({ value, label: `${name} (${value})` }));
    options.sort((a, b) => a.label.localeCompare(b.label, language));
    return { ...frame, widget: "select", options };
  }
  if (reference === "plugin-with-country") {
    const plugins = context.plugins.filter(({ country }) => country !== undefined);
    return { ...frame, widget: "select", options: plugins.map(({ value, label }) => ({ value, label })) };
  }
  const source = reference === undefined ? undefined : referenceSources[reference];
  if (source !== undefined) {
    const display_fields = source.display_fields?.map((field) => field.replace("{lang}", context.firstLanguage));
    return { ...frame, widget: "relation", ...source, ...(display_fields && { display_fields }) };
  }
  if (widget === "date") return { ...frame, widget: "day" };
  return { ...frame, widget: widget === "text" ? "text" : "string", use_emoji_autocomplete: false };
}

/** If the path may contain `{lang}`, the form shows the picture of the first language. */
function pictureField(schema: z.core.$ZodType, frame: FieldProperties, { firstLanguage }: FieldContext): FormField {
  const takesLanguage = z.safeParse(schema, "folder/name.{lang}.webp").success;
  const shape: Shape = takesLanguage ? { kind: "picture", language: firstLanguage } : { kind: "picture" };
  return { field: { ...frame, widget: "image", choose_url: false, accept: "image/*" }, shape };
}

type Source = Pick<RelationField, "collection" | "file" | "value_field" | "display_fields">;

/** References the entries of a list, or of a map with free keys. */
function entries(list: string, value: string = formKeys.key, display: string = formKeys.value) {
  return { value_field: `${list}.*.${value}`, display_fields: [`${list}.*.${display}`] };
}

/**
 * Where the ids of references are defined. Plugins are missing: when an entry is deleted, Sveltia silently deletes the
 * fields that reference it. Releases are typed, because downloads may name one before it has a page, and plugin files
 * have versions independent of releases.
 */
const referenceSources: Readonly<Record<Exclude<Reference, CodeKind | "plugin-with-country">, Source | undefined>> = {
  edition: { collection: "facts", file: "editions", ...entries("editions", formKeys.key, formKeys.key) },
  "help-article": { collection: "facts", file: "help", ...entries(formKeys.entries, formKeys.key, "title.{lang}") },
  "comparison-group": {
    collection: "facts",
    file: "editions",
    ...entries("comparison.groups", formKeys.key, "{lang}"),
  },
  "comparison-word": undefined,
  question: { collection: "pages", file: "faq", ...entries("questions", formKeys.key, "title") },
  "text-page": { collection: "texts", value_field: "{{slug}}", display_fields: ["title"] },
  release: undefined,
  page: undefined,
};
