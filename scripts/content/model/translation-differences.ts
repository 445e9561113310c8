/**
 * Every language has the same keys, ids and list lengths as the first one. Schemas hold most keys; this is about those
 * that they leave open: optional keys, lists, records.
 */
import type { SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import { nearest } from "../core/suggest.ts";
import { idsIn, isDistinct, isRecord, type Path, pairEntries } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { pluralKey } from "../schema/plural-forms.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { isOfEditions } from "./edition-entries.ts";
import { isNamedByFacts } from "./id-references.ts";
import { hasFlawedEntries, hasFlawedKeys } from "./issue-lookup.ts";
import { firstMoved } from "./list-order.ts";
import { isInTypographicQuotes } from "./typographic-quotes.ts";
import { explainUneven } from "./uneven-lists.ts";

export interface TranslationDifference {
  readonly kind:
    | "quotes"
    | "other-key"
    | "extra-key"
    | "missing-key"
    | "copied-entry"
    | "lost-hyphen"
    | "other-length"
    | "other-order"
    | "other-id"
    | "extra-entry"
    | "missing-entry"
    | "moved-entry";
  readonly place: SourceLocation;
  readonly path: Path;
  readonly related: readonly SourceLocation[];
  /** The file that it is compared with. */
  readonly file: string;
  /** The key, the id or the number of entries in both languages, as far as there is one. */
  readonly here: string;
  readonly there: string;
}

/** Two files that are translations of each other. */
export interface TranslatedPair {
  readonly original: ParsedFile;
  readonly translated: ParsedFile;
}

/** The files of the first language with those of each other. */
export const translatedPairs = memo((files: ContentFiles): readonly TranslatedPair[] => {
  const [source, ...others] = files.languages;
  return [...files.parsed.values()].flatMap((original) => {
    if (source === undefined || !original.file.startsWith(`${source}/`)) return [];
    return others.flatMap((language) => {
      const translated = files.parsed.get(language + original.file.slice(source.length));
      return translated === undefined ? [] : [{ original, translated }];
    });
  });
});

/** How the files of the other languages differ from those of the first one. */
export const translationDifferences = memo((files: ContentFiles): readonly TranslationDifference[] =>
  translatedPairs(files).flatMap(({ original, translated }) =>
    compare(
      { files, original, translated },
      { value: original.value, path: [] },
      { value: translated.value, path: [] },
    ),
  ),
);

interface Pair extends TranslatedPair {
  readonly files: ContentFiles;
}

/** A value in one of two files. The paths differ if entries with ids are in another order. */
interface Side<Value = unknown> {
  readonly value: Value;
  readonly path: Path;
}

function compare(pair: Pair, there: Side, here: Side): TranslationDifference[] {
  const [a, b] = [there.value, here.value];
  const below = (inOriginal: string | number, inTranslation: string | number, from: unknown, to: unknown) =>
    compare(
      pair,
      { value: from, path: [...there.path, inOriginal] },
      { value: to, path: [...here.path, inTranslation] },
    );
  if (Array.isArray(a) && Array.isArray(b)) {
    return [
      ...compareLists(pair, { ...there, value: a }, { ...here, value: b }),
      ...pairEntries(a, b).flatMap(([from, to]) => below(from, to, a[from], b[to])),
    ];
  }
  if (typeof a === "string" && typeof b === "string") {
    return compareQuotes(pair, { ...there, value: a }, { ...here, value: b });
  }
  if (!isRecord(a) || !isRecord(b)) return [];
  const common = Object.keys(a).filter((key) => Object.hasOwn(b, key) && !swallowed(key, a, b));
  return [
    ...compareKeys(pair, { ...there, value: Object.keys(a) }, { ...here, value: Object.keys(b) }),
    ...common.flatMap((key) => below(key, key, a[key], b[key])),
  ];
}

/** Quotes of a text processor around a text in one language only: they were meant for YAML and would be shown. */
function compareQuotes({ original, translated }: Pair, a: Side<string>, b: Side<string>): TranslationDifference[] {
  const isThere = isInTypographicQuotes(original, a.path, a.value);
  const isHere = isInTypographicQuotes(translated, b.path, b.value);
  if (isThere === isHere) return [];
  const [parsed, { path }, other] = isHere ? [translated, b, original] : [original, a, translated];
  return [{ kind: "quotes", place: locate(parsed, path), path, related: [], file: other.file, here: "", there: "" }];
}

/** A list that is longer by exactly the entries of one that is missing: only the line of its key was lost. */
function swallowed(key: string, a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  const difference = lengthOf(b[key]) - lengthOf(a[key]);
  const [has, lacks] = difference > 0 ? [a, b] : [b, a];
  const lost = Object.keys(has).filter((other) => !Object.hasOwn(lacks, other));
  return difference !== 0 && lost.some((other) => lengthOf(has[other]) === Math.abs(difference));
}

function compareKeys(pair: Pair, a: Side<string[]>, b: Side<string[]>): TranslationDifference[] {
  const { files, original, translated } = pair;
  const name = original.file.slice(original.file.indexOf("/") + 1);
  if (hasFlawedKeys(files, original.file, a.path) || hasFlawedKeys(files, translated.file, b.path)) return [];
  if (isNamedByFacts(files, name, b.path) || isOfEditions(files, name, b.path)) return [];
  // Languages have different plural forms of the same string. Which ones they need is a rule of its own.
  const isOwn = (key: string) => name === "ui.yaml" && pluralKey(key) !== undefined;
  const missing = new Set(a.value.filter((key) => !b.value.includes(key) && !isOwn(key)));
  const extra = b.value.filter((key) => !a.value.includes(key) && !isOwn(key));
  return [
    ...extra.map((key) => {
      const meant = nearest(key, [...missing]);
      if (meant === undefined) return difference(pair, "extra-key", [...b.path, key], a.path, { here: key });
      missing.delete(meant);
      return difference(pair, "other-key", [...b.path, key], [...a.path, meant], { here: key, there: meant });
    }),
    ...[...missing].map((key) => difference(pair, "missing-key", b.path, [...a.path, key], { there: key })),
  ];
}

function compareLists(pair: Pair, a: Side<unknown[]>, b: Side<unknown[]>): TranslationDifference[] {
  const { files, original, translated } = pair;
  if (hasFlawedEntries(files, original.file, a.path) || hasFlawedEntries(files, translated.file, b.path)) return [];
  const idsThere = idsIn(a.value);
  const idsHere = idsIn(b.value);
  if (idsThere !== undefined && idsHere !== undefined) {
    // Ids that are there twice are reported as such; nothing can be compared by them.
    if (!isDistinct(idsThere) || !isDistinct(idsHere)) return [];
    return compareIds(pair, { ...a, value: idsThere }, { ...b, value: idsHere });
  }
  const moved = firstMoved(a.value, b.value);
  if (moved !== undefined) {
    return [difference(pair, "other-order", [...b.path, moved], [...a.path, moved], { isValue: true })];
  }
  if (a.value.length === b.value.length) return [];
  const known = explainUneven(
    { parsed: original, path: a.path, list: a.value },
    { parsed: translated, path: b.path, list: b.value },
  );
  if (known !== undefined) return [{ ...known, here: "", there: "" }];
  const lengths = { here: String(b.value.length), there: String(a.value.length) };
  return [difference(pair, "other-length", b.path, a.path, lengths)];
}

/** Ids are addresses: links to them must work in every language. */
function compareIds(pair: Pair, a: Side<string[]>, b: Side<string[]>): TranslationDifference[] {
  const missing = new Set(a.value.filter((id) => !b.value.includes(id)));
  const found = b.value.flatMap((id, index): TranslationDifference[] => {
    if (a.value.includes(id)) return [];
    const path = [...b.path, index, "id"];
    const inSamePlace = a.value.length === b.value.length ? a.value[index] : undefined;
    const meant = inSamePlace !== undefined && missing.has(inSamePlace) ? inSamePlace : nearest(id, [...missing]);
    if (meant === undefined) return [difference(pair, "extra-entry", path, a.path, { here: id, isValue: true })];
    missing.delete(meant);
    const original = [...a.path, a.value.indexOf(meant), "id"];
    return [difference(pair, "other-id", path, original, { here: id, there: meant, isValue: true })];
  });
  for (const id of missing) {
    found.push(difference(pair, "missing-entry", b.path, [...a.path, a.value.indexOf(id), "id"], { there: id }));
  }
  const moved = b.value.findIndex((id, index) => id !== a.value[index]);
  if (found.length > 0 || moved < 0) return found;
  const there = a.value[moved] ?? "";
  const paths = [
    [...b.path, moved, "id"],
    [...a.path, moved, "id"],
  ] as const;
  return [difference(pair, "moved-entry", ...paths, { there, isValue: true })];
}

function difference(
  { original, translated }: Pair,
  kind: TranslationDifference["kind"],
  path: Path,
  pathThere: Path,
  { here = "", there = "", isValue = false },
): TranslationDifference {
  const place = locate(translated, path, isValue ? "value" : "key");
  return { kind, place, path, related: [locate(original, pathThere, "key")], file: original.file, here, there };
}
