/** Puts an entry at the end of a list and leaves every other character of the file as it is. */
import { isDeepStrictEqual } from "node:util";
import { type CST, isMap, isSeq, parseDocument, type YAMLSeq } from "yaml";
import { layoutOf } from "../comments.ts";
import { parseSource } from "../parse.ts";
import { isRecord } from "../walk.ts";

/**
 * Appends.
 *
 * @param text Content of the file, with the line ends it has, without byte order mark.
 * @param key Key of the list, at the outermost level of the file.
 * @param entry The entry as YAML, beginning at the left margin.
 * @returns `undefined` where the list is not written line by line with hyphens, or is empty: then nothing shows how to
 *   go on.
 */
export function appendEntry(text: string, key: string, entry: string): string | undefined {
  const document = parseDocument(text, { version: "1.2", keepSourceTokens: true });
  const list = isMap(document.contents) ? document.contents.get(key, true) : undefined;
  const place = isSeq(list) ? endOfList(text, list) : undefined;
  if (place === undefined) return undefined;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const hyphen = `${" ".repeat(place.hyphenColumn)}-`.padEnd(place.column);
  const lines = entry.trimEnd().split("\n");
  const written = lines.map((line, index) => {
    if (index === 0) return hyphen + line;
    return line === "" ? "" : " ".repeat(place.column) + line;
  });
  const before = text.slice(0, place.offset);
  const gap = [...(before.endsWith("\n") ? [] : [eol]), ...(place.isSpaced ? [eol] : [])].join("");
  const appended = `${before}${gap}${written.join(eol)}${eol}${text.slice(place.offset)}`;
  return isAppended(text, appended, key, entry) ? appended : undefined;
}

interface Place {
  /** Where the new lines go. */
  readonly offset: number;
  readonly hyphenColumn: number;
  /** Where keys of an entry begin. */
  readonly column: number;
  /** Entries have an empty line between them. */
  readonly isSpaced: boolean;
}

function endOfList(text: string, list: YAMLSeq): Place | undefined {
  const token = list.srcToken;
  const last = list.items.at(-1);
  if (token?.type !== "block-seq" || !isMap(last) || last.flow === true || last.range == null) return undefined;
  const sign = token.items.at(-1)?.start.findLast(({ type }: CST.SourceToken) => type === "seq-item-ind");
  if (sign === undefined) return undefined;
  const lineStart = text.lastIndexOf("\n", sign.offset) + 1;
  const [begin, valueEnd] = last.range;
  const column = begin - (text.lastIndexOf("\n", begin) + 1);
  const contentEnd = text.slice(0, valueEnd).trimEnd().length;
  const lineEnd = text.indexOf("\n", contentEnd);
  const offset = lineEnd < 0 ? text.length : behindComments(text, lineEnd + 1, column);
  const isSpaced = list.items.length > 1 && /\n[ \t]*\r?\n(?:[ \t]*#[^\n]*\n)*$/.test(text.slice(0, lineStart));
  return { offset, hyphenColumn: sign.offset - lineStart, column, isSpaced };
}

/** Comments that stand as deep as the keys of the last entry are its own: a key that was taken out. */
function behindComments(text: string, offset: number, column: number): number {
  let end = offset;
  for (const { isAlone, start, end: commentEnd } of layoutOf(text).comments) {
    if (!isAlone || start < end || text.slice(end, start).trim() !== "" || text.slice(end, start).includes("\n"))
      continue;
    if (start - end < column) break;
    const lineEnd = text.indexOf("\n", commentEnd);
    end = lineEnd < 0 ? text.length : lineEnd + 1;
  }
  return end;
}

/** The promise: the same values as before, and the entry behind them. */
function isAppended(before: string, after: string, key: string, entry: string): boolean {
  const [old, now, added] = [before, after, entry].map((text) => parseSource({ file: "", text }).parsed?.value);
  if (!isRecord(old) || !isRecord(now)) return false;
  const [oldList, newList] = [old[key], now[key]];
  if (!Array.isArray(oldList) || !Array.isArray(newList)) return false;
  return isDeepStrictEqual({ ...old, [key]: [...oldList, added] }, now);
}
