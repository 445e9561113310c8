/** What is said about keys that are missing, unknown or without their entry. */
import { quoted } from "./hints.ts";
import type { Sentence } from "./sentence.ts";

/** More names than this would bury the advice. */
const most = 12;

export const fieldMessages = {
  missing(keys: readonly string[]): Sentence {
    const names = quoted(keys);
    return keys.length === 1
      ? { en: `${names.en} is missing`, de: `${names.de} fehlt` }
      : { en: `${names.en} are missing`, de: `${names.de} fehlen` };
  },
  addKeys(keys: readonly string[]): Sentence {
    const lines = keys.map((key) => `${key}: …`).join("  ");
    return keys.length === 1
      ? { en: `Add a line  ${lines}`, de: `Ergänzen Sie eine Zeile  ${lines}` }
      : { en: `Add lines  ${lines}`, de: `Ergänzen Sie Zeilen  ${lines}` };
  },
  beside: (key: string, owner: string): Sentence => ({
    en: `"${key}" stands beside "${owner}" and belongs into it`,
    de: `„${key}“ steht neben „${owner}“ und gehört hinein`,
  }),
  inside: (key: string, owner: string): Sentence => ({
    en: `"${key}" stands in "${owner}" and belongs beside it`,
    de: `„${key}“ steht in „${owner}“ und gehört daneben`,
  }),
  indentMore: {
    en: "Put two more spaces in front of the line, so that it stands like the others of its entry",
    de: "Setzen Sie zwei weitere Leerzeichen vor die Zeile, damit sie wie die anderen ihres Eintrags steht",
  },
  partOfText: (key: string): Sentence => ({
    en: `"${key}" is read as part of the text above it`,
    de: `„${key}“ wird als Teil des Textes darüber gelesen`,
  }),
  indentLess: {
    en: "Take spaces away in front of the line, so that it stands like the other keys of its entry",
    de: "Nehmen Sie vor der Zeile Leerzeichen weg, damit sie wie die anderen Schlüssel ihres Eintrags steht",
  },
  /** @param what The key that lost its owner; `undefined` for an entry of a list. */
  lost: (owner: string, what: string | undefined): Sentence => ({
    en: `"${owner}" is missing in front of ${what === undefined ? "this entry" : `"${what}"`}`,
    de: `„${owner}“ fehlt vor ${what === undefined ? "diesem Eintrag" : `„${what}“`}`,
  }),
  addAbove: (owner: string): Sentence => ({
    en: `Add a line  ${owner}:  above`,
    de: `Ergänzen Sie darüber eine Zeile  ${owner}:`,
  }),
  unknown: (key: string): Sentence => ({ en: `Unknown field "${key}"`, de: `Unbekanntes Feld „${key}“` }),
  /** @param value The value as it is written; shown where it is short. */
  meant(key: string, value: string | undefined): Sentence {
    const isShort = value !== undefined && value !== "" && value.length <= 60 && !value.includes("\n");
    const line = `${key}: ${isShort ? value : "…"}`;
    return { en: `Did you mean "${key}"? Write  ${line}`, de: `Meinten Sie „${key}“? Schreiben Sie  ${line}` };
  },
  deleteOr(free: readonly string[]): Sentence {
    const names = free.slice(0, most).join(", ");
    return free.length === 0
      ? { en: "Delete it", de: "Löschen Sie es" }
      : { en: `Delete it, or write one of: ${names}`, de: `Löschen Sie es, oder schreiben Sie eines von: ${names}` };
  },
};
