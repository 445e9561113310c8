/** Marks within a line that have an unexpected effect. */
import { type MarkdownNode, rangeOf } from "../../files/markdown.ts";
import type { MarkdownIssue } from "./issue.ts";

export function misleadingMarks(node: MarkdownNode, text: string): MarkdownIssue[] {
  if (node.type === "emphasis" || node.type === "strong") return marksInWord(node, text);
  return node.type === "break" ? trailingSpaces(node, text) : [];
}

/** `5*10*2` would become 5102. */
function marksInWord(node: MarkdownNode, text: string): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  const adjacent = text.charAt(start - 1) + text.charAt(end);
  if (!/\d/.test(adjacent) && !/^\p{L}{2}$/u.test(adjacent)) return [];
  const escaped = text.slice(start, end).replaceAll(/^[*_]+|[*_]+$/g, (marks) => marks.replaceAll(/./g, "\\$&"));
  return [{ id: "markdown.marks-in-word", range: [start, end], readings: [escaped] }];
}

function trailingSpaces(node: MarkdownNode, text: string): MarkdownIssue[] {
  const [start, end] = rangeOf(node);
  return text.startsWith("\\", start)
    ? []
    : [{ id: "markdown.trailing-spaces", range: [start, end - 1], readings: ["\\", ""] }];
}
