import { html } from "parse5";
import { characterReference } from "../lookup/character-reference.ts";
import { markdownIssues } from "../lookup/markdown-issues.ts";
import { validTexts } from "../lookup/strings.ts";
import { isIncomplete } from "../lookup/value-issues.ts";
import { defineRule, type Finding } from "./rule.ts";

/** Only what nobody writes by chance: two asterisks around words, and brackets with an address behind them. */
const markdown = /\*\*(?=[^\s*])[^*]{1,200}?(?<=\S)\*\*|\[[^\][]{1,200}\]\((?:https?:|mailto:|[/#{])[^()\s]*\)/;

export default defineRule({
  check: (files) => [
    ...markdownIssues(files, "markup"),
    ...validTexts(files).flatMap(({ file, path, value, isMarkdown }): Finding[] => {
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
