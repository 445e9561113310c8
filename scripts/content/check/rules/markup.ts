import { html } from "parse5";
import { characterReference } from "../indexes/character-reference.ts";
import { markdownIssues } from "../indexes/markdown-issues.ts";
import { isIncomplete } from "../indexes/reported-issues.ts";
import { validTexts } from "../indexes/strings.ts";
import { defineRule, type Finding } from "./rule.ts";

/** Markdown that is never typed by chance: bold text, and links with an address. */
const markdown = /\*\*(?=[^\s*])[^*]{1,200}?(?<=\S)\*\*|\[[^\][]{1,200}\]\((?:https?:|mailto:|[/#{])[^()\s]*\)/;

export default defineRule({
  check: (files) => [
    ...markdownIssues(files, "markup"),
    ...validTexts(files).flatMap(({ file, path, value, isMarkdown }): Finding[] => {
      // If its key is lost, a Markdown text becomes part of the plain text above.
      if (isMarkdown || isIncomplete(files, file, path.slice(0, -1))) return [];
      const piece = tagIn(value) ?? markdown.exec(value)?.[0];
      if (piece !== undefined) return [{ file, path, piece, id: "markup.plain-text" }];
      const reference = characterReference(value)?.[0];
      if (reference === undefined) return [];
      return [{ file, path, piece: reference, id: "markup.character", data: { reference } }];
    }),
  ],
});

/** The first HTML tag or comment in a plain text. `<Enter>` in `Press <Enter>` is none. */
function tagIn(text: string): string | undefined {
  const tags = text.matchAll(/<\/?([a-z][a-z\d]*)[^>]*>|<!--/gi);
  return [...tags].find(([, name]) => name === undefined || isElement(name) || text.includes(`</${name}>`))?.[0];
}

/** True for the name of an HTML element. */
function isElement(name: string): boolean {
  return html.getTagID(name.toLowerCase()) !== 0 || name.toLowerCase() === "abbr";
}
