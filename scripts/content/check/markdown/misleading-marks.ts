/** Marks within a line that have an unexpected effect, or none. */
import { type MarkdownNode, rangeOf } from "../../files/markdown.ts";
import { characterReference } from "../indexes/character-reference.ts";
import type { MarkdownIssue } from "./issue.ts";

export function misleadingMarks(node: MarkdownNode, text: string): MarkdownIssue[] {
  if (node.type === "emphasis" || node.type === "strong") return marksInWord(node, text);
  if (node.type === "break") return trailingSpaces(node, text);
  return node.type === "text" ? literalMarks(node, text) : [];
}

/** `5*10*2` would become 5102. */
function marksInWord(node: MarkdownNode, text: string): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  const adjacent = text.charAt(start - 1) + text.charAt(end);
  if (!/\d/.test(adjacent) && !/^\p{L}{2}$/u.test(adjacent)) return [];
  return [{ id: "markdown.marks-in-word", range: [start, end] }];
}

function trailingSpaces(node: MarkdownNode, text: string): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  return text.startsWith("\\", start) ? [] : [{ id: "markdown.trailing-spaces", range: [start, end - 1] }];
}

/** Marks and links without their other half, and tables. */
const unpaired = /(?<!\\)(?:\*\*|~~|\](?:\(|\[))|^[ |:-]*-[ :-]*\|[ |:-]*$/m;

/** Marks that the page would show literally. */
function literalMarks(node: MarkdownNode, text: string): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  const source = text.slice(start, end);
  const toRange = ({ 0: piece, index }: RegExpExecArray) => [start + index, start + index + piece.length] as const;
  const marks = unpaired.exec(source);
  if (marks !== null) return [{ id: "markup.signs", range: toRange(marks) }];
  const reference = characterReference(source);
  if (reference === undefined) return [];
  return [{ id: "markup.character", data: { reference: reference[0] }, range: toRange(reference) }];
}
