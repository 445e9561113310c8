/** Generates form fields from schemas. Driven by schema types, so that a new field needs no code here. */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { say } from "../../content/core/messages/say.ts";
import { fieldMeta } from "../../content/schema/field.ts";
import { formKeys, type Shape } from "../browser/form/shape.ts";
import { type FieldContext, type FieldProperties, type FormField, fieldProperties } from "./field-properties.ts";
import { choiceOptions, scalarField } from "./scalar-field.ts";

/** @throws Error naming the field if no widget supports its type. */
export function fieldOf(name: string, schema: z.core.$ZodType, context: FieldContext): FormField {
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? schema.unwrap() : schema;
  const frame = fieldProperties(name, schema, context);
  const isFilled = !isOptional && !(inner instanceof z.ZodBoolean);
  // Not `required`: Sveltia would refuse to save. The content check reports missing values.
  const single = { ...frame, required: false, label: isFilled ? `${frame.label} *` : frame.label };
  const formField = scalarField(inner, single, context) ?? groupField(inner, frame, context);
  if (formField === undefined) throw new Error(`The form has no widget for the field ${name}: ${inner._zod.def.type}`);
  return isOptional ? { field: formField.field, shape: { ...formField.shape, optional: true } } : formField;
}

export function fieldsOf(schema: z.core.$ZodType, context: FieldContext): { fields: Field[]; shape: Shape } {
  if (schema instanceof z.ZodObject) return entriesOf(schema, context);
  const { field, shape } = fieldOf(formKeys.entries, schema, context);
  return { fields: [field], shape };
}

function groupField(schema: z.core.$ZodType, frame: FieldProperties, context: FieldContext): FormField | undefined {
  if (schema instanceof z.ZodObject) {
    const { fields, shape } = entriesOf(schema, context);
    return { field: { ...frame, widget: "object", fields }, shape };
  }
  if (schema instanceof z.ZodArray) return listField(schema, frame, context);
  if (schema instanceof z.ZodRecord) return recordField(schema, frame, context);
  return schema instanceof z.ZodUnion ? unionField(schema, frame, context) : undefined;
}

function entriesOf(schema: z.ZodObject, context: FieldContext) {
  const named = Object.entries(schema.shape).map(([name, field]) => [name, fieldOf(name, field, context)] as const);
  const entries: Record<string, Shape> = Object.fromEntries(named.map(([name, { shape }]) => [name, shape]));
  return { fields: named.map(([, { field }]) => field), shape: { kind: "map", entries } as const };
}

function listField(schema: z.ZodArray, frame: FieldProperties, context: FieldContext): FormField {
  const { field, shape } = fieldOf("entry", schema.element, context);
  const list = {
    ...frame,
    widget: "list" as const,
    required: false,
    label_singular: fieldProperties("entry", schema.element, context).label,
  };
  return { field: { ...list, ...contentsOf(field) }, shape: { kind: "list", entry: shape } };
}

/** The list options for its entries: fields, variants, or a single field. */
function contentsOf(field: Field) {
  if (field.widget !== "object") return { field };
  // "auto" searches all values of the file per entry: a thousand partners took a minute to open.
  const closed = { collapsed: true };
  if ("types" in field) return { types: field.types, typeKey: formKeys.variant, ...closed };
  return { fields: field.fields, ...closed, summary: summaryOf(field.fields) };
}

/** Summary of a collapsed entry: its title, or its first short field. */
function summaryOf(fields: readonly Field[]): string {
  const short = fields.filter(({ widget }) => widget === "string" || widget === "select");
  const [first] = short.length > 0 ? short : fields;
  return `{{fields.${short.some(({ name }) => name === "title") ? "title" : first?.name}}}`;
}

function recordField({ keyType, valueType }: z.ZodRecord, frame: FieldProperties, context: FieldContext): FormField {
  // Keys define ids, so they are typed even if values with the same schema are selected from a list.
  const key: Field = { ...fieldProperties(formKeys.key, keyType, context), required: false, widget: "string" };
  const { field, shape } = fieldOf(formKeys.value, valueType, context);
  const fields = field.widget === "object" && "fields" in field ? field.fields : [field];
  return {
    field: {
      ...frame,
      widget: "list",
      required: false,
      fields: [key, ...fields],
      label_singular: fieldProperties(formKeys.value, valueType, context).label,
      collapsed: true,
      summary: `{{fields.${formKeys.key}}}`,
    },
    shape: { kind: "record", value: shape },
  };
}

function unionField(schema: z.ZodUnion, frame: FieldProperties, context: FieldContext): FormField | undefined {
  const { options } = schema;
  const list = options.find((option) => option instanceof z.ZodArray);
  if (list instanceof z.ZodArray) return { field: listField(list, frame, context).field, shape: { kind: "lines" } };
  const isDay = options.some((option) => fieldMeta(option).widget === "date");
  if (isDay) {
    // The schema's help is about what to write in a file.
    const hint = say({ id: "tool.form.published" }, context.language);
    return { field: { ...frame, hint, required: false, widget: "published" }, shape: { kind: "switchOrWord" } };
  }
  if (options.some((option) => option instanceof z.ZodBoolean)) {
    const choices = [...choiceOptions(schema, context), ...context.comparisonWords];
    return {
      field: { ...frame, required: false, widget: "select", options: choices },
      shape: { kind: "switchOrWord" },
    };
  }
  const variants = options.flatMap((option) => (option instanceof z.ZodObject ? variantOf(option, context) : []));
  if (variants.length === 0) return undefined;
  return {
    field: { ...frame, widget: "object", types: variants.map(({ type }) => type), typeKey: formKeys.variant },
    shape: {
      kind: "variants",
      variants: Object.fromEntries(variants.map(({ type, entries }) => [type.name, entries])),
    },
  };
}

/** A variant has the label of its first field. */
function variantOf(schema: z.ZodObject, context: FieldContext) {
  const { fields, shape } = entriesOf(schema, context);
  const [[name, first] = ["", schema]] = Object.entries(schema.shape);
  const { label } = fieldProperties(name, first, context);
  const isGroup = fields[0]?.widget === "object";
  return { type: { name, label, fields, ...(!isGroup && { summary: `{{fields.${name}}}` }) }, entries: shape.entries };
}
