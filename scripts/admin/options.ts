/** What there is to choose from: countries, languages and currencies by their names, and the values of an enumeration. */
import type { MessageLanguage, Sentence } from "../content/core/localized-text.ts";
import type { FieldFormat } from "../content/schema/field.ts";
import { codes } from "../content/schema-export/codes.ts";

export interface Option {
  readonly label: string;
  readonly value: string;
}

/** @returns The codes of a format with their names, in the order of the alphabet; `undefined` for what is no code. */
export function codeOptions(format: FieldFormat | undefined, language: MessageLanguage): Option[] | undefined {
  if (format !== "country" && format !== "language" && format !== "currency") return undefined;
  return codes(format, language)
    .map(({ value, name }) => ({ value, label: `${name} (${value})` }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** Options for given values, each called as it is where nothing is said about it. */
export function choiceOptions(
  values: readonly string[],
  choices: Readonly<Record<string, Sentence>> | undefined,
  language: MessageLanguage,
): Option[] {
  return values.map((value) => ({ value, label: choices?.[value]?.[language] ?? value }));
}
