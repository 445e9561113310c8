/** Codes with their names: countries, currencies, languages. */
import { displayNames } from "../core/intl.ts";
import type { MessageLanguage } from "../core/localized-text.ts";
import { isKnownRegion } from "../schema/primitives.ts";

/** A value that somebody may want to write, and what it stands for. */
export interface Suggestion {
  readonly value: string;
  readonly name?: string;
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

const codesOf = {
  country: () => pairs.map((pair) => pair.toUpperCase()).filter(isKnownRegion),
  currency: () => Intl.supportedValuesOf("currency"),
  // BCP 47 (RFC 5646): a language of two letters is one of ISO 639-1. Those that have a name are in use.
  language: () =>
    pairs.filter((pair) => displayNames("en", { type: "language", fallback: "none" }).of(pair) !== undefined),
};

export type CodeKind = keyof typeof codesOf;

const displayTypes = { country: "region", currency: "currency", language: "language" } as const;

/** Worked out once: there are no new countries while a program runs. */
const found = new Map<string, readonly Suggestion[]>();

/** All codes of a kind, with their names in the language of the tools. */
export function codes(kind: CodeKind, language: MessageLanguage): readonly Suggestion[] {
  const key = `${kind} ${language}`;
  const known = found.get(key) ?? named(kind, language);
  found.set(key, known);
  return known;
}

function named(kind: CodeKind, language: MessageLanguage): Suggestion[] {
  const names = displayNames(language, { type: displayTypes[kind] });
  return codesOf[kind]().map((value) => ({ value, name: names.of(value) ?? value }));
}
