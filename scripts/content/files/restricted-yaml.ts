/** YAML that parses but doesn't mean what its author thinks: anchors, tags, non-string keys, lost quotes. */
import { type Document, isAlias, isCollection, isMap, isScalar, type Node, Scalar, visit, type YAMLMap } from "yaml";
import { lineAt, lineRange } from "./lines.ts";
import type { Range } from "./source-location.ts";
import { bullet, missingSpace, type YamlFinding } from "./syntax-errors.ts";

/** Nobody reads more findings per file. */
const maxFindings = 100;

/** Checks a document without syntax errors. Returns at most one finding per line, in file order. */
export function findRestricted(text: string, document: Document.Parsed): readonly YamlFinding[] {
  const findings: YamlFinding[] = [];
  const directive = text.search(/^%/m);
  const hasDirective = document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1;
  if (hasDirective && directive >= 0)
    findings.push({ range: [directive, directive + 1], id: "yaml-feature.directive" });
  visit(document, {
    Node(_key, node) {
      const range = node.range ?? [0, 1];
      if (isAlias(node)) findings.push(indicator("*", range[0]));
      else if (node.anchor !== undefined) findings.push(anchor(node, indicatorBefore(text, range, "&")));
      else if (isTagged(node)) findings.push(indicator("!", indicatorBefore(text, range, "!")));
      else if (isScalar(node)) findings.push(...misreadScalar(node, text, range));
      if (isMap(node)) findings.push(...restrictedKeys(node, text));
    },
  });
  const byLine = new Map<number, YamlFinding>();
  for (const finding of findings) {
    const line = text.lastIndexOf("\n", finding.range[0] - 1);
    if (!byLine.has(line)) byLine.set(line, finding);
  }
  return [...byLine.values()].slice(0, maxFindings);
}

function indicator(sign: string, start: number): YamlFinding {
  return { range: [start, start + 1], id: "yaml-feature.beginning", data: { sign } };
}

/** Before a map or list the sign can't have been meant as text. */
function anchor(node: Node, start: number): YamlFinding {
  return isScalar(node) ? indicator("&", start) : { range: [start, start + 1], id: "yaml-feature.anchor" };
}

/** The offset of the sign before a value; the parser keeps only the range of the value. */
function indicatorBefore(text: string, range: Range, sign: string): number {
  let start = text.lastIndexOf(sign, range[0]);
  while (text[start - 1] === sign) start -= 1;
  return start;
}

/** True for explicit tags. The parser sets the implicit tags of maps and lists. */
function isTagged(node: Node): boolean {
  return node.tag !== undefined && (isScalar(node) || !/^tag:yaml\.org,2002:(?:map|seq)$/.test(node.tag));
}

function restrictedKeys(map: YAMLMap<unknown, unknown>, text: string): readonly YamlFinding[] {
  const findings: YamlFinding[] = [];
  const firsts = new Map<string, number>();
  const duplicates = new Map<string, { first: number; second: number }>();
  for (const [index, { key }] of map.items.entries()) {
    const name = isScalar(key) && typeof key.value === "string" ? key.value : undefined;
    const first = firsts.get(name ?? "");
    if (name === undefined || ["", "<<", "__proto__"].includes(name))
      findings.push(badKey(key, keyRange(map, index), text));
    else if (first === undefined) firsts.set(name, index);
    else if (!duplicates.has(name)) duplicates.set(name, { first, second: index });
  }
  const [duplicate] = duplicates.values();
  if (duplicate === undefined) return findings;
  const { first, second } = duplicate;
  const misplaced = misplacedKey(map, first, second);
  if (misplaced !== undefined) return [...findings, { range: keyRange(map, misplaced), id: "yaml-syntax.indentation" }];
  // A duplicate map or list usually means that the line which begins the next entry is missing.
  const id = isCollection(map.items[second]?.value) ? "yaml-feature.twice-entry" : "yaml-feature.twice";
  const [range, related] = [keyRange(map, second), keyRange(map, first)];
  return [...findings, { range, related, id, data: { names: [...duplicates.keys()] } }];
}

function keyRange(map: YAMLMap<unknown, unknown>, index: number): Range {
  const key = map.items[index]?.key;
  return (isScalar(key) || isMap(key) ? key.range : map.range) ?? [0, 1];
}

/**
 * The index of the key whose indentation made keys equal. The last key without a value is the one of an entry: after the
 * first of them, it is indented too far; before it, its fields aren't far enough. `undefined` if all keys have values.
 */
function misplacedKey({ items }: YAMLMap<unknown, unknown>, first: number, second: number): number | undefined {
  const empty = items.slice(0, second).findLastIndex(({ value }) => isUnwritten(value));
  if (empty < 0) return undefined;
  return empty > first ? empty : empty + 1;
}

/** True for a missing key or value; false for a quoted empty text. */
function isUnwritten(node: unknown): boolean {
  return isScalar(node) && node.value === null && node.source === "";
}

function badKey(key: unknown, range: Range, text: string): YamlFinding {
  if (isUnwritten(key)) {
    return { range: [range[0], range[0] + 1], id: "yaml-feature.no-key" };
  }
  const name = isScalar(key) ? String(key.value) : (text[range[0]] ?? "");
  const id = name === "<<" || name === "__proto__" ? "yaml-feature.reserved-key" : "yaml-feature.bad-key";
  return { range, id, data: { key: name } };
}

/** Plain text that swallowed the list entry below it, lost its opening quote, or is cut off by `#`. */
function misreadScalar(node: Scalar, text: string, [start, end]: Range): readonly YamlFinding[] {
  if (node.type !== Scalar.PLAIN || typeof node.value !== "string") return [];
  const hyphen = text.slice(start, end).search(/(?<=\n[ \t]*)-[ \t]/);
  if (hyphen >= 0) {
    if (node.value.startsWith("-")) return [missingSpace(lineAt(text, start))];
    if (bullet.test(node.value)) return [{ range: [start, start + 1], id: "yaml-syntax.bullet" }];
    const own = lineAt(text, start);
    // Levels are two columns apart.
    if (own.indent % 2 === 1) return [{ range: lineRange(own), id: "yaml-syntax.indentation" }];
    return [{ range: [start + hyphen, start + hyphen + 1], id: "yaml-feature.swallowed" }];
  }
  // A final quote after a number stands for inches.
  if (/^[^"]*\S"$/.test(node.value) && !/\s\d+(?:[.,]\d+)?"$/.test(node.value)) {
    return [{ range: [end - 1, end], id: "yaml-feature.quote" }];
  }
  // A real comment has a space after `#`. `#1` is text anywhere, `#tag` only within a sentence.
  const pattern = node.value.includes(" ") ? /^[ \t]+(?=#[\p{L}\d])/u : /^[ \t]+(?=#\d)/;
  const [spaces] = pattern.exec(text.slice(end)) ?? [];
  if (spaces === undefined || !/\p{L}/u.test(node.value)) return [];
  const hash = end + spaces.length;
  return [{ range: [hash, hash + 1], id: "yaml-feature.comment" }];
}
