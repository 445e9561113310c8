/** What to write: instructions that several rules give. */
import { type LocalizedText, verbatim } from "./localized-text.ts";

export const hints = {
  quoteIt: { en: "Put the whole text into quotes", de: "Setzen Sie den ganzen Text in Anführungszeichen" },
  writeText: { en: "Write the text itself", de: "Schreiben Sie den Text selbst" },
  deleteIt: { en: "Delete it", de: "Löschen Sie es" },
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
  deleteLineOr: (names: readonly string[]) => ({
    en: `Delete the line, or write one of: ${few(names)}`,
    de: `Löschen Sie die Zeile, oder schreiben Sie eines dieser Wörter: ${few(names)}`,
  }),
  knownHere: (names: readonly string[]) => ({
    en: `Known here: ${few(names)}`,
    de: `Bekannt sind hier: ${few(names)}`,
  }),
  addLine: (line: string) => ({ en: `Add a line  ${line}`, de: `Ergänzen Sie eine Zeile  ${line}` }),
  /** @param spaces In front of it, if there are others now. */
  writeLine: (line: string, spaces?: number) => ({
    en: `Write the line  ${line}${spaces === undefined ? "" : `  with ${spaces} spaces in front`}`,
    de: `Schreiben Sie die Zeile  ${line}${spaces === undefined ? "" : `  mit ${spaces} Leerzeichen davor`}`,
  }),
  newLine: (line: string) => ({
    en: `Begin a new line in front of  ${line}`,
    de: `Beginnen Sie eine neue Zeile vor  ${line}`,
  }),
  inOneLine: (line: string) => ({
    en: `Keep one of the two, or write both in one line  ${line}`,
    de: `Behalten Sie eine von beiden, oder schreiben Sie beide in eine Zeile  ${line}`,
  }),
  write: (text: string) => ({ en: `Write  ${text}`, de: `Schreiben Sie  ${text}` }),
  missingText: { en: "Write the text", de: "Schreiben Sie den Text" },
  trueOrFalse: {
    en: "Write true or false, without quotes",
    de: "Schreiben Sie true oder false, ohne Anführungszeichen",
  },
  digits: {
    en: "Write digits only, without quotes, like this",
    de: "Schreiben Sie nur Ziffern, ohne Anführungszeichen, etwa so",
  },
  decimals: {
    en: "Write digits only, with a dot for decimals, without quotes, like this",
    de: "Schreiben Sie nur Ziffern, mit einem Punkt statt des Kommas, ohne Anführungszeichen, etwa so",
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
  /** @param lines As they were. */
  putBack: (lines: readonly string[]) => ({
    en: `Put back what was there${inLines(lines)}`,
    de: `Setzen Sie wieder ein, was dort stand${inLines(lines)}`,
  }),
  /** @param others Files that have the name as it was. */
  didYouMeanOrRename: (meant: string, others: string) => ({
    en: `Did you mean "${meant}"? If the name is to change, change it in ${others} as well`,
    de: `Meinten Sie „${meant}“? Soll sich der Name ändern, ändern Sie ihn auch in ${others}`,
  }),
  inOneLineOnly: (text: string) => ({
    en: `Write it in one line  ${text}`,
    de: `Schreiben Sie es in eine Zeile  ${text}`,
  }),
  /** @param others Files that name it. @param lines As they were. */
  putBackOrDelete: (others: string, lines: readonly string[]) => ({
    en: `Delete it in ${others} as well, or put back what was there${inLines(lines)}`,
    de: `Löschen Sie es auch in ${others}, oder setzen Sie wieder ein, was dort stand${inLines(lines)}`,
  }),
  /** @param spaces To be added in front of a line; taken away if negative. @param isOne If no other line moves with it. */
  moveLine(spaces: number, isOne = false): LocalizedText {
    const count = Math.abs(spaces);
    const [en, de] = [count === 1 ? "1 space" : `${count} spaces`, `${count} Leerzeichen`];
    const [others, andere] = isOne
      ? ["", ""]
      : [", and of the lines below that belong to it", ", und vor den Zeilen darunter, die zu ihr gehören"];
    return spaces > 0
      ? { en: `Add ${en} in front of the line${others}`, de: `Fügen Sie ${de} vor der Zeile ein${andere}` }
      : { en: `Take away ${en} in front of the line${others}`, de: `Nehmen Sie ${de} vor der Zeile weg${andere}` };
  },
  likeThis: { en: "Write it like this", de: "Schreiben Sie es so" },
  moveFiles: (folder: string) => ({
    en: `Move its files to ${folder}`,
    de: `Verschieben Sie die Dateien nach ${folder}`,
  }),
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
