import { markdownIssues } from "../model/markdown-issues.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "markdown",
  group: "markdown",
  title: {
    en: "Markdown that is not possible, or means something else than it looks",
    de: "Markdown, das nicht möglich ist oder etwas anderes bedeutet, als es aussieht",
  },
  meaning: {
    en: "Long texts are Markdown below |-: paragraphs with an empty line between them, lists with - or 1., headings with ###, [words](address), **bold**, *emphasis*, `code`, and \\ at the end of a line for a line break. HTML, pictures, tables, quotations, blocks of code and other headings are refused, never removed. So is what one reads otherwise than Markdown does: a line that becomes an entry of a list, such as 3. October, a line right below a list, 5*10*2, spaces at the end of a line, a heading or link without text. Write \\ before a sign that is text.",
    de: "Lange Texte sind Markdown unter |-: Absätze mit einer Leerzeile dazwischen, Listen mit - oder 1., Überschriften mit ###, [Worte](Adresse), **fett**, *betont*, `Code` und \\ am Zeilenende für einen Zeilenumbruch. HTML, Bilder, Tabellen, Zitate, Codeblöcke und andere Überschriften werden abgelehnt, nie entfernt. Ebenso, was man anders liest als Markdown: eine Zeile, die zum Listeneintrag wird, etwa 3. Oktober, eine Zeile direkt unter einer Liste, 5*10*2, Leerzeichen am Zeilenende, eine Überschrift oder ein Link ohne Text. Schreiben Sie \\ vor ein Zeichen, das Text ist.",
  },
  example: {
    wrong: { en: "Open <b>on Sundays</b>", de: "Sonntags <b>geöffnet</b>" },
    right: { en: "Open **on Sundays**", de: "Sonntags **geöffnet**" },
    isMarkdown: true,
  },
  check: (files) => markdownIssues(files, "markdown"),
});
