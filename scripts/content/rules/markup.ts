import { hints } from "../core/hints.ts";
import { lineExample } from "../core/rule-words.ts";
import { decode, isElement } from "../model/html/pieces.ts";
import { isIncomplete } from "../model/issue-lookup.ts";
import { validTexts } from "../model/strings.ts";
import { defineRule } from "./registry/rule.ts";

/** Only what nobody writes by chance: two asterisks around words, and brackets with an address behind them. */
const markdown = /\*\*(?=[^\s*])[^*]{1,200}?(?<=\S)\*\*|\[[^\][]{1,200}\]\((?:https?:|mailto:|[/#{])[^()\s]*\)/;

const bold = /\*\*(.+?)\*\*/g;
const link = /\[([^\][]+)\]\(([^()\s]*)\)/g;
const tags = /<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi;

export default defineRule({
  id: "markup",
  group: "html",
  title: { en: "HTML or Markdown that would be shown", de: "HTML oder Markdown, das zu sehen wäre" },
  meaning: {
    en: "Plain texts are shown as they are written: a visitor would read the tag. Only texts named html may have tags, such as <strong> and <a>. Two asterisks for bold text and square brackets for a link work on code hosts, and nowhere here.",
    de: "Einfache Texte werden gezeigt, wie sie dastehen: Besucher würden das Tag lesen. Nur Texte namens html dürfen Tags haben, etwa <strong> und <a>. Zwei Sternchen für fetten Text und eckige Klammern für einen Link wirken auf Code-Hosts, hier nirgends.",
  },
  example: lineExample("en/pages/contact.yaml", "title: <strong>Contact</strong>", "title: Contact"),
  // The first place in each text; the others are seen when it is fixed.
  check: (files) =>
    validTexts(files).flatMap(({ file, path, value }) => {
      const isHtml = path.at(-1) === "html";
      const piece = isHtml ? markdown.exec(withoutCode(value))?.[0] : (htmlIn(value) ?? markdown.exec(value)?.[0]);
      // HTML without its key became part of the text above.
      if (piece === undefined || isIncomplete(files, file, path.slice(0, -1))) return [];
      const message = {
        en: `This would be shown as it is: ${piece}`,
        de: `Das würde gezeigt, wie es dasteht: ${piece}`,
      };
      const plain = value.replaceAll(tags, "").replaceAll(bold, "$1").replaceAll(link, "$1");
      const shown = plain.length > 120 || plain === value ? "" : `  ${plain}`;
      const hint = isHtml
        ? hints.write(piece.replace(bold, "<strong>$1</strong>").replace(link, '<a href="$2">$1</a>'))
        : { en: `Write the text without these signs${shown}`, de: `Schreiben Sie den Text ohne diese Zeichen${shown}` };
      return [{ file, path, piece, message, hint }];
    }),
});

/** The first tag or reference in a plain text; `Press <Enter>` is meant like that. */
function htmlIn(text: string): string | undefined {
  const pieces = text.matchAll(/<\/?([a-z][a-z\d]*)[^>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi);
  const isMeant = (piece: string, tag: string | undefined) => {
    if (piece.startsWith("&")) return decode(piece) === piece;
    return tag !== undefined && !isElement(tag) && !text.includes(`</${tag}>`);
  };
  return [...pieces].find(([piece, tag]) => !isMeant(piece, tag))?.[0];
}

/** What is shown as code may have any signs. */
function withoutCode(html: string): string {
  return html.replaceAll(/<code>[\s\S]*?<\/code>/g, (code) => " ".repeat(code.length));
}
