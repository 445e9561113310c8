import { isFlawed } from "../model/issue-lookup.ts";
import { textsIn } from "../model/strings.ts";
import { locateText } from "../parse/source-location.ts";
import { defineRule } from "./registry/rule.ts";

/** Only what nobody writes by chance: two asterisks around words, and brackets with an address behind them. */
const signs = /\*\*(?=[^\s*])([^*]{1,200}?)(?<=\S)\*\*|\[([^\][]{1,200})\]\(((?:https?:|mailto:|[/#{])[^()\s]*)\)/;

const plainText = {
  en: "Write the text without these signs: it is plain text",
  de: "Schreiben Sie den Text ohne diese Zeichen: Es ist einfacher Text",
};

export default defineRule({
  id: "markdown",
  group: "html",
  severity: "error",
  title: { en: "Markdown in a text", de: "Markdown im Text" },
  meaning: {
    en: "Two asterisks for bold text and square brackets for a link work on code hosts, and would be shown on a page. Texts named html take <strong> and <a>; plain texts take neither.",
    de: "Zwei Sternchen für fetten Text und eckige Klammern für einen Link wirken auf Code-Hosts; auf einer Seite wären sie zu sehen. Texte namens html nehmen <strong> und <a>, einfache Texte keines von beiden.",
  },
  example: {
    file: "en/pages/contact.yaml",
    place: /^title: .*$/m,
    wrong: 'title: "**Contact**"',
    right: "title: Contact",
  },
  // The first place in each text; the others are seen when it is mended.
  check: (files) =>
    textsIn(files).flatMap(({ parsed, path, value }) => {
      const isHtml = path.at(-1) === "html";
      const [piece, bold, words, address] = signs.exec(isHtml ? withoutCode(value) : value) ?? [];
      if (piece === undefined || isFlawed(files, parsed.file, path)) return [];
      const html = bold === undefined ? `<a href="${address}">${words}</a>` : `<strong>${bold}</strong>`;
      const message = { en: `Markdown does not work here: ${piece}`, de: `Markdown wirkt hier nicht: ${piece}` };
      const hint = isHtml ? { en: `Write it as HTML: ${html}`, de: `Schreiben Sie es als HTML: ${html}` } : plainText;
      return [{ place: locateText(parsed, path, piece), path, message, hint }];
    }),
});

/** What is shown as code may have any signs. */
function withoutCode(html: string): string {
  return html.replaceAll(/<code>[\s\S]*?<\/code>/g, (code) => " ".repeat(code.length));
}
