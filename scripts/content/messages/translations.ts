/** What `content:translations` and `content:translated` say. */
import type { OpenState } from "../translations/status.ts";
import { commandMessages } from "./command-line.ts";
import type { Sentence } from "./sentence.ts";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const translationMessages = {
  usage: {
    en: `Usage: npm run content:translations -- [--lang-of-site <code>] [--format text|json|markdown] [--strict]

Shows which texts of each language are missing, marked # pending, out of date or not recorded yet. Changes nothing.

  --lang-of-site   only this language of the site; can be given several times
  --format         text (default), json for programs, markdown for an issue or a mail
  --strict         ends with 1 where something is missing, pending or out of date
${commandMessages.commonOptions.en}`,
    de: `Aufruf: npm run content:translations -- [--lang-of-site <Code>] [--format text|json|markdown] [--strict]

Zeigt je Sprache, welche Texte fehlen, mit # pending markiert, veraltet oder nicht festgehalten sind. Ändert nichts.

  --lang-of-site   nur diese Sprache der Website; kann mehrfach angegeben werden
  --format         text (Vorgabe), json für Programme, markdown für ein Ticket oder eine Mail
  --strict         endet mit 1, wenn etwas fehlt, markiert oder veraltet ist
${commandMessages.commonOptions.de}`,
  } satisfies Sentence,
  headings: {
    missing: { en: "Missing", de: "Fehlt" },
    pending: { en: "Marked # pending", de: "Mit # pending markiert" },
    outOfDate: {
      en: "Out of date: the original has changed since",
      de: "Veraltet: das Original wurde seither geändert",
    },
    unrecorded: {
      en: "Not recorded yet as going with the original",
      de: "Noch nicht festgehalten, dass es zum Original passt",
    },
  } satisfies Record<OpenState, Sentence>,
  language: (name: Sentence, code: string, texts: number, current: number): Sentence => ({
    en: `${name.en} (${code}): ${current} of ${count(texts, "text", "texts")} up to date`,
    de: `${name.de} (${code}): ${current} von ${count(texts, "Text", "Texten")} aktuell`,
  }),
  /** Marks in what is not a translation. */
  toWrite: (folder: string): Sentence => ({ en: `${folder}: still to be written`, de: `${folder}: noch zu schreiben` }),
  wholeFile: { en: "the whole file", de: "die ganze Datei" } satisfies Sentence,
  textsOfFile: (number: number): Sentence => ({
    en: count(number, "text", "texts"),
    de: count(number, "Text", "Texte"),
  }),
  unreadable: (file: string): Sentence => ({
    en: `${file} has an error and cannot be compared. Run  npm run content:check`,
    de: `${file} hat einen Fehler und lässt sich nicht vergleichen. Starten Sie  npm run content:check`,
  }),
  orphans: (number: number): Sentence => ({
    en: `${count(number, "record belongs", "records belong")} to files that are gone; the next review of everything deletes ${number === 1 ? "it" : "them"}`,
    de: `${count(number, "Aufzeichnung gehört", "Aufzeichnungen gehören")} zu Dateien, die es nicht mehr gibt; die nächste Prüfung aller Texte löscht sie`,
  }),
  oneLanguage: {
    en: "The site has one language; there is nothing to translate.",
    de: "Die Website hat nur eine Sprache; es gibt nichts zu übersetzen.",
  } satisfies Sentence,
  howToRecord: (example: string): Sentence => ({
    en: `Once a translation is right, record it:  npm run content:translated -- ${example}`,
    de: `Stimmt eine Übersetzung, halten Sie das fest:  npm run content:translated -- ${example}`,
  }),
  unknownFormat: (format: string): Sentence => ({
    en: `--format ${format}: write text, json or markdown.`,
    de: `--format ${format}: Schreiben Sie text, json oder markdown.`,
  }),
  noTranslation: (code: string, known: readonly string[]): Sentence => ({
    en: `${code} is not a language that is translated into. There is: ${known.join(", ")}`,
    de: `In die Sprache ${code} wird nicht übersetzt. Es gibt: ${known.join(", ")}`,
  }),
};

export const reviewMessages = {
  usage: {
    en: `Usage: npm run content:translated -- [<language>] [<file> | <file>#<entry> …] [--clear-pending]

Records that translations have been looked at and go with the original as it is now: all of them, those of a language,
of a file (pages/faq.yaml, content/de/pages/faq.yaml) or of one entry (pages/faq.yaml#items.is-it-free). What entries are
called is shown by npm run content:translations.

  --clear-pending   takes away the marks # pending of what is recorded
${commandMessages.commonOptions.en}`,
    de: `Aufruf: npm run content:translated -- [<Sprache>] [<Datei> | <Datei>#<Eintrag> …] [--clear-pending]

Hält fest, dass Übersetzungen geprüft sind und zum jetzigen Original passen: alle, die einer Sprache, einer Datei
(pages/faq.yaml, content/de/pages/faq.yaml) oder eines Eintrags (pages/faq.yaml#items.is-it-free). Wie Einträge heißen,
zeigt npm run content:translations.

  --clear-pending   entfernt die Markierungen # pending dessen, was festgehalten wird
${commandMessages.commonOptions.de}`,
  } satisfies Sentence,
  noEntry: (typed: string): Sentence => ({
    en: `There is no text ${typed}. npm run content:translations shows what entries are called.`,
    de: `Einen Text ${typed} gibt es nicht. Wie Einträge heißen, zeigt npm run content:translations.`,
  }),
  hasError: (place: string, message: Sentence): Sentence => ({
    en: `${place}  ${message.en}`,
    de: `${place}  ${message.de}`,
  }),
  missing: (file: string, address: string): Sentence => ({
    en: `${file}  The translation is missing${address === "" ? "" : `: ${address}`}`,
    de: `${file}  Die Übersetzung fehlt${address === "" ? "" : `: ${address}`}`,
  }),
  isPending: (place: string): Sentence => ({
    en: `${place}  Marked # pending. Take the mark away once it is translated, or add --clear-pending`,
    de: `${place}  Mit # pending markiert. Entfernen Sie die Markierung, wenn übersetzt ist, oder ergänzen Sie --clear-pending`,
  }),
  marksMore: (place: string): Sentence => ({
    en: `${place}  This mark is about more texts than are to be recorded. Record all of them, or take it away by hand`,
    de: `${place}  Diese Markierung gilt für mehr Texte, als festgehalten werden. Halten Sie alle fest, oder entfernen Sie sie von Hand`,
  }),
  nothingRecorded: (reasons: number): Sentence => ({
    en: `Nothing was recorded, for ${count(reasons, "reason", "reasons")}.`,
    de: `Nichts wurde festgehalten, aus ${count(reasons, "Grund", "Gründen")}.`,
  }),
  /** `added` texts were never recorded before, `renewed` ones with another original. */
  recorded: (file: string, added: number, renewed: number): Sentence => ({
    en: `Recorded ${file}: ${count(added + renewed, "text", "texts")}${renewed > 0 ? `, ${renewed} of them out of date before` : ""}`,
    de: `Festgehalten ${file}: ${count(added + renewed, "Text", "Texte")}${renewed > 0 ? `, davon ${renewed} vorher veraltet` : ""}`,
  }),
  forgotten: (file: string, gone: number): Sentence => ({
    en: `Deleted from the record of ${file}: ${count(gone, "text", "texts")} no longer in the original`,
    de: `Aus der Aufzeichnung zu ${file} gelöscht: ${count(gone, "Text", "Texte")}, die es im Original nicht mehr gibt`,
  }),
  moved: (from: string, to: string): Sentence => ({
    en: `The record of ${from} goes on as that of ${to}`,
    de: `Die Aufzeichnung zu ${from} gilt jetzt für ${to}`,
  }),
  deleted: (file: string): Sentence => ({
    en: `Deleted the record of ${file}, which is gone`,
    de: `Die Aufzeichnung zu ${file} wurde gelöscht, denn die Datei gibt es nicht mehr`,
  }),
  cleared: (place: string): Sentence => ({ en: `Took away the mark ${place}`, de: `Markierung entfernt: ${place}` }),
  allCurrent: { en: "Everything was recorded already.", de: "Alles war schon festgehalten." } satisfies Sentence,
};
