/** Signs within a line that do something else than they look, or nothing. */
import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { MarkdownIssue } from "../../model/markdown/issue.ts";
import { characterReference } from "../character-reference.ts";

export function misleadingSigns(node: MarkdownNode, text: string): MarkdownIssue[] {
  if (node.type === "emphasis" || node.type === "strong") return marksInWord(node, text);
  if (node.type === "break") return spacesAtEnd(node, text);
  return node.type === "text" ? shownSigns(node, text) : [];
}

/** `5*10*2` would be shown as 5102. */
function marksInWord(node: MarkdownNode, text: string): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  if (!/\d/.test(before + after) && !/^\p{L}{2}$/u.test(before + after)) return [];
  return [{ id: "markdown.marks-in-word", range: [start, end] }];
}

function spacesAtEnd(node: MarkdownNode, text: string): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  return text.startsWith("\\", start) ? [] : [{ id: "markdown.trailing-spaces", range: [start, end - 1] }];
}

/** Marks and links that lack their other half, and tables. */
const leftover = /(?<!\\)(?:\*\*|~~|\](?:\(|\[))|^[ |:-]*-[ :-]*\|[ |:-]*$/m;

function shownSigns(node: MarkdownNode, text: string): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  const written = text.slice(start, end);
  const rangeOfMatch = ({ 0: piece, index }: RegExpExecArray) => [start + index, start + index + piece.length] as const;
  const signs = leftover.exec(written);
  if (signs !== null) return [{ id: "markup.signs", range: rangeOfMatch(signs) }];
  const found = characterReference(written);
  return found ? [{ id: "markup.character", data: { reference: found[0] }, range: rangeOfMatch(found) }] : [];
}
