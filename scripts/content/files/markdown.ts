/** Reads the Markdown of long texts, and converts between its lines in a file and those of the form’s editor. */
import { fromMarkdown } from "mdast-util-from-markdown";
import { filled } from "./print.ts";

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree["children"][number];

/** Indented text is no code, and a character reference is text: `&nbsp;` is what it looks like. */
const dialect = { disable: { null: ["codeIndented", "characterReference"] } };

export function readMarkdown(text: string): MarkdownTree {
  return fromMarkdown(text, { extensions: [dialect] });
}

/** Offsets of a node in its text, end exclusive. */
export function rangeOf({ position }: MarkdownNode): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

const lineWidth = 110;

/** The editor takes each line break for one on the page, and keeps only the escapes of these: `\*`, `` \` ``, `\~`. */
export function toEditor(text: string): string {
  const joined = withLineBreaks(text, (isSoft) => (isSoft ? " " : "\\\n"));
  return joined.replaceAll(/\\(?![*`~\n])/g, "\\\\");
}

/** Its line breaks are those on the page. */
export function fromEditor(text: string): string {
  return wrap(withLineBreaks(text, (_isSoft, indent) => `\\\n${indent}`));
}

/** Rewrites the line breaks within paragraphs, with the indentation of the next line. */
function withLineBreaks(text: string, write: (isSoft: boolean, indent: string) => string): string {
  const edits: { start: number; end: number; put: string }[] = [];
  const visit = (node: MarkdownNode, indent: string) => {
    const [start, end] = rangeOf(node);
    const put = (from: number, to: number, isSoft: boolean) => {
      const [spaces = ""] = /^[ \t]*/.exec(text.slice(to)) ?? [];
      edits.push({ start: from, end: to + spaces.length, put: write(isSoft, indent) });
    };
    if (node.type === "break") put(start, end, false);
    if (node.type === "text" || node.type === "inlineCode") {
      for (const { 0: found, index } of text.slice(start, end).matchAll(/[ \t]*\n/g)) {
        put(start + index, start + index + found.length, true);
      }
    }
    const inner = node.type === "paragraph" ? " ".repeat((node.position?.start.column ?? 1) - 1) : indent;
    if ("children" in node) for (const child of node.children) visit(child, inner);
  };
  for (const node of readMarkdown(text).children) visit(node, "");
  return edits.reduceRight((all, { start, end, put }) => all.slice(0, start) + put + all.slice(end), text);
}

/** A space before a word that means the same at the beginning of a line. */
const breakable = /(?<=\S) (?=[\p{L}[({„“‚"']|\d(?!\d*[.)])|\*{1,2}\p{L}|`\p{L})/u;

/** Breaks the lines that are too long. */
export function wrap(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [marker = ""] = /^ *(?:(?:[-*+]|\d+[.)]) +)?/.exec(line) ?? [];
      if (line.length <= lineWidth || line.startsWith("#")) return line;
      const lines = filled(line.slice(marker.length).split(breakable), lineWidth - marker.length);
      return marker + lines.join(`\n${" ".repeat(marker.length)}`);
    })
    .join("\n");
}
