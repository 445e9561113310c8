/** Rules about the bytes of a file: encoding, size, characters that nobody sees. */
import type { Rule } from "./rule.ts";

export const bytesRules = {
  encoding: {
    title: { en: "Wrong encoding", de: "Falsche Kodierung" },
    meaning: {
      en: "Content files are saved as UTF-8, so that every language can be written. This file was saved otherwise, or a character was lost when it was copied from elsewhere: ü became Ã¼.",
      de: "Inhaltsdateien werden als UTF-8 gespeichert, damit sich jede Sprache schreiben lässt. Diese Datei wurde anders gespeichert, oder ein Zeichen ging beim Kopieren verloren: aus ü wurde Ã¼.",
    },
    example: {
      file: "facts/partners/iceland.yaml",
      wrong: "country: IS\npartners:\n  - name: MÃ¼ller Kassen\n",
      right: "country: IS\npartners:\n  - name: Müller Kassen\n",
    },
  },
  "invisible-character": {
    title: { en: "Invisible character", de: "Unsichtbares Zeichen" },
    meaning: {
      en: "A character stands here that nobody sees and that changes what is shown or read, such as a control character, or a special space at the beginning of a line. It often comes with copied text. Delete the characters around it and type them anew.",
      de: "Hier steht ein Zeichen, das niemand sieht und das verändert, was angezeigt oder gelesen wird: ein Steuerzeichen etwa oder ein besonderes Leerzeichen am Zeilenanfang. Meist kam es mit kopiertem Text. Löschen Sie die Zeichen darum herum und tippen Sie sie neu.",
    },
    example: {
      wrong: {
        en: "A space from a web page in front of a key",
        de: "Ein Leerzeichen aus einer Webseite vor einem Schlüssel",
      },
      right: { en: "Spaces from your own keyboard", de: "Leerzeichen von Ihrer eigenen Tastatur" },
    },
  },
  "conflict-marker": {
    title: { en: "Unfinished merge", de: "Nicht abgeschlossene Zusammenführung" },
    meaning: {
      en: "Two people changed the same lines, and both versions stand in the file between marks. Keep the lines that are right and delete the others with the marks.",
      de: "Zwei Personen haben dieselben Zeilen geändert, und beide Fassungen stehen zwischen Markierungen in der Datei. Behalten Sie die richtigen Zeilen und löschen Sie die anderen samt Markierungen.",
    },
    example: {
      file: "facts/partners/iceland.yaml",
      wrong: [
        "country: IS",
        "partners:",
        "<<<<<<< main",
        "  - name: Nordkap Kassen",
        "=======",
        "  - name: Nordkap Tills",
        ">>>>>>> rename",
        "",
      ].join("\n"),
      right: "country: IS\npartners:\n  - name: Nordkap Tills\n",
    },
  },
  "empty-file": {
    title: { en: "Empty file", de: "Leere Datei" },
    meaning: {
      en: "The file has nothing in it but comments or blank lines. Fill it in, or delete it.",
      de: "In der Datei stehen höchstens Kommentare oder leere Zeilen. Füllen Sie sie aus, oder löschen Sie sie.",
    },
    example: {
      file: "facts/partners/iceland.yaml",
      wrong: "# Partners in Iceland\n",
      right: "# Partners in Iceland\ncountry: IS\npartners:\n  - name: Nordkap Kassen\n",
    },
  },
} as const satisfies Record<string, Rule>;
