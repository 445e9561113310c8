/** What reports say around the diagnostics: labels, counts, verdicts. */
import { counted } from "../core/intl.ts";

const errors = (number: number) => counted(number, ["error", "errors"], ["Fehler", "Fehler"]);
const warnings = (number: number) => counted(number, ["warning", "warnings"], ["Warnung", "Warnungen"]);
const files = (number: number) => counted(number, ["file", "files"], ["Datei", "Dateien"]);

export const reportTexts = {
  fix: { en: "Fix", de: "Vorschlag" },
  warning: { en: "Warning", de: "Warnung" },
  seeAlso: { en: "See also", de: "Siehe auch" },
  errors,
  warnings,
  files,
  /** Above the diagnostics of a file that are listed without their lines. */
  moreInFile: (number: number, file: string) => ({
    en: `${file}: ${number} more, by line`,
    de: `${file}: ${number} weitere, nach Zeilen`,
  }),
  /** Behind the first of several warnings. */
  andMore: (number: number, lines: string) => ({
    en: `(and ${number} more like this, line ${lines})`,
    de: `(und ${number} weitere dieser Art, Zeile ${lines})`,
  }),
  line: (number: number) => ({ en: `Line ${number}`, de: `Zeile ${number}` }),
  nothingWritten: (number: number) => ({
    en: `The content has ${errors(number).en}; nothing was written.`,
    de: `Der Inhalt hat ${errors(number).de}; es wurde nichts geschrieben.`,
  }),
  valid: (number: number, languages: string, seconds: number) => ({
    en: `Content: ${files(number).en} in ${languages} are valid (${seconds.toFixed(2)} s).`,
    de: `Inhalt: ${files(number).de} in ${languages} sind gültig (${seconds.toFixed(2).replace(".", ",")} s).`,
  }),
  sample: { en: "It is sample content.", de: "Es ist Beispielinhalt." },
  notMarked: (number: number) => ({
    en: `${number} more in the summary`,
    de: `${number} weitere in der Zusammenfassung`,
  }),
  marks: { en: "The same as marks in the pull request", de: "Dasselbe als Markierungen im Pull Request" },
  summaryTitle: { en: "Content check", de: "Inhaltsprüfung" },
  allWell: (number: number) => ({
    en: `All ${files(number).en} of the content are valid.`,
    de: `Alle ${files(number).de} des Inhalts sind gültig.`,
  }),
  mustMend: {
    en: "Errors have to be fixed before this can be merged. Click a line number to open the file at its place.",
    de: "Fehler müssen behoben werden, bevor zusammengeführt werden kann. Ein Klick auf die Zeilennummer öffnet die Datei an der Stelle.",
  },
  mayMerge: { en: "Warnings keep nothing from being merged.", de: "Warnungen verhindern das Zusammenführen nicht." },
  cut: {
    en: "The rest does not fit into this summary; the log of this step has it.",
    de: "Der Rest passt nicht in diese Zusammenfassung; er steht im Protokoll dieses Schritts.",
  },
};
