/**
 * What was translated: the digests of the texts of the first language, as they were when somebody last looked at their
 * translation. A record has the form of the file it is about, with digests in place of texts, and ids in place of
 * numbers, so that moving an entry changes nothing.
 */
import { isRecord } from "../walk.ts";
import { alignLists } from "./align.ts";
import { digestOf, isTranslated, namesOf } from "./texts.ts";

/** An empty text stands for an entry of a list that was never recorded: it keeps the others in their places. */
export type RecordNode = string | readonly RecordNode[] | { readonly [key: string]: RecordNode };

export interface RecordedText {
  /** As in `SourceText`. */
  readonly address: string;
  /** Digest of the text as it is now. */
  readonly now: string;
  /** Digest of the text as it was recorded; `undefined` where it never was. */
  readonly recorded: string | undefined;
}

/** Texts of a file held against its record. */
export interface Comparison {
  readonly texts: readonly RecordedText[];
  /** How many digests the record has for texts that are gone. */
  readonly gone: number;
}

/**
 * Compares.
 *
 * @param source Value of the file in the first language.
 * @param record Its record; `undefined` where there is none.
 */
export function compareWithRecord(source: unknown, record: RecordNode | undefined): Comparison {
  const texts = [...recordedTexts(source, record, [])];
  const used = texts.filter(({ recorded }) => recorded !== undefined).length;
  return { texts, gone: countDigests(record) - used };
}

/**
 * Makes the record anew. What is gone from the file is gone from it as well.
 *
 * @param choose Whether the text at an address is recorded as it is now; the others stay as they were.
 * @returns `undefined` where nothing is left to be kept.
 */
export function renewRecord(
  source: unknown,
  record: RecordNode | undefined,
  choose: (address: string) => boolean,
): RecordNode | undefined {
  return renew(source, record, [], choose);
}

function* recordedTexts(
  source: unknown,
  record: RecordNode | undefined,
  address: readonly string[],
  key?: string | number,
): Generator<RecordedText> {
  if (typeof source === "string") {
    if (!isTranslated(key, source)) return;
    const recorded = typeof record === "string" && record !== "" ? record : undefined;
    yield { address: address.join("."), now: digestOf(source), recorded };
  } else {
    for (const child of childrenOf(source, record)) {
      yield* recordedTexts(child.value, child.record, [...address, child.name], child.key);
    }
  }
}

function renew(
  source: unknown,
  record: RecordNode | undefined,
  address: readonly string[],
  choose: (address: string) => boolean,
  key?: string | number,
): RecordNode | undefined {
  if (typeof source === "string") {
    if (!isTranslated(key, source)) return undefined;
    if (choose(address.join("."))) return digestOf(source);
    return typeof record === "string" && record !== "" ? record : undefined;
  }
  const renewed = childrenOf(source, record).map((child) => ({
    name: child.name,
    node: renew(child.value, child.record, [...address, child.name], choose, child.key),
  }));
  if (renewed.every(({ node }) => node === undefined)) return undefined;
  if (Array.isArray(source) && namesOf(source).length === 0) return renewed.map(({ node }) => node ?? "");
  const kept = renewed.flatMap(({ name, node }): [string, RecordNode][] => (node === undefined ? [] : [[name, node]]));
  // Sorted, so that another order of keys is no change.
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

interface Child {
  readonly name: string;
  readonly key: string | number;
  readonly value: unknown;
  readonly record: RecordNode | undefined;
}

/** Entries of a map or a list with what was recorded for each. */
function childrenOf(source: unknown, record: RecordNode | undefined): Child[] {
  const ofKey = (key: string) =>
    record !== undefined && isMapOfRecords(record) && Object.hasOwn(record, key) ? record[key] : undefined;
  if (isRecord(source)) {
    return Object.entries(source).map(([key, value]) => ({ name: key, key, value, record: ofKey(key) }));
  }
  if (!Array.isArray(source)) return [];
  const names = namesOf(source);
  if (names.length > 0) {
    return source.map((value: unknown, index) => {
      const name = names[index] ?? "";
      return { name, key: index, value, record: ofKey(name) };
    });
  }
  const recorded = isListOfRecords(record) ? record : [];
  const aligned = alignLists(
    recorded.map(digestsIn),
    source.map((entry: unknown) => digestsIn(renew(entry, undefined, [], () => true))),
  );
  return source.map((value: unknown, index) => {
    const old = aligned[index];
    return { name: String(index + 1), key: index, value, record: old === undefined ? undefined : recorded[old] };
  });
}

/** The digests of an entry, each with the key it stands under. */
function digestsIn(node: RecordNode | undefined): ReadonlySet<string> {
  const digests = new Set<string>();
  const walk = (one: RecordNode, key: string) => {
    if (typeof one === "string") {
      if (one !== "") digests.add(`${key}\n${one}`);
    } else if (isListOfRecords(one)) {
      for (const entry of one) walk(entry, key);
    } else {
      for (const [name, entry] of Object.entries(one)) walk(entry, `${key}.${name}`);
    }
  };
  if (node !== undefined) walk(node, "");
  return digests;
}

function countDigests(node: RecordNode | undefined): number {
  if (node === undefined) return 0;
  if (typeof node === "string") return node === "" ? 0 : 1;
  const inner: readonly RecordNode[] = isListOfRecords(node) ? node : Object.values(node);
  return inner.reduce((sum, one) => sum + countDigests(one), 0);
}

function isListOfRecords(node: RecordNode | undefined): node is readonly RecordNode[] {
  return Array.isArray(node);
}

function isMapOfRecords(node: RecordNode): node is { readonly [key: string]: RecordNode } {
  return typeof node === "object" && !Array.isArray(node);
}
