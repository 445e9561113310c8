/** The properties that all form fields have in common. */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { fileKinds } from "../../content/check/file-kinds.ts";
import type { MessageLanguage } from "../../content/core/messages/language.ts";
import type { Message } from "../../content/core/messages/message.ts";
import { say } from "../../content/core/messages/say.ts";
import { fieldMeta, fieldName } from "../../content/schema/field.ts";
import type { Shape } from "../browser/form/shape.ts";

export interface FieldContext {
  readonly language: MessageLanguage;
  readonly firstLanguage: string;
  /** Texts for cells of the comparison, as alternatives to yes and no. */
  readonly comparisonWords: readonly Option[];
  /** Published plugins. */
  readonly plugins: readonly (Option & { readonly country: string | undefined })[];
  readonly isTranslated: boolean;
}

export interface Option {
  readonly label: string;
  readonly value: string;
}

/** A field, and how its values in the form and in the file differ. */
export interface FormField {
  readonly field: Field;
  readonly shape: Shape;
}

export type FieldProperties = ReturnType<typeof fieldProperties>;

/** @param schema Schema of the field, with its metadata; not unwrapped if optional. */
export function fieldProperties(name: string, schema: z.core.$ZodType, context: FieldContext) {
  const { language, isTranslated } = context;
  const { name: title, help, choices } = fieldMeta(schema);
  const { true: on, false: off } = choices ?? {};
  // A union with texts is a list with named options instead.
  const isSwitch = on !== undefined && !(schema instanceof z.ZodUnion);
  const states: Message = { id: "tool.form.switch", data: { on: on?.[language] ?? "", off: off?.[language] ?? "" } };
  const hint = [help?.[language] ?? "", isSwitch ? say(states, language) : ""].join(" ").trim();
  return {
    name,
    label: title?.[language] ?? name,
    ...(hint === "" ? {} : { hint: escapeHint(withFileLabels(hint, language)) }),
    required: !(schema instanceof z.ZodOptional),
    i18n: isTranslated,
  };
}

/** Replaces file names and keys, which the form doesn't show, by the file's label in the form. */
export function withFileLabels(text: string, language: MessageLanguage): string {
  return text.replaceAll(fileReference, (whole, path: string, each = "") => {
    const name = fileNames.get(path)?.[language];
    return name === undefined ? whole : say({ id: "tool.form.file", data: { name } }, language) + each;
  });
}

/** `site.yaml, under links`; `ui.yaml jeder Sprache, unter payment`. */
const fileReference = /([\w/-]+)\.yaml( jeder Sprache| of each language)?(?:, (?:under|unter) \w+(?:, \w+(?=[.,]))*)?/g;

const fileNames = new Map(fileKinds.map(({ path, schema }) => [path, fieldName(schema)]));

/** Escapes Markdown and HTML, which Sveltia renders in hints. */
export function escapeHint(hint: string): string {
  return hint
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/[*_[\]]/g, "\\$&");
}
