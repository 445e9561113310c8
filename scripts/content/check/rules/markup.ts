import { html } from "parse5";
import { rangeIn } from "../content-ref.ts";
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
        const [range, data] = [rangeIn(value, reference), { reference }];
        return [{ file, path, range, id: "markup.character", data, readings: [character ?? ""] }];
      }
      const index = value.search(backslash);
      if (index < 0) return [];
      return [{ file, path, range: [index, index + 1], id: "markup.backslash", severity: "warning", readings: [""] }];
    }),
  ],
});

/** The first markup in a plain text, and the text without it unless that would lose something. */
function markupIn(text: string): Pick<Finding, "range" | "readings"> | undefined {
  const [simple, , words = ""] = element.exec(text) ?? [];
  if (simple !== undefined) return { range: rangeIn(text, simple), readings: [words] };
  const tag = tagIn(text);
  const [marks, inner = ""] = marked.exec(text) ?? [];
  if (tag === undefined && marks !== undefined) return { range: rangeIn(text, marks), readings: [inner] };
  const piece = tag ?? link.exec(text)?.[0];
  return piece === undefined ? undefined : { range: rangeIn(text, piece) };
}

/** The first HTML tag or comment in a plain text. `<Enter>` in `Press <Enter>` is none. */
function tagIn(text: string): string | undefined {
  const tags = text.matchAll(/<\/?([a-z][a-z\d]*)[^>]*>|<!--/gi);
  return [...tags].find(([, name]) => name === undefined || isElement(name) || text.includes(`</${name}>`))?.[0];
}

function isElement(name: string): boolean {
  return html.getTagID(name.toLowerCase()) !== 0 || name.toLowerCase() === "abbr";
}
