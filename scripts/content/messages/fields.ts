/** What is said about keys that are missing, unknown or without their entry. */

import type { Sentence } from "../core/localized-text.ts";
import { few, quoted } from "./hints.ts";

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
  partOfText: (key: string): Sentence => ({
    en: `"${key}" is read as part of the text above it`,
    de: `„${key}“ wird als Teil des Textes darüber gelesen`,
  }),
  /** @param spaces To be added; taken away if negative. */
  moveLine(spaces: number): Sentence {
    const count = Math.abs(spaces);
    const [en, de] = [count === 1 ? "1 space" : `${count} spaces`, `${count} Leerzeichen`];
    return spaces > 0
      ? {
          en: `Add ${en} in front of the line, and of the lines below that belong to it`,
          de: `Fügen Sie ${de} vor der Zeile ein, und vor den Zeilen darunter, die zu ihr gehören`,
        }
      : {
          en: `Take away ${en} in front of the line, and of the lines below that belong to it`,
          de: `Nehmen Sie ${de} vor der Zeile weg, und vor den Zeilen darunter, die zu ihr gehören`,
        };
  },
  lost: (owner: string, key: string): Sentence => ({
    en: `"${owner}" is missing above "${key}"`,
    de: `„${owner}“ fehlt über „${key}“`,
  }),
  addAbove: (owner: string): Sentence => ({
    en: `Add a line  ${owner}:  above it, two spaces further to the left`,
    de: `Ergänzen Sie darüber eine Zeile  ${owner}:  zwei Leerzeichen weiter links`,
  }),
  unknown: (key: string): Sentence => ({ en: `Unknown field "${key}"`, de: `Unbekanntes Feld „${key}“` }),
  /** @param value The value as it is written; shown where it is short. */
  meant(key: string, value: string | undefined): Sentence {
    const isShort = value !== undefined && value !== "" && value.length <= 60 && !value.includes("\n");
    const line = `${key}: ${isShort ? value : "…"}`;
    return { en: `Did you mean "${key}"? Write  ${line}`, de: `Meinten Sie „${key}“? Schreiben Sie  ${line}` };
  },
  /** @param names Keys that are free, the nearest first. */
  deleteOr(names: readonly string[]): Sentence {
    const list = few(names);
    return list === ""
      ? {
          en: "Delete it, or compare its indentation with the lines above",
          de: "Löschen Sie es, oder vergleichen Sie die Einrückung mit den Zeilen darüber",
        }
      : { en: `Delete it, or write one of: ${list}`, de: `Löschen Sie es, oder schreiben Sie eines von: ${list}` };
  },
};
