/** What every field of the form has, whatever it holds: its name, label, hint, and whether it must be filled in. */
import { z } from "zod";
import type { MessageLanguage } from "../content/core/localized-text.ts";
import { fieldMeta, fieldWords } from "../content/schema/field.ts";
import type { Option } from "./options.ts";
import { adminWords } from "./words.ts";

export interface FieldContext {
  /** Language of labels and hints. */
  readonly language: MessageLanguage;
  /** Whether the field stands in each language of the site. */
  readonly isTranslated: boolean;
  /** First language of the site. */
  readonly firstLanguage: string;
  /** Words that may stand in place of a yes or no. */
  readonly wordsForSwitches: readonly Option[];
}

export interface FieldFrame {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
  readonly i18n: boolean;
}

/** @param schema With what is said about the field, also where it is optional. */
export function fieldFrame(
  name: string,
  schema: z.core.$ZodType,
  required: boolean,
  context: FieldContext,
): FieldFrame {
  const { title, description } = fieldWords(schema, context.language);
  const said = fieldMeta(schema).inForm?.[context.language] ?? description;
  const hint = [said, choicesHint(schema, context.language)].filter((one) => one !== "").join(" ");
  return {
    name,
    label: title === "" ? name : title,
    ...(hint === "" ? {} : { hint: plainHint(hint) }),
    required,
    i18n: context.isTranslated,
  };
}

/** What on and off mean. Where there is a choice of words besides, each is called by its name. */
function choicesHint(schema: z.core.$ZodType, language: MessageLanguage): string {
  if (schema instanceof z.ZodUnion) return "";
  const { true: on, false: off } = fieldMeta(schema).choices ?? {};
  return on === undefined || off === undefined ? "" : adminWords.switchOn(on[language], off[language])[language];
}

/** Hints may have Markdown and HTML. Ours are plain: what would be read as a tag or as emphasis is kept from it. */
export function plainHint(hint: string): string {
  return hint
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/[*_[\]]/g, (sign) => `\\${sign}`);
}
