/** What to write: instructions that several rules give. */
import { type LocalizedText, verbatim } from "./localized-text.ts";

export const hints = {
  quoteIt: { en: "Put the whole text into quotes", de: "Setzen Sie den ganzen Text in Anführungszeichen" },
  writeText: { en: "Write the text itself", de: "Schreiben Sie den Text selbst" },
  deleteLine: { en: "Delete the line", de: "Löschen Sie die Zeile" },
  restore: { en: "Restore it from an earlier version", de: "Holen Sie es aus einem früheren Stand zurück" },
  /** A message: the sign means something else to YAML. */
  cannotBegin: (sign: string) => ({
    en: `A text cannot begin with ${sign}`,
    de: `Ein Text kann nicht mit ${sign} beginnen`,
  }),
  /** A name in quotes: a key, an id, a value. */
  didYouMean: (meant: string) => ({ en: `Did you mean "${meant}"?`, de: `Meinten Sie „${meant}“?` }),
  /** A name as it is: a path, a placeholder, an anchor. */
  didYouMeanPlain: (meant: string) => ({ en: `Did you mean ${meant}?`, de: `Meinten Sie ${meant}?` }),
  writeOneOf: (names: readonly string[]) => ({
    en: `Write one of: ${few(names)}`,
    de: `Möglich sind: ${few(names)}`,
  }),
  knownHere: (names: readonly string[]) => ({
    en: `Known here: ${few(names)}`,
    de: `Bekannt sind hier: ${few(names)}`,
  }),
  addLine: (line: string) => ({ en: `Add a line  ${line}`, de: `Ergänzen Sie eine Zeile  ${line}` }),
  write: (text: string) => ({ en: `Write  ${text}`, de: `Schreiben Sie  ${text}` }),
  missingText: { en: "Write the text", de: "Schreiben Sie den Text" },
  trueOrFalse: {
    en: "Write true or false",
    de: "Schreiben Sie true oder false",
  },
  digits: {
    en: "Write digits only, without a zero in front",
    de: "Schreiben Sie nur Ziffern, ohne Null davor",
  },
  decimals: {
    en: "Write digits only, with a dot for decimals",
    de: "Schreiben Sie nur Ziffern, mit einem Punkt statt des Kommas",
  },
  list: {
    en: "Write a list, each entry on its own line with a hyphen and a space",
    de: "Schreiben Sie eine Liste, jeder Eintrag auf eigener Zeile mit Bindestrich und Leerzeichen",
  },
  keys: {
    en: "Write its keys below it, indented by two spaces, each with a colon",
    de: "Schreiben Sie die Schlüssel darunter, um zwei Leerzeichen eingerückt, jeden mit Doppelpunkt",
  },
  /** @param lines Those of fields, with an example or with "…" for any text. */
  addLines(lines: readonly string[]): LocalizedText {
    const isExample = !lines.every((line) => /(?:…|:)$/.test(line));
    const [en, de] =
      lines.length === 1 ? ["Add a line", "Ergänzen Sie eine Zeile"] : ["Add lines", "Ergänzen Sie Zeilen"];
    return {
      en: `${en}${isExample ? " such as" : ""}${inLines(lines)}`,
      de: `${de}${isExample ? " wie" : ""}${inLines(lines)}`,
    };
  },
  indentation: {
    en: "Compare its indentation with the lines above",
    de: "Vergleichen Sie die Einrückung mit den Zeilen darüber",
  },
  /** @param owner Key of an entry. */
  belongsInto: (owner: string) => ({
    en: `"${owner}" lacks it: indent it like the lines there`,
    de: `Es fehlt in „${owner}“: Rücken Sie es ein wie die Zeilen dort`,
  }),
  likeThis: { en: "Write it like this", de: "Schreiben Sie es so" },
  renameTo: (path: string) => ({ en: `Rename it to ${path}`, de: `Benennen Sie es in ${path} um` }),
};

/** A hint with an example behind it, as it is written in YAML; "…" is none. */
export function withExample({ en, de }: LocalizedText, example: string): LocalizedText {
  const shown = /^(?:- |[\w-]+:(?: |$))/.test(example) ? inLines(example.split("\n")) : ` ${example}`;
  return example === "…" ? { en, de } : { en: `${en}:${shown}`, de: `${de}:${shown}` };
}

/** A message: what is not there. */
export function missingNames(names: readonly string[]): LocalizedText {
  const { en, de } = quoted(names);
  return names.length === 1
    ? { en: `${en} is missing`, de: `${de} fehlt` }
    : { en: `${en} are missing`, de: `${de} fehlen` };
}

/** Lines to be written, eight at most; a single one goes on behind the words. */
function inLines(lines: readonly string[]): string {
  if (lines.length === 1) return `  ${lines[0]}`;
  return [...lines.slice(0, 8), ...(lines.length > 8 ? ["…"] : [])].map((line) => `\n${line}`).join("");
}

/** The first five of several names: more would bury them. */
export function few(names: readonly string[]): string {
  return names.length <= 5 ? names.join(", ") : `${names.slice(0, 5).join(", ")} …`;
}

/** Several names in quotes. */
export function quoted(names: readonly string[]): LocalizedText {
  return { en: few(names.map((name) => `"${name}"`)), de: few(names.map((name) => `„${name}“`)) };
}

/** A sentence behind another one, with a space between them. */
export function joined(...sentences: readonly LocalizedText[]): LocalizedText {
  return sentences.reduce(
    (all, next) => ({ en: `${all.en} ${next.en}`.trim(), de: `${all.de} ${next.de}`.trim() }),
    verbatim(""),
  );
}
