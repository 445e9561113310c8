/** What every field of the form has, whatever it holds. */

import type { Field } from "@sveltia/cms";
import { z } from "zod";
import type { Shape } from "../../src/admin/form/shape.ts";
import type { MessageLanguage } from "../content/messages/language.ts";
import type { Message } from "../content/messages/message.ts";
import { say } from "../content/messages/say.ts";
import { fieldMeta, fieldName } from "../content/schema/field.ts";
import { fileKinds } from "../content/validate/file-kinds.ts";

export interface FieldContext {
  readonly language: MessageLanguage;
  readonly firstLanguage: string;
  /** Words that may stand in the comparison in place of a tick. */
  readonly comparisonWords: readonly Option[];
  /** Plugins that have a page. */
  readonly plugins: readonly (Option & { readonly country: string | undefined })[];
  readonly isTranslated: boolean;
}

export interface Option {
  readonly label: string;
  readonly value: string;
}

/** A field, and how its value in the form and in the file differ. */
export interface Made {
  readonly field: Field;
  readonly shape: Shape;
}

export type FieldFrame = ReturnType<typeof fieldFrame>;

/** @param schema With the words about the field, also if it is optional. */
export function fieldFrame(name: string, schema: z.core.$ZodType, context: FieldContext) {
  const { language, isTranslated } = context;
  const { name: title, help, choices } = fieldMeta(schema);
  const { true: on, false: off } = choices ?? {};
  // A choice that has words besides is a list, in which each is called by its name.
  const isSwitch = on !== undefined && !(schema instanceof z.ZodUnion);
  const states: Message = { id: "tool.form.switch", data: { on: on?.[language] ?? "", off: off?.[language] ?? "" } };
  const hint = [help?.[language] ?? "", isSwitch ? say(states, language) : ""].join(" ").trim();
  return {
    name,
    label: title?.[language] ?? name,
    ...(hint === "" ? {} : { hint: plainHint(inWordsOfForm(hint, language)) }),
    required: !(schema instanceof z.ZodOptional),
    i18n: isTranslated,
  };
}

/** Names a file as the list of the form does, and no key in it: in the form, nobody sees either. */
export function inWordsOfForm(text: string, language: MessageLanguage): string {
  return text.replaceAll(filePlace, (whole, path: string, each = "") => {
    const name = fileNames.get(path)?.[language];
    return name === undefined ? whole : say({ id: "tool.form.file", data: { name } }, language) + each;
  });
}

/** `site.yaml, under links`; `ui.yaml jeder Sprache, unter payment`. */
const filePlace = /([\w/-]+)\.yaml( jeder Sprache| of each language)?(?:, (?:under|unter) \w+(?:, \w+(?=[.,]))*)?/g;

const fileNames = new Map(fileKinds.map(({ path, schema }) => [path, fieldName(schema)]));

/** Hints may have Markdown and HTML. Ours are plain: what would be read as a tag or as emphasis is kept from it. */
export function plainHint(hint: string): string {
  return hint
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/[*_[\]]/g, (sign) => `\\${sign}`);
}
