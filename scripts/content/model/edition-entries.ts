/**
 * What is written for each edition, in facts and in words: whether there is an entry for every edition of the list, and
 * none for another.
 */
import type { SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import { nearest } from "../core/suggest.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { hasFlawedEntries, isFlawed } from "./issue-lookup.ts";
import { type Named, named } from "./names-of-things.ts";
import { editionEntries } from "./reference-index.ts";

/** Which editions have an entry: all, some, those with instructions for setting them up, those with an update. */
type Which = "all" | "some" | "setup" | "update";

/** Where a file has entries by the id of an edition. */
interface EntriesAt {
  readonly at: Path;
  readonly which: Which;
}

const list = "facts/editions.yaml";
const downloads = "facts/downloads.yaml";

/** Words by file below each language. */
const words: Readonly<Record<string, readonly EntriesAt[]>> = {
  "ui.yaml": [{ at: ["edition", "names"], which: "all" }],
  "notes.yaml": [{ at: ["downloads"], which: "all" }],
  "pages/features.yaml": [{ at: ["plans", "editions"], which: "all" }],
  "pages/download.yaml": [
    { at: ["editions"], which: "all" },
    { at: ["setupLinks"], which: "setup" },
    { at: ["more", "updates"], which: "update" },
  ],
  "pages/thank-you.yaml": [
    { at: ["editions"], which: "all" },
    { at: ["setup"], which: "setup" },
  ],
};

/** What an entry is about, and the file that decides which there are. */
const sources: Readonly<Record<Which, { readonly what: Named; readonly source: string }>> = {
  all: { what: named.edition, source: list },
  some: { what: named.edition, source: list },
  setup: { what: named.editionSetup, source: list },
  update: { what: named.editionUpdate, source: downloads },
};

export interface EditionFault {
  /** `missing`: an entry of that id. `unknown`: there is one, and no such edition. */
  readonly kind: "missing" | "unknown";
  readonly id: string;
  readonly what: Named;
  readonly source: string;
  readonly place: SourceLocation;
  readonly path: Path;
  /** The id that was probably meant. */
  readonly meant?: string | undefined;
}

/** True for words by edition: which there are is up to the facts, and so need not be compared between languages. */
export function isOfEditions(files: ContentFiles, name: string, path: Path): boolean {
  return files.parsed.has(list) && (words[name] ?? []).some(({ at }) => at.join("\n") === path.join("\n"));
}

/** Entries that are missing or too many. Nothing is said of files whose shape is wrong there. */
export const editionFaults = memo((files: ContentFiles): readonly EditionFault[] => {
  const parsed = files.parsed.get(list);
  if (parsed === undefined || hasFlawedEntries(files, list, ["editions"])) return [];
  const editions = editionEntries(files);
  const ids = editions.map(({ id }) => id);
  const all = allEntries(files);
  const misspelled = misspelledId(ids, all);
  if (misspelled !== undefined) {
    const path = ["editions", ids.indexOf(misspelled.id), "id"];
    return [{ kind: "unknown", ...sources.all, ...misspelled, place: locate(parsed, path), path }];
  }
  const expected: Record<Which, readonly string[] | undefined> = {
    all: ids,
    some: ids,
    setup: editions.filter(({ entry }) => Object.hasOwn(entry, "setup")).map(({ id }) => id),
    update: all.find(({ which }) => which === "some")?.keys.filter((id) => ids.includes(id)),
  };
  return all.flatMap((entries) => compare(entries, expected[entries.which] ?? entries.keys));
});

interface Entries extends EntriesAt {
  readonly parsed: ParsedFile;
  readonly keys: readonly string[];
}

function allEntries(files: ContentFiles): Entries[] {
  return [...files.parsed.values()].flatMap((parsed) =>
    entriesIn(parsed).flatMap(({ at, which }): Entries[] => {
      const record = valueAt(parsed.value, at);
      if (!isRecord(record) || isFlawed(files, parsed.file, at) || hasFlawedEntries(files, parsed.file, at)) return [];
      return [{ parsed, at, which, keys: Object.keys(record) }];
    }),
  );
}

function entriesIn({ file, value }: ParsedFile): readonly EntriesAt[] {
  if (file.startsWith("facts/plugins/")) return [{ at: ["downloads"], which: "all" }];
  if (file === downloads) {
    return [
      { at: ["editions"], which: "all" },
      { at: ["updates"], which: "some" },
    ];
  }
  if (file !== list) return words[file.slice(file.indexOf("/") + 1)] ?? [];
  const rows = valueAt(value, ["comparison"]);
  return Array.isArray(rows) ? rows.map((_row, index) => ({ at: ["comparison", index, "cells"], which: "all" })) : [];
}

/** An id of the list that no entry has, in place of one that all of them have: said once, not at each of them. */
function misspelledId(ids: readonly string[], all: readonly Entries[]) {
  const full = all.filter(({ which }) => which === "all").map(({ keys }) => keys);
  const lost = (full[0] ?? []).filter((key) => !ids.includes(key) && full.every((keys) => keys.includes(key)));
  const [id] = ids.filter((one) => !full.some((keys) => keys.includes(one)));
  const meant = id === undefined ? undefined : (nearest(id, lost) ?? lost[0]);
  return id === undefined || meant === undefined ? undefined : { id, meant };
}

function compare({ parsed, at, which, keys }: Entries, expected: readonly string[]): EditionFault[] {
  const missing = new Set(which === "some" ? [] : expected.filter((id) => !keys.includes(id)));
  const unknown = keys
    .filter((key) => !expected.includes(key))
    .map((id): EditionFault => {
      const meant = nearest(id, [...missing]) ?? nearest(id, expected);
      if (meant !== undefined) missing.delete(meant);
      const path = [...at, id];
      return { kind: "unknown", id, meant, ...sources[which], place: locate(parsed, path, "key"), path };
    });
  const place = locate(parsed, at, "key");
  return [
    ...unknown,
    ...[...missing].map((id): EditionFault => ({ kind: "missing", id, ...sources[which], place, path: at })),
  ];
}
