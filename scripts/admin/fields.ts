/** From a schema to the fields of a form. The schema is walked by its types: a new field needs no line here. */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { formKeys, type Shape } from "../../src/admin/form/shape.ts";
import { type FieldContext, type FieldFrame, fieldFrame, type Made } from "./field-frame.ts";
import { choiceOptions, scalarField } from "./scalar-field.ts";

/** @throws Error for a type that the form has no widget for, with the key of the field. */
export function fieldOf(name: string, schema: z.core.$ZodType, context: FieldContext): Made {
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? schema.unwrap() : schema;
  const frame = fieldFrame(name, schema, context);
  const isFilled = !isOptional && !(inner instanceof z.ZodBoolean);
  // The form's own check would refuse to save what is not filled in. That it must be is told by the content check.
  const single = { ...frame, required: false, label: isFilled ? `${frame.label} *` : frame.label };
  const made = scalarField(inner, single, context) ?? groupField(inner, frame, context);
  if (made === undefined) throw new Error(`The form has no widget for the field ${name}: ${inner._zod.def.type}`);
  return isOptional ? { field: made.field, shape: { ...made.shape, optional: true } } : made;
}

/** The fields of a whole file, side by side. */
export function fieldsOf(schema: z.core.$ZodType, context: FieldContext): { fields: Field[]; shape: Shape } {
  if (schema instanceof z.ZodObject) return entriesOf(schema, context);
  const { field, shape } = fieldOf(formKeys.entries, schema, context);
  return { fields: [field], shape };
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

function entriesOf(schema: z.ZodObject, context: FieldContext) {
  const made = Object.entries(schema.shape).map(([name, field]) => [name, fieldOf(name, field, context)] as const);
  const entries: Record<string, Shape> = Object.fromEntries(made.map(([name, { shape }]) => [name, shape]));
  return { fields: made.map(([, { field }]) => field), shape: { kind: "map", entries } as const };
}

function listField(schema: z.ZodArray, frame: FieldFrame, context: FieldContext): Made {
  const { field, shape } = fieldOf("entry", schema.element, context);
  const list = {
    ...frame,
    widget: "list" as const,
    required: false,
    label_singular: fieldFrame("entry", schema.element, context).label,
  };
  return { field: { ...list, ...contentsOf(field) }, shape: { kind: "list", entry: shape } };
}

/** What a list has in each entry: a group of fields, one of several groups, or a single value. */
function contentsOf(field: Field) {
  if (field.widget !== "object") return { field };
  // With "auto" each entry is looked for in all values of the file: a thousand partners took a minute to open.
  const closed = { collapsed: true };
  if ("types" in field) return { types: field.types, typeKey: formKeys.variant, ...closed };
  return { fields: field.fields, ...closed, summary: summaryOf(field.fields) };
}

/** What a closed entry of a list is called: by its title, or by the first of its fields that is short. */
function summaryOf(fields: readonly Field[]): string {
  const short = fields.filter(({ widget }) => widget === "string" || widget === "select");
  const [first] = short.length > 0 ? short : fields;
  return `{{fields.${short.some(({ name }) => name === "title") ? "title" : first?.name}}}`;
}

function recordField({ keyType, valueType }: z.ZodRecord, frame: FieldFrame, context: FieldContext): Made {
  // A key is where a name is given, so it is typed, whatever it refers to.
  const key: Field = { ...fieldFrame(formKeys.key, keyType, context), required: false, widget: "string" };
  const { field, shape } = fieldOf(formKeys.value, valueType, context);
  const fields = field.widget === "object" && "fields" in field ? field.fields : [field];
  return {
    field: {
      ...frame,
      widget: "list",
      required: false,
      fields: [key, ...fields],
      label_singular: fieldFrame(formKeys.value, valueType, context).label,
      collapsed: true,
      summary: `{{fields.${formKeys.key}}}`,
    },
    shape: { kind: "record", value: shape },
  };
}

function unionField(schema: z.ZodUnion, frame: FieldFrame, context: FieldContext): Made | undefined {
  const { options } = schema;
  const list = options.find((option) => option instanceof z.ZodArray);
  if (list instanceof z.ZodArray) return { field: listField(list, frame, context).field, shape: { kind: "lines" } };
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

/** A variant is called as its first field is. */
function variantOf(schema: z.ZodObject, context: FieldContext) {
  const { fields, shape } = entriesOf(schema, context);
  const [[name, first] = ["", schema]] = Object.entries(schema.shape);
  const { label } = fieldFrame(name, first, context);
  return { type: { name, label, fields, summary: `{{fields.${name}}}` }, entries: shape.entries };
}
