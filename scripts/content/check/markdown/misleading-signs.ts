/** Lines and marks with an unexpected effect, such as unintended list entries. */
import { type MarkdownNode, rangeOf } from "../../files/markdown.ts";
import type { MarkdownIssue, TextRange } from "./issue.ts";

/** @param above The list before the node, or at the top level of the text also the paragraph. */
export function misleadingSigns(node: MarkdownNode, above: MarkdownNode | undefined, text: string): MarkdownIssue[] {
  if (node.type === "list") {
    const below = listBelowText(node, above, text);
    return below.length > 0 ? below : wrongNumbers(node, text);
  }
  if (node.type === "listItem") return unindentedLines(node, text);
  if (node.type === "emphasis" || node.type === "strong") return marksInWord(node, text);
  return node.type === "break" ? trailingSpaces(node, text) : [];
}

type Node<Type extends MarkdownNode["type"]> = Extract<MarkdownNode, { type: Type }>;

/** `- 5 degrees` at the start of a paragraph's line, or an entry with another bullet than the one above. */
function listBelowText(list: Node<"list">, above: MarkdownNode | undefined, text: string): MarkdownIssue[] {
  if (above?.position?.end.line !== (list.position?.start.line ?? 0) - 1) return [];
  const { sign, escaped, range } = markerOf(list, text);
  const readings =
    above.type === "list" ? [sign.replace(/.$/, markerOf(above, text).sign.slice(-1))] : [`\n${sign}`, escaped];
  return [{ id: "markdown.list-below-text", data: { sign, escaped }, range, readings }];
}

/** Browsers number the entries themselves: `3. Oktober` would become entry 1. */
function wrongNumbers(list: Node<"list">, text: string): MarkdownIssue[] {
  if (list.ordered !== true) return [];
  return list.children.flatMap((item, index) => {
    const { sign, escaped, range } = markerOf(item, text);
    const number = Number.parseInt(sign, 10);
    if (number === index + 1 || (number === 1 && index > 0)) return [];
    const data = { sign, escaped, number: index + 1 };
    return [{ id: "markdown.entry-number", data, range, readings: [`${index + 1}${sign.slice(-1)}`, escaped] }];
  });
}

/** Without indentation, a line of an entry looks like a separate paragraph. */
function unindentedLines(item: Node<"listItem">, text: string): MarkdownIssue[] {
  const margin = (item.position?.start.column ?? 1) - 1;
  const spaces = margin + markerOf(item, text).sign.length + 1;
  const lines = text.split("\n");
  return item.children.flatMap((block) => {
    if (block.type !== "paragraph") return [];
    const [first, last] = [block.position?.start.line ?? 0, block.position?.end.line ?? 0];
    return lines.slice(first, last).flatMap((line, index): MarkdownIssue[] => {
      if (line.search(/\S/) > margin) return [];
      const start = lines.slice(0, first + index).join("\n").length + 1;
      return [{ id: "markdown.line-of-entry", data: { spaces }, range: [start, start + line.length] }];
    });
  });
}

/** A shorter line is no wrapped one: it was meant to end where it ends. */
const wrappedLength = 60;

/** The first short line of a paragraph that the page joins with the next. Lists and tables of other `signs` are no paragraph. */
export function joinedLine(text: string, [start, end]: TextRange, signs: readonly MarkdownIssue[]): MarkdownIssue[] {
  const isOther = ({ id, range }: MarkdownIssue) => /-sign|table|box/.test(id) && range[0] >= start && range[0] < end;
  if (signs.some(isOther)) return [];
  const lines = [...text.slice(start, end).matchAll(/\S.*/g)].slice(0, -1);
  const short = lines.find(({ 0: line }) => line.trimEnd().length < wrappedLength && !/\\\s*$| {2}$|>$/.test(line));
  if (short === undefined) return [];
  const line = short[0].trimEnd();
  const range = [start + short.index, start + short.index + line.length] as const;
  return [{ id: "markdown.joined-line", severity: "warning", range, readings: [`${line}\\`] }];
}

/** The marker of a list or an entry, such as `-` or `3.`, and its escaped form. */
function markerOf(node: MarkdownNode, text: string): { sign: string; escaped: string; range: TextRange } {
  const [start] = rangeOf(node);
  const sign = /^(?:[-*+]|\d+[.)])/.exec(text.slice(start))?.[0] ?? "";
  return { sign, escaped: sign.replace(/(.)$/, "\\$1"), range: [start, start + sign.length] };
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
