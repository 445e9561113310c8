/** BCP 47 primary language subtag: `en`, `de`. */
import { z } from "zod";
import { displayNames } from "../../core/intl.ts";
import { lineExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** From `aa` to `zz`: codes of countries and languages are among them. */
export const twoLetters: readonly string[] = letters.flatMap((first) => letters.map((second) => first + second));

/** Languages of two letters (ISO 639-1) that have a name. Others are allowed as well. */
export const languageCodes: readonly string[] = twoLetters.filter(
  (code) => displayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined,
);

const refused = defineRefusal({
  id: "language",
  group: "values",
  meaning: {
    en: "Languages are written as two lower-case letters, the name of their folder: en, de, fr.",
    de: "Sprachen werden mit zwei Kleinbuchstaben geschrieben, dem Namen ihres Ordners: en, de, fr.",
  },
  example: lineExample("facts/site.yaml", "languages: [en, German]", "languages: [en, de]"),
  message: { en: "This is not a language code", de: "Das ist kein Sprachcode" },
  hint: { en: "Write two lower-case letters", de: "Schreiben Sie zwei Kleinbuchstaben" },
  sample: "en, de",
});

export const languageCode = field(
  z.string().regex(/^[a-z]{2}$/, { error: refused.id }),
  ["Language", "Code of a language, which is the name of its folder too."],
  ["Sprache", "Code einer Sprache, zugleich Name ihres Ordners."],
  { notation: notationOf(refused), reference: "language" },
);
