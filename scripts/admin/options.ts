/** What there is to choose from: countries, languages and currencies by their names, and the values of an enumeration. */
import { displayNames } from "../content/intl.ts";
import type { MessageLanguage, Sentence } from "../content/messages/sentence.ts";
import type { FieldFormat } from "../content/schema/field-meta.ts";
import { isKnownRegion } from "../content/schema/primitives.ts";

export interface Option {
  readonly label: string;
  readonly value: string;
}

/** @returns The codes of a format with their names, in the order of the alphabet; `undefined` for what is no code. */
export function codeOptions(format: FieldFormat | undefined, language: MessageLanguage): Option[] | undefined {
  switch (format) {
    case "country":
      return named(pairs("A", "Z").filter(isKnownRegion), "region", language);
    case "language":
      return named(pairs("a", "z"), "language", language);
    case "currency":
      return named(Intl.supportedValuesOf("currency"), "currency", language);
    default:
      return undefined;
  }
}

/** Options for given values, each called as it is where nothing is said about it. */
export function choiceOptions(
  values: readonly string[],
  choices: Readonly<Record<string, Sentence>> | undefined,
  language: MessageLanguage,
): Option[] {
  return values.map((value) => ({ value, label: choices?.[value]?.[language] ?? value }));
}

function named(codes: readonly string[], type: Intl.DisplayNamesType, language: MessageLanguage): Option[] {
  const names = displayNames(language, { type, fallback: "none" });
  return codes
    .flatMap((value) => {
      const name = names.of(value);
      return name === undefined || name === value ? [] : [{ value, label: `${name} (${value})` }];
    })
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** All codes of two letters. */
function pairs(first: string, last: string): string[] {
  const start = first.charCodeAt(0);
  const letters = Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) =>
    String.fromCharCode(start + index),
  );
  return letters.flatMap((one) => letters.map((other) => one + other));
}
