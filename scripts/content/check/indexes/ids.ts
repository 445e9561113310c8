/** Ids in files, and the maps that have an entry for each edition. */
import { memo } from "../../core/memo.ts";
import { isRecord, type Path, valueAt } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";

export interface LocatedId {
  readonly id: string;
  readonly path: Path;
  /** Whether the id is the key or the value at the path. */
  readonly target: "key" | "value";
}

export function editionIds(editions: unknown): LocatedId[] {
  return keysIn(editions, ["editions"]);
}

/** Editions with a link to setup instructions. */
export function setupIds(editions: unknown): LocatedId[] {
  return editionIds(editions).filter(({ path }) => valueAt(editions, [...path, "setup"]) !== undefined);
}

/** Editions with texts about their update. */
export function updateIds(editions: unknown): LocatedId[] {
  return editionIds(editions).filter(({ path }) =>
    Object.values(valueAt(editions, path) ?? {}).some((texts) => isRecord(texts) && Object.hasOwn(texts, "update")),
  );
}

/** The keys of the map at a path; empty if the value is no map. */
export function keysIn(root: unknown, path: Path): LocatedId[] {
  const map = valueAt(root, path);
  return isRecord(map) ? Object.keys(map).map((id) => ({ id, path: [...path, id], target: "key" })) : [];
}

/** A map with an entry for each edition. */
interface EditionMap {
  readonly file: string;
  readonly path: Path;
  readonly keys: readonly string[];
}

/** All maps by edition in a content folder; values that are no maps are skipped. */
export const editionMaps = memo((files: ContentFiles): readonly EditionMap[] => {
  const valueIn = (file: string) => files.parsed.get(file)?.value;
  const rows = keysIn(valueIn("editions.yaml"), ["comparison", "rows"]);
  const filesWithDownloads = [...files.parsed.keys()].filter((file) => /^plugins\/|^[^/]+\/notes\.yaml$/.test(file));
  const refs: { readonly file: string; readonly path: Path }[] = [
    ...rows.map(({ path }) => ({ file: "editions.yaml", path: [...path, "cells"] })),
    { file: "downloads.yaml", path: ["editions"] },
    ...filesWithDownloads.map((file) => ({ file, path: ["downloads"] })),
  ];
  return refs.flatMap(({ file, path }) => {
    const map = valueAt(valueIn(file), path);
    return isRecord(map) ? [{ file, path, keys: Object.keys(map) }] : [];
  });
});
