/** Words of a long text in sections. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { markdown } from "./formats/markdown.ts";
import { line } from "./formats/text.ts";
import { anchor, heading, pageTop, pageWords } from "./pieces.ts";

const section = group("Section", "Abschnitt", { id: anchor, title: heading, text: markdown });

/** At least so many sections. */
export function sections(least: number) {
  return field(z.array(section).min(least), "Sections", "Abschnitte");
}

/** The words of a page with such a text, and with the day of its last change. */
export function textPage(title: string, titleInGerman: string) {
  return pageWords(title, titleInGerman, {
    ...pageTop,
    updated: line(
      ["Date of the last change", "Line below the heading, with {termsDate} or {privacyDate}."],
      ["Stand", "Zeile unter der Überschrift, mit {termsDate} oder {privacyDate}."],
    ),
    sections: sections(2),
  });
}
