/** What is said about a file that does not parse as YAML. */

import type { Sentence } from "../core/localized-text.ts";
import { hints } from "./hints.ts";

const badIndentation = {
  en: "The spaces at the beginning of this line do not fit the lines around it",
  de: "Die Leerzeichen am Anfang dieser Zeile passen nicht zu den Zeilen darum herum",
};

const noSign = { en: "A text cannot begin with this sign", de: "Ein Text kann nicht mit diesem Zeichen beginnen" };

export const syntaxMessages = {
  badIndentation,
  unclosedQuote: {
    en: "This quote is opened and never closed",
    de: "Dieses Anführungszeichen wird geöffnet und nie geschlossen",
  },
  closeQuote: (quote: string): Sentence => ({
    en: `A text that begins with ${quote} must end with ${quote}`,
    de: `Ein Text, der mit ${quote} beginnt, muss mit ${quote} enden`,
  }),
  unclosedBracket: {
    en: "This bracket is opened and never closed",
    de: "Diese Klammer wird geöffnet und nie geschlossen",
  },
  closeBracket: {
    en: "Close it, or put the whole text into quotes",
    de: "Schließen Sie sie, oder setzen Sie den ganzen Text in Anführungszeichen",
  },
  badBeginning: (sign: string): Sentence => ({
    en: `A text cannot begin with ${sign}`,
    de: `Ein Text kann nicht mit ${sign} beginnen`,
  }),
  behindQuote: {
    en: "The text goes on behind its closing quote",
    de: "Der Text geht hinter seinem schließenden Anführungszeichen weiter",
  },
  deleteSign: { en: "Delete what stands behind the quote", de: "Löschen Sie, was hinter dem Anführungszeichen steht" },
  apostrophe: {
    en: 'Put the text into "…" if it has an apostrophe, or write the apostrophe twice',
    de: 'Setzen Sie den Text in "…", wenn er einen Apostroph enthält, oder schreiben Sie den Apostroph doppelt',
  },
  innerQuote: {
    en: 'Write \\" for a quote inside the text, or use “ and ”',
    de: 'Schreiben Sie \\" für ein Anführungszeichen im Text, oder nehmen Sie „ und “',
  },
  secondColon: { en: "There is a second colon on this line", de: "In dieser Zeile steht ein zweiter Doppelpunkt" },
  /** @param text The whole text, if it is on one line. A long one is not repeated. */
  quoteText: (text: string | undefined): Sentence =>
    text === undefined || text.length > 90 ? hints.quoteIt : hints.withExample(hints.quoteIt, JSON.stringify(text)),
  oddColon: {
    en: "This is not the colon and the space that YAML knows, it only looks like them",
    de: "Das sind nicht der Doppelpunkt und das Leerzeichen, die YAML kennt, es sieht nur so aus",
  },
  typeColon: (key: string): Sentence => ({
    en: `Delete it and type a colon and a space: ${key}: …`,
    de: `Löschen Sie es und tippen Sie Doppelpunkt und Leerzeichen: ${key}: …`,
  }),
  noColon: {
    en: "This line has no colon behind its key",
    de: "In dieser Zeile fehlt der Doppelpunkt hinter dem Schlüssel",
  },
  keyValue: {
    en: "Write  key: value; if the line belongs to the text above, indent it by two more spaces",
    de: "Schreiben Sie  Schlüssel: Wert; gehört die Zeile zum Text darüber, rücken Sie sie um zwei weitere Leerzeichen ein",
  },
  noSpace: { en: "There is no space behind the colon", de: "Hinter dem Doppelpunkt fehlt das Leerzeichen" },
  addSpace: (line: string): Sentence => ({
    en: `Put a space behind the colon: ${line}`,
    de: `Setzen Sie ein Leerzeichen hinter den Doppelpunkt: ${line}`,
  }),
  percent: { en: "A line cannot begin with %", de: "Eine Zeile kann nicht mit % beginnen" },
  secondDocument: {
    en: "This line ends the document and begins a second one",
    de: "Diese Zeile beendet das Dokument und beginnt ein zweites",
  },
  empty: { en: "This file is empty", de: "Diese Datei ist leer" },
  fillIn: {
    en: "Fill it in, or delete it if it is not needed",
    de: "Füllen Sie sie aus, oder löschen Sie sie, wenn sie nicht gebraucht wird",
  },
  tooDeep: {
    en: "More entries stand inside each other here than can be read",
    de: "Hier stehen mehr Einträge ineinander, als gelesen werden können",
  },
  takeApart: {
    en: "Take the entries apart, or put the text into quotes",
    de: "Nehmen Sie die Einträge auseinander, oder setzen Sie den Text in Anführungszeichen",
  },
  invalid: { en: "This is not valid YAML", de: "Das ist kein gültiges YAML" },
  compareLines: {
    en: "Compare the indentation with the lines above: two spaces for each level, a hyphen and a space in front of a list entry",
    de: "Vergleichen Sie die Einrückung mit den Zeilen darüber: zwei Leerzeichen je Ebene, Bindestrich und Leerzeichen vor einem Listeneintrag",
  },
};

/** Sentences for the codes of the parser that editors really meet, each with what to write; the rest gets a general one. */
export const sentencesOfCodes: Readonly<Record<string, readonly [message: Sentence, hint: Sentence]>> = {
  TAB_AS_INDENT: [
    { en: "This line begins with a tab", de: "Diese Zeile beginnt mit einem Tabulator" },
    {
      en: "Use two spaces for each level instead of tabs",
      de: "Nehmen Sie zwei Leerzeichen je Ebene statt Tabulatoren",
    },
  ],
  MISSING_CHAR: [
    { en: "A colon or a comma is missing here", de: "Hier fehlt ein Doppelpunkt oder ein Komma" },
    hints.quoteIt,
  ],
  BAD_DIRECTIVE: [syntaxMessages.percent, hints.quoteIt],
  BAD_SCALAR_START: [noSign, hints.quoteIt],
  BAD_ALIAS: [noSign, hints.quoteIt],
  TAG_RESOLVE_FAILED: [syntaxMessages.badBeginning("!"), hints.quoteIt],
  BAD_DQ_ESCAPE: [
    {
      en: 'A backslash has a special meaning inside "…"',
      de: 'Ein umgekehrter Schrägstrich hat innerhalb von "…" eine besondere Bedeutung',
    },
    {
      en: "Write the backslash twice, or put the text into '…' instead",
      de: "Schreiben Sie ihn doppelt, oder setzen Sie den Text stattdessen in '…'",
    },
  ],
  BLOCK_IN_FLOW: [
    {
      en: "An entry inside { } or [ ] is not closed",
      de: "Ein Eintrag innerhalb von { } oder [ ] ist nicht geschlossen",
    },
    {
      en: "Close the bracket, or put the text into quotes",
      de: "Schließen Sie die Klammer, oder setzen Sie den Text in Anführungszeichen",
    },
  ],
  RESOURCE_EXHAUSTION: [syntaxMessages.tooDeep, syntaxMessages.takeApart],
};
