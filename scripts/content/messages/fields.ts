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
