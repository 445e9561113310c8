/** What is said about a file that does not parse as YAML. */
import { hints, inQuotes } from "./hints.ts";
import type { Sentence } from "./sentence.ts";

const badIndentation = {
  en: "The spaces at the beginning of this line do not fit the lines around it",
  de: "Die Leerzeichen am Anfang dieser Zeile passen nicht zu den Zeilen darum herum",
};

const indentIt = {
  en: "Indent it like the entries beside it, two spaces for each level",
  de: "Rücken Sie sie ein wie die Einträge daneben, zwei Leerzeichen je Ebene",
};

const noSign = { en: "A text cannot begin with this sign", de: "Ein Text kann nicht mit diesem Zeichen beginnen" };

function count(spaces: number): Sentence {
  return spaces === 1
    ? { en: "1 space", de: "1 Leerzeichen" }
    : { en: `${spaces} spaces`, de: `${spaces} Leerzeichen` };
}

export const syntaxMessages = {
  badIndentation,
  indentIt,
  indentMore: (spaces: number): Sentence => ({
    en: `Put ${count(spaces).en} more in front of the line`,
    de: `Setzen Sie noch ${count(spaces).de} vor die Zeile`,
  }),
  indentLess: (spaces: number): Sentence => ({
    en: `Take ${count(spaces).en} away in front of the line`,
    de: `Nehmen Sie vor der Zeile ${count(spaces).de} weg`,
  }),
  strayHyphen: {
    en: "This hyphen begins a list entry, and there is no list here",
    de: "Dieser Bindestrich beginnt einen Listeneintrag, hier steht aber keine Liste",
  },
  deleteHyphen: {
    en: "Delete the hyphen and the space behind it",
    de: "Löschen Sie den Bindestrich und das Leerzeichen dahinter",
  },
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
  noHyphen: {
    en: "This line stands in a list and does not begin with a hyphen and a space",
    de: "Diese Zeile steht in einer Liste und beginnt nicht mit Bindestrich und Leerzeichen",
  },
  beginWithHyphen: {
    en: "Begin it with a hyphen and a space, or indent it if it belongs to the entry above",
    de: "Beginnen Sie sie mit Bindestrich und Leerzeichen, oder rücken Sie sie ein, wenn sie zum Eintrag darüber gehört",
  },
  addHyphen: {
    en: "Begin it with a hyphen and a space, like the other entries of the list",
    de: "Beginnen Sie sie mit Bindestrich und Leerzeichen, wie die anderen Einträge der Liste",
  },
  secondColon: { en: "There is a second colon on this line", de: "In dieser Zeile steht ein zweiter Doppelpunkt" },
  /** @param text The whole text, where it stands on one line. */
  quoteText: (text: string | undefined): Sentence =>
    text === undefined
      ? hints.quoteIt
      : {
          en: `${hints.quoteIt.en}: ${inQuotes(text)}`,
          de: `${hints.quoteIt.de}: ${inQuotes(text)}`,
        },
  oddColon: {
    en: "This is not the colon and the space that YAML knows, it only looks like them",
    de: "Das sind nicht der Doppelpunkt und das Leerzeichen, die YAML kennt, es sieht nur so aus",
  },
  typeColon: (key: string): Sentence => ({
    en: `Delete it and type a colon and a space: ${key}: …`,
    de: `Löschen Sie es und tippen Sie Doppelpunkt und Leerzeichen: ${key}: …`,
  }),
  listHere: { en: "A list entry cannot stand here", de: "Hier kann kein Listeneintrag stehen" },
  keyAbove: {
    en: "Give the list a key above it, and indent it by two spaces",
    de: "Schreiben Sie einen Schlüssel über die Liste, und rücken Sie sie um zwei Leerzeichen ein",
  },
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
    en: "Compare the line with the ones around it: spaces, colon, quotes",
    de: "Vergleichen Sie die Zeile mit denen darum herum: Leerzeichen, Doppelpunkt, Anführungszeichen",
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
  BAD_INDENT: [badIndentation, indentIt],
  MISSING_CHAR: [
    { en: "A colon or a comma is missing here", de: "Hier fehlt ein Doppelpunkt oder ein Komma" },
    hints.quoteIt,
  ],
  UNEXPECTED_TOKEN: [
    { en: "This cannot stand here", de: "Das kann hier nicht stehen" },
    {
      en: "Put the whole text into quotes, or check the indentation of the line",
      de: "Setzen Sie den ganzen Text in Anführungszeichen, oder prüfen Sie, wie die Zeile eingerückt ist",
    },
  ],
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
