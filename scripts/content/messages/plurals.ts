/** What is said about interface strings that count, in languages with other plural forms than English. */
import { displayNames } from "../core/intl.ts";
import type { Sentence } from "../core/localized-text.ts";
import { quoted } from "./hints.ts";

export const pluralMessages = {
  /** @param numbers Numbers that the forms are for. */
  missing(keys: readonly string[], language: string, numbers: string): Sentence {
    const names = quoted(keys);
    const [en, de] = [nameOf(language, "en"), nameOf(language, "de")];
    return {
      en: `${names.en} ${keys.length === 1 ? "is" : "are"} missing: ${en} has a form of its own for ${numbers} …`,
      de: `${names.de} ${keys.length === 1 ? "fehlt" : "fehlen"}: ${de} hat eine eigene Form für ${numbers} …`,
    };
  },
  notInLanguage(category: string, language: string): Sentence {
    return {
      en: `${nameOf(language, "en")} has no plural form "${category}"`,
      de: `${nameOf(language, "de")} hat keine Pluralform „${category}“`,
    };
  },
  deleteLine(there: readonly string[]): Sentence {
    return {
      en: `Delete the line; the forms here are: ${there.join(", ")}`,
      de: `Löschen Sie die Zeile; die Formen sind hier: ${there.join(", ")}`,
    };
  },
};

function nameOf(code: string, language: string): string {
  return displayNames(language, { type: "language" }).of(code) ?? code;
}
