/** What parses as YAML and would not mean what its author thinks: anchors, tags, keys that are no names, lost quotes. */
import { type Document, isAlias, isMap, isScalar, type Node, Scalar, visit, type YAMLMap } from "yaml";
import type { FeatureCause } from "./parse-issue.ts";
import type { Range } from "./source-location.ts";

export interface Restricted {
  readonly cause: FeatureCause;
  readonly range: Range;
  /** The sign, the key or the names of the keys. */
  readonly text?: string;
}

/** Nobody reads more of one file. */
const most = 100;

/** Finds them in a document that parses; one finding a line, in the order of the file. */
export function findRestricted(text: string, document: Document.Parsed): readonly Restricted[] {
  const found: Restricted[] = [];
  const anchors = new Map<string, Range>();
  const aliases = new Map<string, Range>();
  const directive = text.search(/^%/m);
  const hasDirective = document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1;
  if (hasDirective && directive >= 0) found.push({ cause: "beginning", range: [directive, directive + 1], text: "%" });
  visit(document, {
    // A merge key is refused as a key, not once more for its alias.
    Pair: (_key, { key, value }) => (isScalar(key) && key.value === "<<" && isAlias(value) ? visit.SKIP : undefined),
    Node(_key, node) {
      const range = node.range ?? [0, 1];
      if (isAlias(node)) aliases.set(node.source, range);
      else if (node.anchor !== undefined) anchors.set(node.anchor, signBefore(text, range, "&"));
      else if (isTagged(node)) found.push({ cause: "beginning", range: signBefore(text, range, "!"), text: "!" });
      else if (isScalar(node)) found.push(...misread(node, text, range));
      if (isMap(node)) found.push(...restrictedKeys(node, text));
    },
  });
  // Who uses an anchor means it; alone it is a text that begins with the sign.
  const [used] = [...anchors].filter(([name]) => aliases.has(name));
  if (used !== undefined) found.push({ cause: "anchor", range: used[1], text: used[0] });
  else if (!found.some(({ text: key }) => key === "<<")) {
    for (const [, range] of anchors) found.push({ cause: "beginning", range, text: "&" });
    for (const [, range] of aliases) found.push({ cause: "beginning", range, text: "*" });
  }
  const lineOf = ({ range }: Restricted) => text.lastIndexOf("\n", range[0] - 1);
  const isFirst = (each: Restricted) => found.find((other) => lineOf(other) === lineOf(each)) === each;
  return found.filter(isFirst).slice(0, most);
}

/** The sign in front of a value: the parser keeps only the place of the value itself. */
function signBefore(text: string, range: Range, sign: string): Range {
  let start = text.lastIndexOf(sign, range[0]);
  while (text[start - 1] === sign) start -= 1;
  return [start, start + 1];
}

/** Maps and lists have a tag that nobody wrote. */
function isTagged(node: Node): boolean {
  return node.tag !== undefined && (isScalar(node) || !/^tag:yaml\.org,2002:(?:map|seq)$/.test(node.tag));
}

function restrictedKeys(map: YAMLMap<unknown, unknown>, text: string): readonly Restricted[] {
  const found: Restricted[] = [];
  const seen = new Set<string>();
  const again = new Map<string, Range>();
  for (const { key } of map.items) {
    const range = (isScalar(key) || isMap(key) ? key.range : map.range) ?? [0, 1];
    if (!isScalar(key)) found.push({ cause: "bad-key", range, text: text[range[0]] ?? "" });
    else if (key.value === null && key.source === "") found.push(noKey(text, range[0]));
    else if (typeof key.value !== "string" || ["", "<<", "__proto__"].includes(key.value)) {
      found.push({ cause: "bad-key", range, text: String(key.value ?? "") });
    } else if (seen.has(key.value)) again.set(key.value, again.get(key.value) ?? range);
    else seen.add(key.value);
  }
  const [first] = again.values();
  return first === undefined
    ? found
    : [...found, { cause: "key-twice", range: first, text: [...again.keys()].join(", ") }];
}

/** A colon with nothing in front of it, mostly behind a text that begins with a bracket: `title: {brand}: free`. */
function noKey(text: string, colon: number): Restricted {
  const start = text.lastIndexOf("\n", colon) + 1;
  const [before = "", sign] = /^\s*(?:- +)?(?:[\w-]+:\s+)?([{[])/.exec(text.slice(start, colon)) ?? [];
  if (sign === undefined) return { cause: "no-key", range: [colon, colon + 1] };
  const bracket = start + before.length - 1;
  return { cause: "beginning", range: [bracket, bracket + 1], text: sign };
}

/** A text that swallowed the list entry below it, lost its first quote, or is cut off by `#`. */
function misread(node: Scalar, text: string, [start, end]: Range): readonly Restricted[] {
  if (node.type !== Scalar.PLAIN || typeof node.value !== "string") return [];
  const entry = text.slice(start, end).search(/(?<=\n[ \t]*)-[ \t]/);
  if (entry >= 0) return [{ cause: "swallowed-entry", range: [start + entry, start + entry + 1] }];
  // Behind a number of its own a quote at the end stands for inches.
  const isUnopened = /^[^"]*\S"$/.test(node.value) && !/\s\d+(?:[.,]\d+)?"$/.test(node.value);
  if (isUnopened) return [{ cause: "unopened-quote", range: [end - 1, end] }];
  // A comment has a space behind its sign; a number has none.
  const [spaces] = /^[ \t]+(?=#\d)/.exec(text.slice(end)) ?? [];
  const hash = end + (spaces ?? "").length;
  return spaces === undefined || !/\p{L}/u.test(node.value) ? [] : [{ cause: "comment", range: [hash, hash + 1] }];
}
