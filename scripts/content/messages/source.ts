/** What is said about the bytes of a file. */
import type { Sentence } from "../core/localized-text.ts";

export const sourceMessages = {
  unwritten: (piece: string): Sentence => ({
    en: `This text is still to be written: "${piece}"`,
    de: `Dieser Text muss noch geschrieben werden: „${piece}“`,
  }),
  writeNow: { en: "Write the text", de: "Schreiben Sie den Text" },
  tooLarge: (megabytes: string): Sentence => ({
    en: `This file has ${megabytes} MB; a content file has at most 1 MB`,
    de: `Diese Datei hat ${megabytes} MB; eine Inhaltsdatei hat höchstens 1 MB`,
  }),
  tooMany: {
    en: "This file has more lines or entries than a content file can have",
    de: "Diese Datei hat mehr Zeilen oder Einträge, als eine Inhaltsdatei haben kann",
  },
  splitIt: {
    en: "Split it, or check whether something was pasted by mistake",
    de: "Teilen Sie sie auf, oder prüfen Sie, ob versehentlich etwas eingefügt wurde",
  },
  notUtf8: { en: "This file is not UTF-8 text from here on", de: "Ab hier ist diese Datei kein UTF-8-Text" },
  utf16: {
    en: "This file is not UTF-8 text, perhaps UTF-16",
    de: "Diese Datei ist kein UTF-8-Text, vielleicht UTF-16",
  },
  saveAsUtf8: {
    en: "Save it again with the encoding UTF-8",
    de: "Speichern Sie sie noch einmal mit der Kodierung UTF-8",
  },
  conflict: {
    en: "Two versions of this file were merged and the marks were left in",
    de: "Zwei Fassungen dieser Datei wurden zusammengeführt, und die Markierungen sind stehen geblieben",
  },
  resolveConflict: {
    en: "Keep one of the versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
    de: "Behalten Sie eine der Fassungen und löschen Sie die Zeilen, die mit <<<<<<<, ======= und >>>>>>> beginnen",
  },
  invisible: (code: string): Sentence => ({
    en: `There is an invisible character here (${code})`,
    de: `Hier steht ein unsichtbares Zeichen (${code})`,
  }),
  typeAround: {
    en: "Delete the characters around this place and type them again",
    de: "Löschen Sie die Zeichen um diese Stelle und tippen Sie sie neu",
  },
  deleteEscape: {
    en: "Delete what stands for it in the text and begins with \\",
    de: "Löschen Sie, was im Text dafür steht und mit \\ beginnt",
  },
  privateCharacter: (code: string): Sentence => ({
    en: `This sign is another one on every computer (${code})`,
    de: `Dieses Zeichen sieht auf jedem Computer anders aus (${code})`,
  }),
  typeSign: {
    en: "Delete it and type the sign you mean; it was copied from a program that has signs of its own",
    de: "Löschen Sie es und tippen Sie das Zeichen, das Sie meinen; es stammt aus einem Programm mit eigenen Zeichen",
  },
  oddSpace: (code: string): Sentence => ({
    en: `This line begins with a space of another kind (${code})`,
    de: `Diese Zeile beginnt mit einem Leerzeichen anderer Art (${code})`,
  }),
  typeSpaces: {
    en: "Delete the spaces at the beginning and type them again",
    de: "Löschen Sie die Leerzeichen am Anfang und tippen Sie sie neu",
  },
  lostCharacter: (found: string): Sentence => ({
    en: `"${found}" is what remains of another character`,
    de: `„${found}“ ist der Rest eines anderen Zeichens`,
  }),
  typeCharacter: {
    en: "Type the character again and save the file with the encoding UTF-8",
    de: "Tippen Sie das Zeichen neu und speichern Sie die Datei mit der Kodierung UTF-8",
  },
};
