/** The widget of a field that holds one value: a line, a text, a number, a day, a choice, a picture. */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import type { Shape } from "../../src/admin/form/shape.ts";
import { isCodeKind } from "../content/emit/json-schema/codes.ts";
import { fieldMeta } from "../content/schema/field.ts";
import { otherKind } from "../content/schema/formats/picture.ts";
import { limitsOf, patternOf } from "./constraints.ts";
import type { FieldContext, FieldFrame } from "./field-frame.ts";
import { choiceOptions, codeOptions } from "./options.ts";
import { referenceSources } from "./references.ts";

export interface Made {
  readonly field: Field;
  readonly shape: Shape;
}

const value: Shape = { kind: "value" };

/** @returns `undefined` for what is no single value. */
export function scalarField(schema: z.core.$ZodType, frame: FieldFrame, context: FieldContext): Made | undefined {
  const { choices } = fieldMeta(schema);
  if (schema instanceof z.ZodBoolean)
    return { field: { ...frame, widget: "boolean", required: false }, shape: { kind: "switch" } };
  if (schema instanceof z.ZodNumber) return { field: numberField(schema, frame), shape: value };
  if (schema instanceof z.ZodEnum) {
    const options = choiceOptions(schema.options.map(String), choices, context.language);
    return { field: { ...frame, widget: "select", options }, shape: value };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return stringField(schema, frame, context);
  return undefined;
}

function numberField(schema: z.ZodNumber, frame: FieldFrame): Field {
  const { minimum, exclusiveMinimum, maximum } = limitsOf(schema);
  const isInt = schema.isInt;
  // The smallest number that is still more: prices and sizes have two decimals at most.
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + (isInt ? 1 : 0.01);
  return {
    ...frame,
    widget: "number",
    value_type: isInt ? "int" : "float",
    ...(isLimit(least) ? { min: least } : {}),
    ...(isLimit(maximum) ? { max: maximum } : {}),
  };
}

/** Whole numbers have a limit of their own, which nobody meets. */
function isLimit(limit: number | undefined): limit is number {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}

function stringField(schema: z.core.$ZodType, frame: FieldFrame, context: FieldContext): Made {
  const { widget, reference } = fieldMeta(schema);
  if (widget === "picture") return pictureField(schema, frame, context);
  if (reference !== undefined && isCodeKind(reference)) {
    return { field: { ...frame, widget: "select", options: codeOptions(reference, context.language) }, shape: value };
  }
  const source = reference === undefined ? undefined : referenceSources[reference];
  if (source !== undefined) return { field: { ...frame, widget: "relation", ...source }, shape: value };
  const pattern = patternOf(schema, context.language);
  const checked = { ...frame, ...(pattern === undefined ? {} : { pattern }) };
  if (widget === "date") {
    return { field: { ...checked, widget: "datetime", type: "date", format: "YYYY-MM-DD" }, shape: value };
  }
  const { maxLength } = limitsOf(schema);
  const plain = {
    ...checked,
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    use_emoji_autocomplete: false,
  };
  return { field: { ...plain, widget: widget === "text" ? "text" : "string" }, shape: value };
}

const pictureEndings = ["svg", "png", "jpg", "jpeg", "gif", "webp", "avif", "ico"];

/** Where a path may have `{lang}`, the picture of the first language stands for those of all. */
function pictureField(schema: z.core.$ZodType, frame: FieldFrame, context: FieldContext): Made {
  const { firstLanguage, language } = context;
  const takesLanguage = z.safeParse(schema, "folder/name.{lang}.webp").success;
  const shape: Shape = takesLanguage ? { kind: "picture", language: firstLanguage } : { kind: "picture" };
  const endings = pictureEndings.filter((ending) => z.safeParse(schema, `folder/name.${ending}`).success);
  const pattern: [string, string] = [
    String.raw`/\.(?:${endings.join("|")})$/i`,
    `${otherKind.message[language]}. ${otherKind.hint[language]}.`,
  ];
  return { field: { ...frame, widget: "image", choose_url: false, accept: "image/*", pattern }, shape };
}
