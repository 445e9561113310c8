/** What word processors, spreadsheets, chats and other markup put in place of Markdown: visitors would see the signs. */
import type { MessageId } from "../../core/messages/message.ts";
import { characterReferences } from "../indexes/character-references.ts";
import { innerAddress } from "../indexes/inner-address.ts";
import type { MarkdownIssue, TextRange } from "./issue.ts";

/** What may stand in place of a match: templates with its groups, `$1`; a warning if the page can still be read. */
type Habit = readonly [id: MessageId, pattern: RegExp, readings?: readonly string[], severity?: "warning"];

const gap = "[ \\t\\u00A0]";
/** A sign at the beginning of a line. */
const at = (sign: string, after = "") => `${sign}${after}(?<=^${gap}*${sign})`;
/** A sign at the beginning of a text, or below an empty line, a colon, or a line that begins in the same way. */
const first = (sign: string) => `(${sign})(?<=(?:(?<![^])|^${gap}*\\n|:${gap}*\\n|^${gap}*${sign}.*\\n)${gap}*${sign})`;
/** The blanks after a sign, which needs a plain one. */
const noBlank = `(?:\\u00A0${gap}*|(?=\\p{L}))`;
const bullet = "[•●○■□▪▫◦‣⁃∙◆◇➢➤►▶✦❖·]";
const entry = "(?:\\(?(?:\\d{1,2}|[a-z])\\.?\\)|[o→»✓✔])";
const words = "([^\\[\\]()\\n]{1,300})";
const address = "((?:https?:|mailto:|www\\.|[/#{])[^\\s)\\]]*)";
const marked = "([^*_\\s](?:[^*_\\n]{0,300}[^*_\\s])?)";
const host = '[^\\s<>"„“”]*[^\\s<>"„“”.,;:!?)\\]\'’*_]';
const mailbox = "(?<![\\w.+-])[\\w.+-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.\\p{L}{2,}";
/** After a sign: no letter, digit or backslash is before it. */
const outside = (sign: string) => `(${sign})(?<![\\p{L}\\d\\\\]${sign})`;

const of = (pattern: string) => new RegExp(pattern, "gmu");

/** Of matches that overlap, the first counts. */
const habits: readonly Habit[] = [
  ["markup.checkbox", of(`\\[[ xX]?\\](?<=^ *(?:[-*+]|\\d+[.)]) +\\[[ xX]?\\])${gap}+`), [""]],
  ["markup.checkbox", of(`${at("(?:\\[[ xX]?\\]|[☐☑☒])")}${gap}+`), ["- "]],
  ["markup.list-sign", of(`(${bullet})(?<=^ *(?:[-*+]|\\d+[.)]) +.)${gap}*`), [""]],
  ["markup.list-sign", of(`(${at(`(?:${bullet}|[^\\p{L}\\d](?=\\t)|o(?=${gap}{2}|\\t))`)})${gap}*(?=\\S)`), ["- "]],
  ["markup.list-sign", of(`${first("[–—‐‑−-]")}(?:(?<!-)${gap}+|${noBlank})`), ["- "]],
  [
    "markup.list-sign",
    of(`(${at("[*+]")})(?:\\u00A0${gap}*|(?=\\p{L})(?=.*\\n${gap}*[*+]\\p{L})|(?<=^[*+].*\\n${gap}*.))`),
    ["- "],
  ],
  ["markup.list-sign", of(`${first("\\d{1,2}[.)]")}${noBlank}`), ["$1 "]],
  ["markup.list-sign", of(`(${at(entry)})(?=${gap}.*\\n${gap}*${entry}${gap})`)],
  ["markup.heading-sign", of(`^(#{2,})(?:(?<=#{7})${gap}+|\\u00A0${gap}*|(?=[^\\s#]))`), ["### "]],
  ["markup.heading-sign", of("^(#)(?=\\p{L})"), ["### ", "\\#"]],
  ["markup.heading-sign", of(`^(={1,6})${gap}+(\\S.*\\S)${gap}+=+$`), ["### $2"]],
  ["markdown.line", of("^[=–—_.·~*-]{3,}$"), [""]],
  ["markup.table", of("^[^|\\n]*\\|.*$(?=\\n[ |:-]*-[ :-]*\\|[| :-]*$)|^(?<!\\|[ \\t]*\\n)\\|.*\\|$")],
  ["markup.table", of("(?<=\\S)\\t+(?=\\S)"), [], "warning"],
  ["markup.footnote", of("\\[\\^[^\\]\\s]+\\]")],
  ["markup.link-signs", of(`(?<!\\\\)\\[${words}\\](?::?${gap}+|:)\\(${address}\\)`), ["[$1]($2)"]],
  ["markup.link-signs", of(`(?<!\\\\)(?:\\[${words}\\]|\\(${words}\\))${gap}?\\[${address}\\]`), ["[$1$2]($3)"]],
  ["markup.link-signs", of(`\\[([^\\]|\\n]{1,300})\\|${address}\\]`), ["[$1]($2)"]],
  ["markup.link-signs", of("(?<!\\\\)(?:\\[\\[[^\\]\\n]+\\]\\]|\\](?:\\(|\\[|\\n\\())")],
  ["markup.signs", of(`(?<=[\\p{L}\\d])(\\*\\*|__)${gap}+${marked}${gap}*\\1`), [" $1$2$1"]],
  ["markup.signs", of(`(\\*\\*|__)${gap}*${marked}${gap}*\\1(?=[\\p{L}\\d])`), ["$1$2$1 "]],
  ["markup.signs", of(`${outside("(?:\\*\\*|__)")}${gap}*${marked}${gap}*\\1`), ["$1$2$1"]],
  ["markup.signs", of(`${outside("[*_]")}${marked}${gap}+\\1${gap}?(?!\\1)`), ["$1$2$1 "]],
  ["markup.signs", of("(?<!\\S)'{2,3}(?=\\S)([^'\\n]{1,300})'{2,3}|\\[b\\]([^\\]\\n]*)\\[\\/b\\]"), ["**$1$2**"]],
  ["markup.signs", of(`${outside("\\*\\*?")}${marked}\\*\\*?(?!\\*)`), ["**$2**", "*$2*"]],
  ["markup.signs", of("\\[\\/?(?:b|i|u|s|url|img|list|quote|code|size|color)(?:=[^\\]\\n]*)?\\]")],
  [
    "markup.signs",
    of("(?<!\\\\)(?:\\*\\*|~~|(?<!\\^)\\^[^\\s^]{1,12}\\^|(?<!~)~[^\\s~]{1,12}~|==[^\\s=][^=\\n]{0,300}==)"),
  ],
  ["markup.signs", of(`${outside("`")}(?!\`)`)],
  ["markup.signs", of("(?<=\\p{L} )--(?= )"), ["–"], "warning"],
  ["markup.backslash", of(`(?<!\\\\)\\\\(?:\\\\+${gap}*|${gap}+)(?=\\n${gap}*\\S)`), ["\\"], "warning"],
  ["markup.backslash", of(`(?<!\\\\)\\\\+${gap}*(?=\\n${gap}*\\n|(?![^]))`), [""], "warning"],
  ["link.bare", of(`(?:mailto:)?(${mailbox})`), ["[$1](mailto:$1)"], "warning"],
  ["link.bare", of(`(https?:\\/\\/${host})`), ["[$1]($1)"], "warning"],
  ["link.bare", of(`(www\\.${host})`), ["[$1](https://$1)"], "warning"],
];

/** Nobody reads more of one text, and each is compared with the others. */
const maxIssues = 100;

/** Such signs in a Markdown text. @param texts Ranges of the text nodes that are in no link. */
export function rawSigns(text: string, texts: readonly TextRange[]): MarkdownIssue[] {
  const found: MarkdownIssue[] = [];
  const add = (issue: MarkdownIssue) => {
    if (found.length >= maxIssues) return;
    const [start, end] = issue.range;
    const isText = texts.some(([from, to]) => from <= start && start < to);
    if (isText && !found.some(({ range }) => range[0] < end && start < range[1])) found.push(issue);
  };
  for (const [id, pattern, templates = [], severity = "error"] of habits) {
    for (const match of text.matchAll(pattern)) {
      const [whole, group = whole] = match;
      const sign = group.trim();
      const range = [match.index, match.index + whole.length] as const;
      const before = id === "markup.list-sign" && isBelowText(text, match.index) ? "\n" : "";
      const readings = templates.map(
        (each) => before + each.replaceAll(/\$(\d)/g, (_all, number) => match[Number(number)] ?? ""),
      );
      const inner = id === "link.bare" ? innerAddress(sign) : undefined;
      if (inner === undefined) add({ id, data: { sign }, range, severity, readings });
      else add({ id: "link.wrapped", data: { similar: inner }, range, severity, readings: [`[${inner}](${inner})`] });
    }
  }
  for (const { index, reference, character } of characterReferences(text)) {
    const range = [index, index + reference.length] as const;
    add({ id: "markup.character", data: { reference }, range, readings: [character] });
  }
  return found;
}

/** True if the line above begins with a word. A list right below it would be reported. */
function isBelowText(text: string, index: number): boolean {
  const end = text.lastIndexOf("\n", index);
  return end > 0 && /^\s*(?:\p{L}{2}|["'„“([{])/u.test(text.slice(text.lastIndexOf("\n", end - 1) + 1, end));
}
