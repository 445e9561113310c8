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
import { hints } from "./messages/hints.ts";
import type { Sentence } from "./messages/sentence.ts";
import { surpriseMessages as said } from "./messages/surprises.ts";
import { syntaxMessages } from "./messages/syntax.ts";
import { placeOfRange } from "./position.ts";
import { type Problem, problem } from "./problem.ts";

type Range = readonly [number, number, ...number[]];
type Report = (range: Range, message: Sentence, hint: Sentence, related?: readonly Range[]) => void;

/** Problems of a document that parses and would still not mean what its author thinks. */
export function findSurprises(file: string, text: string, lines: LineCounter, document: Document.Parsed): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (range, message, hint, related = []) => {
    const places = related.map((other) => placeOfRange(file, lines, other));
    problems.push(problem(placeOfRange(file, lines, range), "yaml-feature", message, hint, { related: places }));
  };
  if (document.directives.yaml.explicit === true) report([0, 1], syntaxMessages.percent, hints.deleteLine);
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
      else if (isScalar(node) && problems.length === 0) reportMisread(node, text, report);
      if (isMap(node)) reportKeys(node, report);
    },
  });
  for (const [name, ranges] of aliases) {
    if (anchors.has(name)) continue;
    for (const range of ranges) report(range, syntaxMessages.badBeginning("*"), hints.quoteIt);
  }
  for (const [name, range] of anchors) {
    const uses = aliases.get(name) ?? [];
    if (uses.length > 0) {
      report(range, said.anchor(name), said.writeOut, uses);
    } else if (!merged) {
      report(range, syntaxMessages.badBeginning("&"), hints.quoteIt);
    }
  }
  return problems;
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

function reportKeys(map: YAMLMap<unknown, unknown>, report: Report): void {
  const seen = new Map<string, Range>();
  const again: { name: string; range: Range; first: Range }[] = [];
  for (const { key } of map.items) {
    if (!isScalar(key)) {
      report(isMap(key) ? rangeOf(key) : rangeOf(map), said.keyBracket, said.quoteKey);
      continue;
    }
    const range = rangeOf(key);
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

/** A text that swallowed the list entries below it, or that lost its first quote. */
function reportMisread(node: Scalar, text: string, report: Report): void {
  if (node.type !== Scalar.PLAIN || typeof node.value !== "string") return;
  const [start, end] = rangeOf(node);
  const entry = /\n[ \t]*(-[ \t])/.exec(text.slice(start, end));
  if (entry !== null) {
    const at = start + entry.index + entry[0].indexOf("-");
    report([at, at + 1], said.swallowedEntry, said.indentEntry);
  } else if (/[^\d\s]"$|^\d+"$/.test(node.value) && node.value.indexOf('"') === node.value.length - 1) {
    report([end - 1, end], said.unopenedQuote, said.openQuote);
  }
}
