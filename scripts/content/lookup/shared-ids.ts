/** Ids in files, and the maps that have an entry for each edition. */
import { memo } from "../core/memo.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../model/content-files.ts";

export interface PlacedId {
  readonly id: string;
  readonly path: Path;
  /** Whether it is the key or the value at the path. */
  readonly target: "key" | "value";
}

export function editionIds(facts: unknown): PlacedId[] {
  return keysIn(facts, ["editions"]);
}

/** Editions that have instructions for setting them up. */
export function setupIds(facts: unknown): PlacedId[] {
  return editionIds(facts).filter(({ path }) => valueAt(facts, [...path, "setup"]) !== undefined);
}

/** Editions that say something about their update. */
export function updateIds(facts: unknown): PlacedId[] {
  return editionIds(facts).filter(({ path }) =>
    Object.values(valueAt(facts, path) ?? {}).some((words) => isRecord(words) && Object.hasOwn(words, "update")),
  );
}

/** The ids of a list. */
export function listedIn(facts: unknown, list: string): PlacedId[] {
  const entries = valueAt(facts, [list]);
  return Array.isArray(entries) ? entries.flatMap((_entry, index) => idAt(facts, [list, index])) : [];
}

/** One id, or none if there is something else. */
export function idAt(facts: unknown, path: Path): PlacedId[] {
  const id = valueAt(facts, path);
  return typeof id === "string" ? [{ id, path, target: "value" }] : [];
}

/** The keys of a record. */
export function keysIn(facts: unknown, at: Path): PlacedId[] {
  const record = valueAt(facts, at);
  return isRecord(record) ? Object.keys(record).map((id) => ({ id, path: [...at, id], target: "key" })) : [];
}

/** A map with an entry for each edition. */
interface EditionMap {
  readonly file: string;
  readonly path: Path;
  readonly keys: readonly string[];
}

/** The maps of a content folder, as far as they can be read. */
export const editionMaps = memo((files: ContentFiles): readonly EditionMap[] => {
  const valueIn = (file: string) => files.parsed.get(file)?.value;
  const rows = keysIn(valueIn("editions.yaml"), ["comparison", "rows"]);
  const downloads = [...files.parsed.keys()].filter((file) => /^plugins\/|^[^/]+\/notes\.yaml$/.test(file));
  const places: { readonly file: string; readonly path: Path }[] = [
    ...rows.map(({ path }) => ({ file: "editions.yaml", path: [...path, "cells"] })),
    { file: "downloads.yaml", path: ["editions"] },
    ...downloads.map((file) => ({ file, path: ["downloads"] })),
  ];
  return places.flatMap(({ file, path }) => {
    const map = valueAt(valueIn(file), path);
    return isRecord(map) ? [{ file, path, keys: Object.keys(map) }] : [];
  });
});
