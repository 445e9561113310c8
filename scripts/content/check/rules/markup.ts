import { html } from "parse5";
import { characterReferences } from "../indexes/character-references.ts";
import { markdownIssues } from "../indexes/markdown-issues.ts";
import { isIncomplete } from "../indexes/reported-issues.ts";
import { validTexts } from "../indexes/strings.ts";
import { defineRule, type Finding } from "./rule.ts";

/** Markdown and HTML that is never typed by chance: a simple element, bold text or a heading, a link with an address. */
const element = /<(b|strong|i|em|u|h[1-6])>([^<>]*)<\/\1>/i;
const marked = /\*\*(?=[^\s*])([^*]{1,200}?)(?<=\S)\*\*|^#{2,6} ?(?=\S)/;
const link = /\[[^\][]{1,200}\] ?\((?:https?:|mailto:|[/#{])[^()\s]*\)/;
/** A backslash at the end of a line, which YAML may have joined with the next. Not that of `C:\`. */
const backslash = /(?<![:\\])\\(?=\s|$)/;

export default defineRule({
  check: (files) => [
    ...markdownIssues(files, "markup"),
    ...validTexts(files).flatMap(({ file, path, value, isMarkdown }): Finding[] => {
      // If its key is lost, a Markdown text becomes part of the plain text above.
      if (isMarkdown || isIncomplete(files, file, path.slice(0, -1))) return [];
      const markup = markupIn(value);
      if (markup !== undefined) return [{ file, path, ...markup, id: "markup.plain-text" }];
      const [{ reference, character } = {}] = characterReferences(value);
      if (reference !== undefined) {
        const data = { reference };
        return [{ file, path, piece: reference, id: "markup.character", data, readings: [character ?? ""] }];
      }
      const { 0: piece, index } = backslash.exec(value) ?? {};
      if (piece === undefined) return [];
      const nth = value.slice(0, index).split(piece).length - 1;
      return [{ file, path, piece, nth, id: "markup.backslash", severity: "warning", readings: [""] }];
    }),
  ],
});

/** The first markup in a plain text, and the text without it unless that would lose something. */
function markupIn(text: string): Pick<Finding, "piece" | "readings"> | undefined {
  const [simple, , words = ""] = element.exec(text) ?? [];
  if (simple !== undefined) return { piece: simple, readings: [words] };
  const tag = tagIn(text);
  const [marks, inner = ""] = marked.exec(text) ?? [];
  if (tag === undefined && marks !== undefined) return { piece: marks, readings: [inner] };
  const piece = tag ?? link.exec(text)?.[0];
  return piece === undefined ? undefined : { piece };
}

/** The first HTML tag or comment in a plain text. `<Enter>` in `Press <Enter>` is none. */
function tagIn(text: string): string | undefined {
  const tags = text.matchAll(/<\/?([a-z][a-z\d]*)[^>]*>|<!--/gi);
  return [...tags].find(([, name]) => name === undefined || isElement(name) || text.includes(`</${name}>`))?.[0];
}

function isElement(name: string): boolean {
  return html.getTagID(name.toLowerCase()) !== 0 || name.toLowerCase() === "abbr";
}
