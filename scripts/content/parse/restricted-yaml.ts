/** What YAML can do and content does not: anchors, aliases, tags, directives, merge keys, keys that are no names. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  type LineCounter,
  type Node,
  Scalar,
  visit,
  type YAMLMap,
} from "yaml";
import { type Problem, problem } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { hints } from "../messages/hints.ts";
import { surpriseMessages as said } from "../messages/surprises.ts";
import { syntaxMessages } from "../messages/syntax.ts";
import { placeOfRange } from "./source-location.ts";

/** Most problems of one file: nobody reads more. */
const most = 100;

type Range = readonly [number, number, ...number[]];
type Report = (range: Range, message: Sentence, hint: Sentence, related?: readonly Range[]) => void;

/** Problems of a document that parses and would still not mean what its author thinks. */
export function findSurprises(file: string, text: string, lines: LineCounter, document: Document.Parsed): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (range, message, hint, related = []) => {
    const places = related.map((other) => placeOfRange(file, lines, other));
    problems.push(problem(placeOfRange(file, lines, range), "yaml-feature", message, hint, { related: places }));
  };
  const misread: Problem[] = [];
  const reportText: Report = (range, message, hint) => {
    misread.push(problem(placeOfRange(file, lines, range), "yaml-feature", message, hint));
  };
  const directive = text.search(/^%/m);
  const hasDirective = document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1;
  if (hasDirective && directive >= 0) report([directive, directive + 1], syntaxMessages.percent, hints.deleteLine);
  const anchors = new Map<string, Range>();
  const aliases = new Map<string, Range[]>();
  let merged = false;
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || key.value !== "<<") return undefined;
      merged = true;
      // A merge key is reported as such, not once more for its alias.
      return isAlias(value) ? visit.SKIP : undefined;
    },
    Node(_key, node) {
      const range = rangeOf(node);
      if (isAlias(node)) aliases.set(node.source, [...(aliases.get(node.source) ?? []), range]);
      else if (node.anchor !== undefined) anchors.set(node.anchor, signBefore(text, range, "&"));
      else if (hasTag(node)) report(signBefore(text, range, "!"), syntaxMessages.badBeginning("!"), hints.quoteIt);
      else if (isScalar(node)) reportMisread(node, text, reportText);
      if (isMap(node)) reportKeys(node, text, report);
    },
  });
  const used = [...anchors].filter(([name]) => aliases.has(name));
  const [first] = used;
  if (first !== undefined) {
    // Who knows anchors uses several: that is one mistake.
    const others = [...used.slice(1).map(([, range]) => range), ...used.flatMap(([name]) => aliases.get(name) ?? [])];
    report(first[1], said.anchor(first[0]), said.writeOut, others);
  } else if (!merged) {
    for (const [, range] of anchors) report(range, syntaxMessages.badBeginning("&"), hints.quoteIt);
    for (const range of [...aliases.values()].flat()) report(range, syntaxMessages.badBeginning("*"), hints.quoteIt);
  }
  // What is wrong with a line already makes its text look wrong too.
  const reported = new Set(problems.map(({ line }) => line));
  return [...problems, ...misread.filter(({ line }) => !reported.has(line))].slice(0, most);
}

function rangeOf(node: Node): Range {
  return node.range ?? [0, 1];
}

/** The sign in front of a value: the parser keeps only the place of the value itself. */
function signBefore(text: string, range: Range, sign: string): Range {
  let start = text.lastIndexOf(sign, range[0]);
  while (text[start - 1] === sign) start -= 1;
  return [start, start + 1];
}

/** A tag that was written. Maps and lists have one of their own. */
function hasTag(node: Node): boolean {
  return node.tag !== undefined && (isScalar(node) || !/^tag:yaml\.org,2002:(?:map|seq)$/.test(node.tag));
}

function reportKeys(map: YAMLMap<unknown, unknown>, text: string, report: Report): void {
  const seen = new Map<string, Range>();
  const again: { name: string; range: Range; first: Range }[] = [];
  for (const { key } of map.items) {
    if (!isScalar(key)) {
      report(isMap(key) ? rangeOf(key) : rangeOf(map), said.keyBracket, said.quoteKey);
      continue;
    }
    const range = rangeOf(key);
    if (key.value === null && key.source === "") {
      reportNoKey(text, range[0], report);
      continue;
    }
    if (typeof key.value !== "string" || key.value === "" || key.value === "<<" || key.value === "__proto__") {
      report(range, said.badKey(String(key.value ?? "")), said.plainName);
      continue;
    }
    const first = seen.get(key.value);
    if (first === undefined) seen.set(key.value, range);
    else again.push({ name: key.value, range, first });
  }
  const [start, second] = again;
  if (start === undefined) return;
  const places = again.map(({ first }) => first);
  if (second === undefined) {
    report(start.range, said.keyTwice(start.name), said.keepOne, places);
  } else {
    // Mostly the line that begins the next entry is missing.
    const names = again.map(({ name }) => name);
    report(start.range, said.keysTwice(names), said.beginNext, places);
  }
}

/** A colon with nothing in front of it, mostly behind a text that begins with a bracket: `title: {brand}: free`. */
function reportNoKey(text: string, colon: number, report: Report): void {
  const start = text.lastIndexOf("\n", colon) + 1;
  const [before, sign] = /^\s*(?:- +)?(?:[\w-]+:\s+)?([{[])/.exec(text.slice(start, colon)) ?? [];
  if (before === undefined || sign === undefined) {
    report([colon, colon + 1], said.noKey, said.writeKey);
    return;
  }
  const at = start + before.length - 1;
  const [whole = ""] = /.*/.exec(text.slice(at)) ?? [];
  report([at, at + 1], syntaxMessages.badBeginning(sign), syntaxMessages.quoteText(whole.trim().replace(/"$/, "")));
}

/** A text that swallowed the list entries below it, or that lost its first quote. */
function reportMisread(node: Scalar, text: string, report: Report): void {
  if (node.type !== Scalar.PLAIN || typeof node.value !== "string") return;
  const [start, end] = rangeOf(node);
  const entry = /\n[ \t]*(-[ \t])/.exec(text.slice(start, end));
  if (entry !== null) {
    const at = start + entry.index + entry[0].indexOf("-");
    report([at, at + 1], said.swallowedEntry, said.indentEntry);
  } else if (isUnopened(node.value)) {
    report([end - 1, end], said.unopenedQuote, said.openQuote);
  } else if (/\p{L}/u.test(node.value)) {
    // A comment has a space behind its sign; a number has none.
    const [behind = "", number] = /^[ \t]+(#\d.*)?/.exec(text.slice(end)) ?? [];
    const hash = end + behind.indexOf("#");
    const whole = `${node.value} ${number ?? ""}`.trim();
    if (number !== undefined) report([hash, hash + 1], said.hiddenText, syntaxMessages.quoteText(whole));
  }
}

/** A single quote sign at the very end; behind a number of its own it stands for inches. */
function isUnopened(value: string): boolean {
  return /\S"$/.test(value) && !/\s\d+(?:[.,]\d+)?"$/.test(value) && value.indexOf('"') === value.length - 1;
}
