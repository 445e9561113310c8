/** Words with paragraphs, lists and links, in Markdown. */
import { field } from "../field.ts";
import { filled } from "./text.ts";

export const markdown = field(
  filled.max(20_000),
  ["Text", "Paragraphs, lists and links."],
  ["Text", "Absätze, Listen und Links."],
  {
    notation: {
      en: "Markdown: write |- after the colon and indent the lines below. Empty lines between paragraphs, - or 1. before an entry of a list, ### before a heading, [words](address), **bold**, *emphasis*, `code`. Facts are in braces, such as {brand}.",
      de: "Markdown: hinter dem Doppelpunkt |- schreiben und die Zeilen darunter einrücken. Leerzeilen zwischen Absätzen, - oder 1. vor einem Listeneintrag, ### vor einer Überschrift, [Worte](Adresse), **fett**, *betont*, `Code`. Fakten stehen in geschweiften Klammern, etwa {brand}.",
    },
    widget: "markdown",
  },
);
