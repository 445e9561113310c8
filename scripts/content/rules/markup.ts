import { html } from "parse5";
import { lineExample } from "../core/rule-words.ts";
import { characterReference } from "../model/character-reference.ts";
import { isIncomplete } from "../model/issue-lookup.ts";
import { markdownIssues } from "../model/markdown-issues.ts";
import { validTexts } from "../model/strings.ts";
import { defineRule } from "./registry/rule.ts";

/** Only what nobody writes by chance: two asterisks around words, and brackets with an address behind them. */
const markdown = /\*\*(?=[^\s*])[^*]{1,200}?(?<=\S)\*\*|\[[^\][]{1,200}\]\((?:https?:|mailto:|[/#{])[^()\s]*\)/;

export default defineRule({
  id: "markup",
  group: "markdown",
  title: { en: "Markdown or HTML that would be shown", de: "Markdown oder HTML, das zu sehen wäre" },
  meaning: {
    en: "Plain texts are shown as they are written: a visitor would read the signs. Only long texts are Markdown, such as answers and sections. There, signs are shown that lack their other half or have a space too many: ** without a second **, a link with a space in its address. So are tables and references such as &amp;. Write \\ before a sign that is text.",
    de: "Einfache Texte werden gezeigt, wie sie dastehen: Besucher würden die Zeichen lesen. Nur lange Texte sind Markdown, etwa Antworten und Abschnitte. Dort sind Zeichen zu sehen, denen die andere Hälfte fehlt oder die ein Leerzeichen zu viel haben: ** ohne ein zweites **, ein Link mit Leerzeichen in der Adresse. Das gilt auch für Tabellen und Verweise wie &amp;. Schreiben Sie \\ vor ein Zeichen, das Text ist.",
  },
  example: lineExample("en/pages/contact.yaml", "title: <strong>Contact</strong>", "title: Contact"),
  // The first in each text; the others are seen when it is fixed.
  check: (files) => [
    ...markdownIssues(files, "markup"),
    ...validTexts(files).flatMap(({ file, path, value, isMarkdown }) => {
      // Without its key, a long text became part of the text above.
      if (isMarkdown || isIncomplete(files, file, path.slice(0, -1))) return [];
      const piece = tagIn(value) ?? markdown.exec(value)?.[0];
      if (piece !== undefined) return [{ file, path, piece, id: "markup.plain-text" }];
      const reference = characterReference(value)?.[0];
      return reference === undefined
        ? []
        : [{ file, path, piece: reference, id: "markup.character", data: { reference } }];
    }),
  ],
});

/** The first tag in a plain text; `Press <Enter>` is meant like that. */
function tagIn(text: string): string | undefined {
  const isMeant = (tag: string | undefined) => tag !== undefined && !isElement(tag) && !text.includes(`</${tag}>`);
  return [...text.matchAll(/<\/?([a-z][a-z\d]*)[^>]*>|<!--/gi)].find(([, tag]) => !isMeant(tag))?.[0];
}

/** True for the name of an HTML element. */
function isElement(name: string): boolean {
  return html.getTagID(name.toLowerCase()) !== 0 || name.toLowerCase() === "abbr";
}
