/** What to write for a line that cannot be read: tried, and told only if the whole file is then as its schema wants it. */
import type { z } from "zod";
import { changedPart } from "../core/changed-part.ts";
import type { Diagnostic } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { type ParsedFile, parseText } from "../parse/parse.ts";
import { asYaml } from "./suggest-value.ts";
import { validateFile } from "./validate-file.ts";

/** A longer line is not read in a message. */
const longest = 200;

/**
 * The same diagnostic, with what is sure to be meant in place of its hint; unchanged if several lines or none would do.
 * The parser may stumble over the line above the wrong one.
 *
 * @param text Of the whole file.
 * @param before The file as it was.
 */
export function withLineMeant(found: Diagnostic, text: string, schema: z.ZodType, before?: ParsedFile): Diagnostic {
  const lines = text.split("\n");
  const changed = before === undefined ? undefined : lineBefore(found, lines, before.text.split("\n"));
  if (changed?.isDeleted) return changed.told;
  const both = linesJoined(found, lines);
  if (both !== undefined && fits(both.lines)) return { ...found, hint: both.hint };
  const meantIn = (line: number): Diagnostic | undefined => {
    const written = lines[line - 1] ?? "";
    // Nothing but signs, such as three hyphens, becomes a part of the text above by moving it.
    if (!/[\p{L}\p{N}]/u.test(written)) return undefined;
    // „…“ that was closed by a straight quote.
    const paired = written.replace(/„([^„“”"]*)"(?=.*\S)/g, "„$1“");
    if (paired !== written && fits(lines.with(line - 1, paired)))
      return { ...found, hint: hints.writeLine(paired.trim()) };
    const around = [lines[line - 2], lines[line]].map((near = "") => near.search(/\S|$/));
    const tried = linesLike(written, around).flatMap((meant) => {
      const { parsed } = parseText(found.file, lines.with(line - 1, meant).join("\n"));
      if (parsed === undefined) return [];
      return [{ meant, value: JSON.stringify(parsed.value), left: validateFile(parsed, schema, before) }];
    });
    const right = tried.filter(({ left }) => left.length === 0);
    // A text of several lines goes on as it began.
    const above = lines[line - 2] ?? "";
    const isText = !/^\s*(?:- +)?[\w-]+:(?:\s|$)/.test(above);
    const isKey = /^(?:- +)?[\w-]+:(?:\s|$)/.test(written.trim());
    const goesOn = ({ meant }: { meant: string }) =>
      meant.trim() === written.trim() &&
      (/: [>|]-?$/.test(above) || (isText && !isKey && around[0] === meant.search(/\S/)));
    const wasThere = ({ meant }: { meant: string }) => changed !== undefined && keyOf(meant) === keyOf(changed.was);
    const isBest = (each: { meant: string }) => goesOn(each) || wasThere(each);
    const first = right.find(wasThere) ?? right.find(goesOn) ?? right[0];
    const isSure = first !== undefined && (isBest(first) || right.every(({ value }) => value === first.value));
    const hint = isSure ? lineHint(written, first.meant) : undefined;
    if (hint !== undefined && line === found.line) return { ...found, hint };
    const columns = { column: written.search(/\S/) + 1, endColumn: written.trimEnd().length + 1 };
    if (hint !== undefined) return { ...found, line, endLine: line, ...columns, hint };
    // In quotes it can be read, and is still not what the field takes.
    const refused = tried
      .flatMap(({ left }) => (left.length === 1 ? left : []))
      .find((issue) => issue.line === line && !/^(?:missing|unknown)-field$/.test(issue.rule));
    if (refused === undefined || found.hint !== hints.quoteIt) return undefined;
    return { ...found, endColumn: columns.endColumn, hint: refused.hint, path: refused.path };
  };
  return meantIn(found.line) ?? meantIn(found.line + 1) ?? severalLines() ?? entryMoved() ?? changed?.told ?? found;

  /** An entry or a text of several lines, all of them too far left or right. */
  function entryMoved(): Diagnostic | undefined {
    const indentOf = (written = "") => written.search(/\S/);
    const own = indentOf(lines[found.line - 1]);
    // The next entry is where it should be, and may be deeper.
    const isBehind = (written: string) =>
      indentOf(written) <= own || (/^ *- /.test(written) && indentOf(written) <= own + 2);
    if (!/[\p{L}\p{N}]/u.test(lines[found.line - 1] ?? "")) return undefined;
    const toText = indentOf(lines[found.line - 2]) - own;
    const tries = [
      ...[1, -1, 2, -2].map((spaces) => ({ spaces, isBehind })),
      { spaces: toText, isBehind: (written: string) => indentOf(written) !== own },
    ];
    const right = tries.find(({ spaces, isBehind }) => {
      const behind = lines.findIndex(
        (written, index) => index >= found.line && /\S/.test(written) && isBehind(written),
      );
      const inEntry = (index: number) => index >= found.line - 1 && index < (behind < 0 ? lines.length : behind);
      const moved = (written: string, index: number) =>
        inEntry(index) && written !== ""
          ? " ".repeat(Math.max(0, indentOf(written) + spaces)) + written.trim()
          : written;
      // A line by itself was tried above.
      return inEntry(found.line) && fits(lines.map(moved));
    });
    return right && { ...found, hint: hints.moveLine(right.spaces) };
  }

  /** A text of several lines that has signs of YAML in it, and lost the `>-` behind its key. */
  function severalLines(): Diagnostic | undefined {
    const above = lines.findLastIndex(
      (written, index) => index < found.line && /^\s*(?:- +)?[\w-]+:\s*$/.test(written),
    );
    const meant = `${lines[above]?.trimEnd()} >-`;
    if (above < 0 || !fits(lines.with(above, meant))) return undefined;
    const column = meant.search(/\S/) + 1;
    const place = { line: above + 1, column, endLine: above + 1, endColumn: meant.length - 2 };
    const message = {
      en: "A text of several lines with a colon in it needs >- behind its key",
      de: "Ein Text aus mehreren Zeilen, in dem ein Doppelpunkt steht, braucht >- hinter seinem Schlüssel",
    };
    return { ...found, ...place, message, hint: hints.writeLine(meant.trim()) };
  }

  function fits(all: readonly string[]): boolean {
    const { parsed } = parseText(found.file, all.join("\n"));
    return parsed !== undefined && validateFile(parsed, schema).length === 0;
  }
}

/** Tells a line that was changed or deleted, if nothing else was: the parser may stumble far behind it. */
function lineBefore(found: Diagnostic, lines: readonly string[], before: readonly string[]) {
  const { start, gone, added } = changedPart(before, lines);
  const [was = ""] = gone;
  const isDeleted = added.length === 0 && gone.length > 0;
  // Several lines may have become one.
  if (!isDeleted && (added.length !== 1 || gone.length === 0)) return undefined;
  // What is gone at the end of a file is told at its last line.
  const line = Math.min(start + 1, lines.length);
  const place = { line, column: 1, endLine: line, endColumn: (lines[line - 1] ?? "").length + 1 };
  const compare = {
    en: `Compare it with what was there  ${was.trim()}`,
    de: `Vergleichen Sie es mit dem, was dort stand  ${was.trim()}`,
  };
  return {
    was,
    isDeleted,
    told: { ...found, ...place, hint: isDeleted || gone.length > 1 ? hints.putBack(gone) : compare },
  };
}

/** `    - name:` of such a line; the whole line if it has none. */
function keyOf(line: string): string {
  return /^ *(?:- +)?[\w-]+:(?= |$)/.exec(line)?.[0] ?? line;
}

/** Two lines with one key, such as two numbers of a partner, as a line with both. */
function linesJoined({ rule, line }: Diagnostic, lines: readonly string[]) {
  const [, start = "", value = ""] = /^(\s*[\w-]+: )(.*[@\d].*)$/.exec(lines[line - 1] ?? "") ?? [];
  const first = lines.findLastIndex((written, index) => index < line - 1 && start !== "" && written.startsWith(start));
  if (rule !== "yaml-feature" || first < 0) return undefined;
  const isSame = lines[first] === start + value;
  const written = isSame ? start + value : `${lines[first]}, ${value}`;
  const hint = isSame ? hints.deleteLine : hints.inOneLine(written.trim());
  return { hint, lines: lines.with(first, written).toSpliced(line - 1, 1) };
}

/** What somebody may have wanted to write: another indentation, a hyphen, a colon, quotes around the text or none. */
function linesLike(written: string, around: readonly number[]): string[] {
  const content = written.trim();
  const indents = around.flatMap((indent) => [indent - 2, indent, indent + 2]);
  const isEntry =
    /^(?:-\S|[*•–—]|\/\/|<!--|[\w-]+(?::(?!\/\/)|\s*[=;：])\s*\S)/.test(content) && !/^[\w-]+: /.test(content);
  // A line below an entry may go on with its text, or be one more.
  const starts = isEntry ? [] : indents.filter((indent) => indent >= 0).map((indent) => " ".repeat(indent));
  const [, key = "", all = ""] = /^(\s*(?:- +)?(?:[\w-]+: +)?)(.+)$/.exec(written.trimEnd()) ?? [];
  // Quotes of a word processor are none to YAML, and asterisks would be shown.
  const value = all.replace(/^["“”„«](.*)[“”„»]$|^[“”„«](.*)"$/, "$1$2").replace(/^(\*+)(.+)\1$|^[>|]-(\S.*)$/, "$2$3");
  const [, quote = ""] = /^(["'])|(["'])$/.exec(value)?.filter(Boolean) ?? [];
  const bare = quote === "" ? value : value.replaceAll(new RegExp(`^${quote}|${quote}$`, "g"), "");
  const isQuoted = value.length > 1 && value.startsWith(quote) && value.endsWith(quote);
  const isUnpaired = value.split(quote).length % 2 === 0;
  const text = isQuoted || isUnpaired ? bare : value;
  return [
    ...starts.flatMap((start) => [start + content, `${start}- ${content}`]),
    written.replace(/^(\s*)[-*•–—]+\s*(?=[^\s-])/, "$1- "),
    written.replace(/^(\s*(?:- +)?[\w-]+)(?:\s*[=;：]\s*|:\s*|\s+)(?=\S)/, "$1: "),
    written.replace(/^(\s*)- (?=[\w-]+: )/, "$1"),
    // As a comparison of two versions shows it.
    written.replace(/^\+(?= )/, ""),
    written.replace(/^(\s*)(?:\/\/|<!--)\s*(.*?)\s*(?:-->)?$/, "$1# $2"),
    written.replace(/^(\s*(?:- +)?[\w-]+)$/, "$1:"),
    written.replace(/\[[^\]]*$/, "$&]"),
    written.replace(/^(\s*)(.*\S) ([\w-]+: \S.*)$/, "$1$2\n$1$3"),
    key + asYaml(text),
    key + text,
  ].filter((line, index, all) => line !== written && all.indexOf(line) === index);
}

function lineHint(written: string, meant: string): LocalizedText | undefined {
  const [before, after] = [written.search(/\S/), meant.search(/\S/)];
  if (meant.length > longest) return undefined;
  const [, second] = meant.split("\n");
  if (second !== undefined) return hints.newLine(second.trim());
  if (written.trim() === meant.trim() && !/^ *\t/.test(written)) return hints.moveLine(after - before, true);
  return hints.writeLine(meant.trim(), before === after ? undefined : after);
}
