/** What there is to choose from: countries, languages and currencies by their names, and the values of an enumeration. */
import type { LocalizedText, MessageLanguage } from "../content/core/localized-text.ts";
import { type CodeKind, codes } from "../content/emit/json-schema/codes.ts";

export interface Option {
  readonly label: string;
  readonly value: string;
}

/** The codes of a kind with their names, in the order of the alphabet. */
export function codeOptions(kind: CodeKind, language: MessageLanguage): Option[] {
  return codes(kind, language)
    .map(({ value, name }) => ({ value, label: `${name} (${value})` }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** Options for given values, each called as it is where nothing is said about it. */
export function choiceOptions(
  values: readonly string[],
  choices: Readonly<Record<string, LocalizedText>> | undefined,
  language: MessageLanguage,
): Option[] {
  return values.map((value) => ({ value, label: choices?.[value]?.[language] ?? value }));
}
