/** Files that the YAML parser cannot read: what somebody did, and what to write. */

import { hints } from "../core/hints.ts";
import { partnerExample } from "../core/rule-example.ts";
import type { SyntaxCause } from "../parse/parse-issue.ts";
import { type IssueWords, issueFindings } from "./registry/issue-findings.ts";
import { defineRule } from "./registry/rule.ts";

const words: Readonly<Record<SyntaxCause, (text: string) => IssueWords>> = {
  "unclosed-quote": (quote) => ({
    message: {
      en: "This quote is opened and never closed",
      de: "Dieses Anführungszeichen wird geöffnet und nie geschlossen",
    },
    hint: {
      en: `A text that begins with ${quote} must end with ${quote}`,
      de: `Ein Text, der mit ${quote} beginnt, muss mit ${quote} enden`,
    },
  }),
  "unclosed-bracket": () => ({
    message: { en: "This bracket is opened and never closed", de: "Diese Klammer wird geöffnet und nie geschlossen" },
    hint: {
      en: "Close it, or put the whole text into quotes",
      de: "Schließen Sie sie, oder setzen Sie den ganzen Text in Anführungszeichen",
    },
  }),
  beginning: (sign) => ({ message: hints.cannotBegin(sign), hint: hints.quoteIt }),
  "behind-quote": (quote) => ({
    message: {
      en: "The text goes on behind its closing quote",
      de: "Der Text geht hinter seinem schließenden Anführungszeichen weiter",
    },
    hint:
      quote === "'"
        ? {
            en: 'Put the text into "…" if it has an apostrophe, or write the apostrophe twice',
            de: 'Setzen Sie den Text in "…", wenn er einen Apostroph enthält, oder schreiben Sie den Apostroph doppelt',
          }
        : {
            en: 'Write \\" for a quote inside the text, or use “ and ”; delete what is behind the last quote',
            de: 'Schreiben Sie \\" für ein Anführungszeichen im Text, oder nehmen Sie „ und “; löschen Sie, was hinter dem letzten steht',
          },
  }),
  "colon-lookalike": (key) => ({
    message: {
      en: "This is not the colon and the space that YAML knows, it only looks like them",
      de: "Das sind nicht der Doppelpunkt und das Leerzeichen, die YAML kennt, es sieht nur so aus",
    },
    hint: {
      en: `Delete it and type a colon and a space: ${key}: …`,
      de: `Löschen Sie es und tippen Sie Doppelpunkt und Leerzeichen: ${key}: …`,
    },
  }),
  "no-space": (line) => ({
    message: { en: "There is no space behind the colon", de: "Hinter dem Doppelpunkt fehlt das Leerzeichen" },
    hint: {
      en: `Put a space behind the colon: ${line}`,
      de: `Setzen Sie ein Leerzeichen hinter den Doppelpunkt: ${line}`,
    },
  }),
  "no-colon": () => ({
    message: {
      en: "This line has no colon behind its key",
      de: "In dieser Zeile fehlt der Doppelpunkt hinter dem Schlüssel",
    },
    hint: {
      en: "Write  key: value; if the line belongs to the text above, indent it by two more spaces",
      de: "Schreiben Sie  Schlüssel: Wert; gehört die Zeile zum Text darüber, rücken Sie sie um zwei weitere Leerzeichen ein",
    },
  }),
  "second-colon": () => ({
    message: { en: "There is a second colon on this line", de: "In dieser Zeile steht ein zweiter Doppelpunkt" },
    hint: hints.quoteIt,
  }),
  "second-document": () => ({
    message: {
      en: "This line ends the document and begins a second one",
      de: "Diese Zeile beendet das Dokument und beginnt ein zweites",
    },
    hint: hints.deleteLine,
  }),
  tab: () => ({
    message: { en: "This line begins with a tab", de: "Diese Zeile beginnt mit einem Tabulator" },
    hint: {
      en: "Use two spaces for each level instead of tabs",
      de: "Nehmen Sie zwei Leerzeichen je Ebene statt Tabulatoren",
    },
  }),
  "missing-sign": () => ({
    message: { en: "A colon or a comma is missing here", de: "Hier fehlt ein Doppelpunkt oder ein Komma" },
    hint: hints.quoteIt,
  }),
  backslash: () => ({
    message: {
      en: 'A backslash has a special meaning inside "…"',
      de: 'Ein umgekehrter Schrägstrich hat innerhalb von "…" eine besondere Bedeutung',
    },
    hint: {
      en: "Write the backslash twice, or put the text into '…' instead",
      de: "Schreiben Sie ihn doppelt, oder setzen Sie den Text stattdessen in '…'",
    },
  }),
  indentation: () => ({
    message: {
      en: "The spaces at the beginning of this line do not fit the lines around it",
      de: "Die Leerzeichen am Anfang dieser Zeile passen nicht zu den Zeilen darum herum",
    },
    hint: {
      en: "Compare the indentation with the lines above: two spaces for each level, a hyphen and a space in front of a list entry",
      de: "Vergleichen Sie die Einrückung mit den Zeilen darüber: zwei Leerzeichen je Ebene, Bindestrich und Leerzeichen vor einem Listeneintrag",
    },
  }),
};

export default defineRule({
  id: "yaml-syntax",
  group: "yaml",
  severity: "error",
  title: { en: "Not readable as YAML", de: "Nicht als YAML lesbar" },
  meaning: {
    en: "A quote or bracket is not closed, a colon or a space is missing, or a line is not indented like those around it. The message says which. As long as a file cannot be read, nothing else is said about it.",
    de: "Ein Anführungszeichen oder eine Klammer ist nicht geschlossen, ein Doppelpunkt oder Leerzeichen fehlt, oder eine Zeile ist nicht eingerückt wie die anderen. Die Meldung sagt, was. Solange eine Datei nicht lesbar ist, wird über sie nichts weiter gemeldet.",
  },
  example: partnerExample("address: Hafnarstræti 4: Reykjavík", 'address: "Hafnarstræti 4: Reykjavík"'),
  check: (files) => issueFindings(files, "yaml-syntax", ({ cause, text }) => words[cause](text)),
});
