/** Lines that belong elsewhere than they look: entries of lists that nobody meant, and lines within an entry. */
import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { MarkdownIssue, TextRange } from "../../model/markdown/issue.ts";

/** @param above The block before it: a list, or at the top level of the text also a paragraph. */
export function misleadingLines(node: MarkdownNode, above: MarkdownNode | undefined, text: string): MarkdownIssue[] {
  if (node.type === "list") return [...listBelowText(node, above, text), ...wrongNumbers(node, text)];
  return node.type === "listItem" ? linesAtMargin(node, text) : [];
}

type Of<Type extends MarkdownNode["type"]> = Extract<MarkdownNode, { type: Type }>;

/** `- 5 degrees` at the beginning of a line of a paragraph, or an entry with another sign than the one above. */
function listBelowText(list: Of<"list">, above: MarkdownNode | undefined, text: string): MarkdownIssue[] {
  if (above?.position?.end.line !== (list.position?.start.line ?? 0) - 1) return [];
  const { sign, escaped, range } = markerOf(list, text);
  return [{ id: "markdown.list-below-text", data: { sign, escaped }, range }];
}

/** The page counts by itself: `3. Oktober` would become an entry with the number 1. */
function wrongNumbers(list: Of<"list">, text: string): MarkdownIssue[] {
  if (list.ordered !== true) return [];
  return list.children.flatMap((item, index) => {
    const { sign, escaped, range } = markerOf(item, text);
    const number = Number.parseInt(sign, 10);
    if (number === index + 1 || (number === 1 && index > 0)) return [];
    return [{ id: "markdown.entry-number", data: { sign, escaped, number: index + 1 }, range }];
  });
}

/** Without indentation, a line below an entry looks like a paragraph. */
function linesAtMargin(item: Of<"listItem">, text: string): MarkdownIssue[] {
  const margin = (item.position?.start.column ?? 1) - 1;
  const lines = text.split("\n");
  const spaces = margin + markerOf(item, text).sign.length + 1;
  return item.children.flatMap((block) => {
    if (block.type !== "paragraph") return [];
    const [first, last] = [block.position?.start.line ?? 0, block.position?.end.line ?? 0];
    return [...Array(last - first).keys()].flatMap((index): MarkdownIssue[] => {
      const line = lines[first + index] ?? "";
      if (line.search(/\S/) > margin) return [];
      const start = lines.slice(0, first + index).join("\n").length + 1;
      return [{ id: "markdown.line-of-entry", data: { spaces }, range: [start, start + line.length] }];
    });
  });
}

/** `-` or `3.` at the beginning of a list or an entry, and how it is written as text. */
function markerOf(node: MarkdownNode, text: string): { sign: string; escaped: string; range: TextRange } {
  const [start] = rangeOf(node);
  const sign = /^(?:[-*+]|\d+[.)])/.exec(text.slice(start))?.[0] ?? "";
  return { sign, escaped: sign.replace(/(.)$/, "\\$1"), range: [start, start + sign.length] };
}
