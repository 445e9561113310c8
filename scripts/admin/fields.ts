/**
 * From a schema to the fields of a form. The schema is walked by its types, so that a new field is in the form without a
 * line here. For each field stands beside it how its value in the form and in the file differ.
 */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { formKeys, type Shape } from "../../src/admin/form/shape.ts";
import { fieldMeta } from "../content/schema/field.ts";
import { limitsOf, patternOf } from "./constraints.ts";
import { type FieldContext, type FieldFrame, fieldFrame } from "./field-frame.ts";
import { choiceOptions } from "./options.ts";
import { type Made, scalarField } from "./scalar-field.ts";

/**
 * @param name Key of the field in the file.
 * @throws Error for a type that the form has no widget for, with the key of the field.
 */
export function fieldOf(name: string, schema: z.core.$ZodType, context: FieldContext): Made {
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? schema.unwrap() : schema;
  const frame = fieldFrame(name, schema, !isOptional, context);
  const made = scalarField(inner, frame, context) ?? groupField(inner, frame, context);
  if (made === undefined) throw new Error(`The form has no widget for the field ${name}: ${inner._zod.def.type}`);
  return isOptional ? { field: made.field, shape: { ...made.shape, optional: true } } : made;
}

/** The fields of a whole file, side by side. */
export function fieldsOf(schema: z.core.$ZodType, context: FieldContext): { fields: Field[]; shape: Shape } {
  if (schema instanceof z.ZodRecord) {
    const { field, shape } = fieldOf(formKeys.entries, schema, context);
    return { fields: [field], shape };
  }
  if (!(schema instanceof z.ZodObject)) throw new Error("A content file is a map of keys and values");
  return entriesOf(schema, context);
}

function groupField(schema: z.core.$ZodType, frame: FieldFrame, context: FieldContext): Made | undefined {
  if (schema instanceof z.ZodObject) {
    const { fields, shape } = entriesOf(schema, context);
    return { field: { ...frame, widget: "object", fields }, shape };
  }
  if (schema instanceof z.ZodArray) return listField(schema, frame, context);
  if (schema instanceof z.ZodRecord) return recordField(schema, frame, context);
  return schema instanceof z.ZodUnion ? unionField(schema, frame, context) : undefined;
}

function entriesOf(schema: z.ZodObject, context: FieldContext): { fields: Field[]; shape: Shape } {
  const made = Object.entries(schema.shape).map(([name, one]) => [name, fieldOf(name, one, context)] as const);
  return {
    fields: made.map(([, { field }]) => field),
    shape: { kind: "map", entries: Object.fromEntries(made.map(([name, { shape }]) => [name, shape])) },
  };
}

function listField(schema: z.ZodArray, frame: FieldFrame, context: FieldContext): Made {
  const { element } = schema;
  const list = { ...listFrame(schema, frame), label_singular: fieldFrame("entry", element, true, context).label };
  if (element instanceof z.ZodObject) {
    const { fields, shape } = entriesOf(element, context);
    return {
      field: { ...list, widget: "list", fields, collapsed: "auto", summary: summaryOf(fields) },
      shape: { kind: "list", entry: shape },
    };
  }
  const { field, shape } = fieldOf("entry", element, context);
  if (shape.kind === "variants" && field.widget === "object" && "types" in field) {
    const { types } = field;
    return {
      field: { ...list, widget: "list", types, typeKey: formKeys.variant, collapsed: "auto" },
      shape: { kind: "list", entry: shape },
    };
  }
  return { field: { ...list, widget: "list", field }, shape: { kind: "list", entry: shape } };
}

/** A list that may be empty need not be filled in; the file has it all the same. */
function listFrame(schema: z.core.$ZodType, frame: FieldFrame) {
  const { minItems, maxItems } = limitsOf(schema);
  return {
    ...frame,
    required: frame.required && (minItems ?? 0) > 0,
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
}

function recordField(schema: z.ZodRecord, frame: FieldFrame, context: FieldContext): Made {
  const { keyType, valueType } = schema;
  // A key is where a name is given, so it is typed, whatever it refers to.
  const keyFrame = fieldFrame(formKeys.key, keyType, true, context);
  const pattern = patternOf(keyType, context.language);
  const key: Field = { ...keyFrame, widget: "string", ...(pattern === undefined ? {} : { pattern }) };
  const { field, shape } = fieldOf(formKeys.value, valueType, context);
  const fields = field.widget === "object" && "fields" in field ? field.fields : [field];
  return {
    field: {
      ...frame,
      widget: "list",
      required: false,
      fields: [key, ...fields],
      label_singular: field.label,
      collapsed: "auto",
      summary: `{{fields.${formKeys.key}}}`,
    },
    shape: { kind: "record", value: shape },
  };
}

function unionField(schema: z.ZodUnion, frame: FieldFrame, context: FieldContext): Made | undefined {
  const { options } = schema;
  const word = options.find((one) => one instanceof z.ZodString);
  const list = options.find((one) => one instanceof z.ZodArray);
  if (word !== undefined && list instanceof z.ZodArray && options.length === 2) {
    const { field, shape } = listField(list, frame, context);
    return shape.kind === "list" ? { field, shape: { kind: "lines" } } : undefined;
  }
  if (word !== undefined && options.length === 2 && options.some((one) => one instanceof z.ZodBoolean)) {
    return switchOrWordField(schema, frame, context);
  }
  const variants = options.flatMap((one) => (one instanceof z.ZodObject ? variantOf(one, context) : []));
  if (variants.length !== options.length) return undefined;
  return {
    field: { ...frame, widget: "object", types: variants.map(({ type }) => type), typeKey: formKeys.variant },
    shape: {
      kind: "variants",
      variants: Object.fromEntries(variants.map(({ type, entries }) => [type.name, entries])),
    },
  };
}

function switchOrWordField(schema: z.ZodUnion, frame: FieldFrame, context: FieldContext): Made {
  const switches = choiceOptions(["true", "false"], fieldMeta(schema).choices, context.language);
  return {
    field: { ...frame, widget: "select", options: [...switches, ...context.wordsForSwitches] },
    shape: { kind: "switchOrWord" },
  };
}

/** A variant is called as its first field is. */
function variantOf(schema: z.ZodObject, context: FieldContext) {
  const { fields, shape } = entriesOf(schema, context);
  const [first] = fields;
  const name = first?.name ?? "";
  const type = { name, label: first?.label ?? name, fields, summary: `{{fields.${name}}}` };
  return { type, entries: shape.kind === "map" ? shape.entries : {} };
}

/** What a closed entry of a list is called: by the first of its fields that names it. */
function summaryOf(fields: readonly Field[]): string {
  const names = fields.filter(({ widget }) => widget === "string" || widget === "select").map(({ name }) => name);
  const known = ["title", "name", "label", "id", "network"].find((one) => names.includes(one)) ?? names[0];
  return known === undefined ? "" : `{{fields.${known}}}`;
}
