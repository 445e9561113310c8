/** Characters that nobody sees and nobody types on purpose, as they are or as an escape in quotes: `"\u202E"`. */
import { isFlawed } from "../model/issue-lookup.ts";
import { textsIn } from "../model/strings.ts";
import { findInvisible } from "../parse/invisible-characters.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { issueFindings } from "./registry/issue-findings.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "invisible-character",
  group: "bytes",
  severity: "error",
  title: { en: "Invisible character", de: "Unsichtbares Zeichen" },
  meaning: {
    en: "There is a character here that nobody sees and that changes what is shown or read, such as a control character, or a special space at the beginning of a line. It often comes with copied text. Delete the characters around it and type them again.",
    de: "Hier steht ein Zeichen, das niemand sieht und das verändert, was angezeigt oder gelesen wird: ein Steuerzeichen etwa oder ein besonderes Leerzeichen am Zeilenanfang. Meist kam es mit kopiertem Text. Löschen Sie die Zeichen darum herum und tippen Sie sie neu.",
  },
  example: {
    wrong: {
      en: "A space from a web page in front of a key",
      de: "Ein Leerzeichen aus einer Webseite vor einem Schlüssel",
    },
    right: { en: "Spaces from your own keyboard", de: "Leerzeichen von Ihrer eigenen Tastatur" },
  },
  check: (files) => [
    ...issueFindings(files, "invisible-character", ({ cause, text }) => {
      const code = codeOf(text);
      switch (cause) {
        case "invisible":
          return {
            message: invisible(code),
            hint: {
              en: "Delete the characters around this place and type them again",
              de: "Löschen Sie die Zeichen um diese Stelle und tippen Sie sie neu",
            },
          };
        case "private":
          return {
            message: {
              en: `This sign is another one on every computer (${code})`,
              de: `Dieses Zeichen sieht auf jedem Computer anders aus (${code})`,
            },
            hint: {
              en: "Delete it and type the sign you mean; it was copied from a program that has signs of its own",
              de: "Löschen Sie es und tippen Sie das Zeichen, das Sie meinen; es stammt aus einem Programm mit eigenen Zeichen",
            },
          };
        case "indentation":
          return {
            message: {
              en: `This line begins with a space of another kind (${code})`,
              de: `Diese Zeile beginnt mit einem Leerzeichen anderer Art (${code})`,
            },
            hint: {
              en: "Delete the spaces at the beginning and type them again",
              de: "Löschen Sie die Leerzeichen am Anfang und tippen Sie sie neu",
            },
          };
      }
    }),
    ...escaped(files),
  ],
});

function escaped(files: ContentFiles): Finding[] {
  return textsIn(files).flatMap(({ parsed, path, value }) => {
    // Line ends of files are one character by now, so a carriage return is an escape too.
    const [hidden] = /\r/.exec(value) ?? findInvisible(value) ?? [];
    if (hidden === undefined || isFlawed(files, parsed.file, path)) return [];
    const hint = {
      en: "Delete the escape for it in the text, which begins with \\",
      de: "Löschen Sie, was im Text dafür steht und mit \\ beginnt",
    };
    return [{ place: locate(parsed, path), path, message: invisible(codeOf(hidden)), hint }];
  });
}

const invisible = (code: string) => ({
  en: `There is an invisible character here (${code})`,
  de: `Hier steht ein unsichtbares Zeichen (${code})`,
});

function codeOf(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? "";
  return `U+${code.padStart(4, "0")}`;
}
