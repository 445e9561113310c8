/** What parses as YAML and would not mean what its author thinks: anchors, tags, keys that are no names, lost quotes. */
import { type Document, isAlias, isCollection, isMap, isScalar, type Node, Scalar, visit, type YAMLMap } from "yaml";
import { hints } from "../core/hints.ts";
import type { Range } from "./source-location.ts";
import { lineAt, missingSpace, type YamlFault } from "./syntax-errors.ts";

/** Nobody reads more of one file. */
const most = 100;

/** Finds them in a document that parses; one finding a line, in the order of the file. */
export function findRestricted(text: string, document: Document.Parsed): readonly YamlFault[] {
  const found: YamlFault[] = [];
  const directive = text.search(/^%/m);
  const hasDirective = document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1;
  if (hasDirective && directive >= 0) found.push({ ...beginning("%", directive), hint: hints.deleteLine });
  visit(document, {
    Node(_key, node) {
      const range = node.range ?? [0, 1];
      if (isAlias(node)) found.push(beginning("*", range[0]));
      else if (node.anchor !== undefined) found.push(anchor(node, signBefore(text, range, "&")));
      else if (isTagged(node)) found.push(beginning("!", signBefore(text, range, "!")));
      else if (isScalar(node)) found.push(...misread(node, text, range));
      if (isMap(node)) found.push(...restrictedKeys(node, text));
    },
  });
  const lineOf = ({ range }: YamlFault) => text.lastIndexOf("\n", range[0] - 1);
  const isFirst = (each: YamlFault) => found.find((other) => lineOf(other) === lineOf(each)) === each;
  return found.filter(isFirst).slice(0, most);
}

function beginning(sign: string, start: number): YamlFault {
  return { range: [start, start + 1], message: hints.cannotBegin(sign), hint: hints.quoteIt };
}

/** In front of an entry nobody meant the sign as text. */
function anchor(node: Node, start: number): YamlFault {
  const hint = { en: "Delete it, with the name behind it", de: "Löschen Sie es, mit dem Namen dahinter" };
  return isScalar(node) ? beginning("&", start) : { ...beginning("&", start), hint };
}

/** The sign in front of a value: the parser keeps only the place of the value itself. */
function signBefore(text: string, range: Range, sign: string): number {
  let start = text.lastIndexOf(sign, range[0]);
  while (text[start - 1] === sign) start -= 1;
  return start;
}

/** Maps and lists have a tag that nobody wrote. */
function isTagged(node: Node): boolean {
  return node.tag !== undefined && (isScalar(node) || !/^tag:yaml\.org,2002:(?:map|seq)$/.test(node.tag));
}

function restrictedKeys(map: YAMLMap<unknown, unknown>, text: string): readonly YamlFault[] {
  const found: YamlFault[] = [];
  const seen = new Map<string, Range>();
  const again = new Map<string, { range: Range; isLong: boolean }>();
  for (const { key, value } of map.items) {
    const range = (isScalar(key) || isMap(key) ? key.range : map.range) ?? [0, 1];
    if (isScalar(key) && key.value === null && key.source === "") found.push(noKey(range[0]));
    else if (!isScalar(key) || typeof key.value !== "string" || ["", "<<", "__proto__"].includes(key.value)) {
      found.push(badKey(isScalar(key) ? String(key.value) : (text[range[0]] ?? ""), range));
    } else if (seen.has(key.value))
      again.set(key.value, again.get(key.value) ?? { range, isLong: isCollection(value) });
    else seen.set(key.value, range);
  }
  const [first] = again;
  if (first === undefined) return found;
  const line = text.slice(0, seen.get(first[0])?.[0]).split("\n").length;
  return [...found, keyTwice([...again.keys()], line, first[1])];
}

function noKey(colon: number): YamlFault {
  const message = { en: "There is no key in front of this colon", de: "Vor diesem Doppelpunkt steht kein Schlüssel" };
  const hint = {
    en: "Write one, or put the text into quotes",
    de: "Schreiben Sie einen, oder den Text in Anführungszeichen",
  };
  return { range: [colon, colon + 1], message, hint };
}

function badKey(key: string, range: Range): YamlFault {
  const message = { en: `"${key}" cannot be used as a key`, de: `„${key}“ kann kein Schlüssel sein` };
  const name = { en: "Use a plain name made of letters", de: "Nehmen Sie einen einfachen Namen aus Buchstaben" };
  return { range, message, hint: key === "<<" || key === "__proto__" ? hints.deleteLine : name };
}

/** Several keys: mostly the line that begins the next entry is missing. */
function keyTwice(
  keys: readonly string[],
  line: number,
  { range, isLong }: { range: Range; isLong: boolean },
): YamlFault {
  const names = keys.join(", ");
  const message = {
    en: `Twice in the same entry: ${names} (also in line ${line})`,
    de: `Zweimal im selben Eintrag: ${names} (auch in Zeile ${line})`,
  };
  const oneLine = {
    en: "Keep one of the two lines; if a new entry begins here, write its first line in front",
    de: "Behalten Sie eine der beiden Zeilen; wenn hier ein neuer Eintrag beginnt, fehlt davor seine erste Zeile",
  };
  const lines = {
    en: "Keep one of the two, and delete the other with the lines below that belong to it",
    de: "Behalten Sie eines von beiden, und löschen Sie das andere samt den Zeilen darunter, die dazugehören",
  };
  return { range, message, hint: isLong ? lines : oneLine };
}

/** A text that swallowed the list entry below it, lost its first quote, or is cut off by `#`. */
function misread(node: Scalar, text: string, [start, end]: Range): readonly YamlFault[] {
  if (node.type !== Scalar.PLAIN || typeof node.value !== "string") return [];
  const entry = text.slice(start, end).search(/(?<=\n[ \t]*)-[ \t]/);
  if (entry >= 0 && node.value.startsWith("-")) return [missingSpace(lineAt(text, start))];
  if (entry >= 0) {
    const message = { en: "This entry is part of the text above", de: "Dieser Eintrag ist Teil des Textes darüber" };
    const hint = {
      en: "Indent it like the other entries; if it is no entry, put the whole text into quotes",
      de: "Rücken Sie ihn ein wie die anderen Einträge; ist es keiner, setzen Sie den ganzen Text in Anführungszeichen",
    };
    return [{ range: [start + entry, start + entry + 1], message, hint }];
  }
  // Behind a number of its own a quote at the end stands for inches.
  if (/^[^"]*\S"$/.test(node.value) && !/\s\d+(?:[.,]\d+)?"$/.test(node.value)) {
    const message = { en: "This quote was never opened", de: "Dieses Anführungszeichen wurde nie geöffnet" };
    const hint = { en: "Begin the text with one, or delete it", de: "Schreiben Sie eines davor, oder löschen Sie es" };
    return [{ range: [end - 1, end], message, hint }];
  }
  // A comment has a space behind its sign; a number has none, nor has a word with a sign in a sentence.
  const hidden = node.value.includes(" ") ? /^[ \t]+(?=#[\p{L}\d])/u : /^[ \t]+(?=#\d)/;
  const [spaces] = hidden.exec(text.slice(end)) ?? [];
  if (spaces === undefined || !/\p{L}/u.test(node.value)) return [];
  const hash = end + spaces.length;
  const message = { en: "What is behind # is not shown", de: "Was hinter # steht, wird nicht gezeigt" };
  return [{ range: [hash, hash + 1], message, hint: hints.quoteIt }];
}
