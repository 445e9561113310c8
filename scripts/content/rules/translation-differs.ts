/** Schemas hold most keys; this is about those that they leave open: optional keys, entries, lists. */
import { nearest } from "../core/suggest.ts";
import { type ValuePair, isDistinct, isRecord, isSamePath, type Path, valueAt } from "../core/value-path.ts";
import { changedLast } from "../lookup/changes.ts";
import { editionMaps } from "../lookup/shared-ids.ts";
import { type TranslatedPair, translatedPairs, whereBeside } from "../lookup/translated-pairs.ts";
import { isInTypographicQuotes } from "../lookup/typographic-quotes.ts";
import { hasIssueNear } from "../lookup/value-issues.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { pluralKey } from "../schema/plural-forms.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) =>
    translatedPairs(files).flatMap((pair) => [
      ...pair.values.flatMap((value) => compareEntries(files, pair, value)),
      ...compareQuotes(pair),
    ]),
});

/** Quotes around a text in one language only were meant for YAML and would be shown. */
function compareQuotes({ original, translated, texts }: TranslatedPair): Finding[] {
  return texts.flatMap((pair) => {
    const isThere = isInTypographicQuotes(original, pair.originalPath, pair.original);
    const isHere = isInTypographicQuotes(translated, pair.path, pair.value);
    if (isThere === isHere) return [];
    const there = { file: original.file, path: pair.originalPath };
    const here = { file: translated.file, path: pair.path };
    const [quoted, other] = isHere ? [here, there] : [there, here];
    return [{ id: "translation-differs.quotes", data: { where: whereBeside(other, quoted) }, ...quoted }];
  });
}

/** A value in one of two languages. */
interface Side {
  readonly file: string;
  readonly path: Path;
  readonly value: unknown;
}

function compareEntries(files: ContentFiles, { original, translated }: TranslatedPair, pair: ValuePair): Finding[] {
  const [there, here] = changedLast<Side>(
    files,
    { file: original.file, path: pair.originalPath, value: pair.original },
    { file: translated.file, path: pair.path, value: pair.value },
  );
  if ([there, here].some(({ file, path }) => hasIssueNear(files, file, path))) return [];
  if (Array.isArray(there.value) && Array.isArray(here.value)) {
    const [beside, besideHere] = [there, here].map(({ file, path }) =>
      Object.keys(valueAt(files.parsed.get(file)?.value, path.slice(0, -1)) ?? {}),
    );
    // If the line of a list is gone, its entries are in the one above: there are not too many as well.
    return beside?.length === besideHere?.length ? compareLists(there, here) : [];
  }
  return isRecord(there.value) && isRecord(here.value) ? compareKeys(files, there, here) : [];
}

/** Texts may be told in fewer points in another language; rows and steps may not. */
function compareLists(there: Side, here: Side): Finding[] {
  const lists = [there, here].map(({ value }) => Object.values(value ?? {}));
  const [original = [], list = []] = lists;
  if (original.length === list.length) return [];
  // What is there twice is reported as that.
  if (lists.some((entries) => !isDistinct(entries.map((entry) => JSON.stringify(entry))))) return [];
  const hasMore = list.length > original.length;
  const id = hasMore ? "translation-differs.more-entries" : "translation-differs.fewer-entries";
  const data = { count: list.length, expected: original.length, where: whereBeside(there, here) };
  const isText = lists.flat().every((entry) => typeof entry === "string");
  return [{ id, data, ...at(there, here), severity: isText ? "warning" : "error" }];
}

/** The keys that every language has to have. */
function keysIn(files: ContentFiles, { file, path, value }: Side): string[] {
  // Compared with the editions themselves.
  if (editionMaps(files).some((map) => map.file === file && isSamePath(map.path, path))) return [];
  // Each language has plural forms of its own.
  return Object.keys(value ?? {}).filter((key) => pluralKey(key) === undefined);
}

function compareKeys(files: ContentFiles, there: Side, here: Side): Finding[] {
  const where = whereBeside(there, here);
  const [expected = [], keys = []] = [there, here].map((side) => keysIn(files, side));
  const missing = new Set(expected.filter((key) => !keys.includes(key)));
  const extra = keys.filter((key) => !expected.includes(key));
  const found = extra.map((key): Finding => {
    const [only] = missing;
    const meant = nearest(key, [...missing]) ?? (extra.length === 1 && missing.size === 1 ? only : undefined);
    if (meant === undefined)
      return { id: "translation-differs.extra", data: { key, where }, ...at(there, here, [], [key]) };
    missing.delete(meant);
    const data = { key, other: meant, where };
    return { id: "translation-differs.renamed", data, ...at(there, here, [meant], [key]) };
  });
  const lacking = [...missing].map((key): Finding => {
    return { id: "translation-differs.missing", data: { key, where }, ...at(there, here, [key]) };
  });
  return [...found, ...lacking];
}

/** The key in this language, and the related one in the other. @param inside Paths within the two values. */
function at(there: Side, here: Side, insideThere: Path = [], inside: Path = []) {
  return {
    file: here.file,
    path: [...here.path, ...inside],
    target: "key",
    related: [{ file: there.file, path: [...there.path, ...insideThere], target: "key" }],
  } as const;
}
