/** Compares the keys and list lengths that schemas leave open: optional keys, entries, lists. */
import { nearest } from "../../core/suggest.ts";
import { isRecord, isSamePath, type Path, type ValuePair, valueAt } from "../../core/value-path.ts";
import { pluralKey } from "../../schema/plural-forms.ts";
import type { ContentFiles } from "../content-files.ts";
import { changedLast } from "../indexes/changes.ts";
import { editionMaps } from "../indexes/ids.ts";
import { hasIssueNear } from "../indexes/reported-issues.ts";
import { counterpartName, type TranslatedPair, translatedPairs } from "../indexes/translated-pairs.ts";
import { isInTypographicQuotes } from "../indexes/typographic-quotes.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) =>
    translatedPairs(files).flatMap((pair) => [
      ...pair.values
        .flatMap((value) => compareValues(files, pair, value))
        .filter(({ id }) => !mayBeMissing(files, pair, id)),
      ...compareQuotes(pair),
    ]),
});

/** A begun language may lack interface strings. */
const mayBeMissing = ({ begun }: ContentFiles, { language, translated }: TranslatedPair, id: Finding["id"]) =>
  id === "translation-differs.missing" && begun.includes(language) && translated.file.endsWith("/ui.yaml");

/** Typographic quotes around a text in one language only were meant as YAML quotes; the page would show them. */
function compareQuotes({ original, translated, texts }: TranslatedPair): Finding[] {
  return texts.flatMap((pair) => {
    const source = { file: original.file, path: pair.originalPath };
    const target = { file: translated.file, path: pair.path };
    const isSourceQuoted = isInTypographicQuotes(original, source.path, pair.original);
    const isTargetQuoted = isInTypographicQuotes(translated, target.path, pair.value);
    if (isSourceQuoted === isTargetQuoted) return [];
    const [other, quoted] = isTargetQuoted ? [source, target] : [target, source];
    const words = (isTargetQuoted ? pair.value : pair.original).slice(1, -1);
    const data = { where: counterpartName(other, quoted) };
    return [{ id: "translation-differs.quotes", data, ...quoted, readings: [words] }];
  });
}

/** A value in one of two languages. */
interface Side {
  readonly file: string;
  readonly path: Path;
  readonly value: unknown;
}

function compareValues(files: ContentFiles, { original, translated }: TranslatedPair, pair: ValuePair): Finding[] {
  const [other, blamed] = changedLast<Side>(
    files,
    { file: original.file, path: pair.originalPath, value: pair.original },
    { file: translated.file, path: pair.path, value: pair.value },
  );
  if ([other, blamed].some(({ file, path }) => hasIssueNear(files, file, path))) return [];
  if (isRecord(other.value) && isRecord(blamed.value)) return compareKeys(files, other, blamed);
  if (!Array.isArray(other.value) || !Array.isArray(blamed.value)) return [];
  const keyCount = ({ file, path }: Side) =>
    Object.keys(valueAt(files.parsed.get(file)?.value, path.slice(0, -1)) ?? {}).length;
  // If the line with a list's key is lost, its entries extend the list above. Only the missing key is reported.
  return keyCount(other) === keyCount(blamed) ? compareLists(other, blamed, other.value, blamed.value) : [];
}

/** A different number of texts is a warning, of anything else an error. */
function compareLists(other: Side, blamed: Side, expected: unknown[], list: unknown[]): Finding[] {
  if (expected.length === list.length) return [];
  // The rule `duplicate` reports repeated entries.
  const hasRepeats = (entries: unknown[]) =>
    new Set(entries.map((entry) => JSON.stringify(entry))).size < entries.length;
  if (hasRepeats(expected) || hasRepeats(list)) return [];
  const hasMore = list.length > expected.length;
  const id = hasMore ? "translation-differs.more-entries" : "translation-differs.fewer-entries";
  const data = { count: list.length, expected: expected.length, where: counterpartName(other, blamed) };
  const isText = [...expected, ...list].every((entry) => typeof entry === "string");
  return [{ id, data, ...keyRefs(other, blamed), severity: isText ? "warning" : "error" }];
}

/** The keys that every language must have. */
function commonKeys(files: ContentFiles, { file, path, value }: Side): string[] {
  // `unknown-reference` compares these with the editions themselves.
  if (editionMaps(files).some((map) => map.file === file && isSamePath(map.path, path))) return [];
  // Plural forms depend on the language.
  return Object.keys(value ?? {}).filter((key) => pluralKey(key) === undefined);
}

function compareKeys(files: ContentFiles, other: Side, blamed: Side): Finding[] {
  const where = counterpartName(other, blamed);
  const [expected, keys] = [commonKeys(files, other), commonKeys(files, blamed)];
  const missing = new Set(expected.filter((key) => !keys.includes(key)));
  const extra = keys.filter((key) => !expected.includes(key));
  const findings = extra.map((key): Finding => {
    const [first] = missing;
    const renamed = nearest(key, [...missing]) ?? (extra.length === 1 && missing.size === 1 ? first : undefined);
    if (renamed === undefined)
      return { id: "translation-differs.extra", data: { key, where }, ...keyRefs(other, blamed, [], [key]) };
    missing.delete(renamed);
    const data = { key, other: renamed, where };
    return {
      id: "translation-differs.renamed",
      data,
      ...keyRefs(other, blamed, [renamed], [key]),
      readings: [renamed],
    };
  });
  return [
    ...findings,
    ...[...missing].map((key): Finding => {
      return { id: "translation-differs.missing", data: { key, where }, ...keyRefs(other, blamed, [key]) };
    }),
  ];
}

/** Points at a key of the blamed value; the other value's key is related. */
function keyRefs(other: Side, blamed: Side, otherPath: Path = [], blamedPath: Path = []) {
  return {
    file: blamed.file,
    path: [...blamed.path, ...blamedPath],
    target: "key",
    related: [{ file: other.file, path: [...other.path, ...otherPath], target: "key" }],
  } as const;
}
