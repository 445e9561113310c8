/** Ids that one file of facts gives, and the records that have an entry for each of them. */
import type { LocalizedText } from "../core/localized-text.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** What ids name, for messages. */
export const named = {
  edition: { en: "edition", de: "Edition" },
  plugin: { en: "plugin", de: "Plugin" },
  helpArticle: { en: "help article", de: "Hilfeartikel" },
  question: { en: "question", de: "Frage" },
  text: { en: "text page", de: "Textseite" },
  area: { en: "area of the features page", de: "Bereich der Funktionsseite" },
} satisfies Record<string, LocalizedText>;

export interface PlacedId {
  readonly id: string;
  readonly path: Path;
  /** Whether it is the key or the value at the path. */
  readonly target: "key" | "value";
}

export interface SharedIds {
  readonly what: LocalizedText;
  readonly source: string;
  readonly ids: (facts: unknown) => readonly PlacedId[];
  /** Where the records are; `*` is any file of a folder or entry of a list. */
  readonly records: readonly (readonly [file: string, at: string])[];
  /** What the names of facts about them begin with: a pattern. */
  readonly facts?: string;
  /** Records may have entries that nothing uses. */
  readonly maySpare?: true;
}

const editions = "editions.yaml";
const features = "{lang}/pages/features.yaml";

export const sharedIds: readonly SharedIds[] = [
  {
    what: named.edition,
    facts: "price|annual|size",
    source: editions,
    ids: editionIds,
    records: [
      [editions, "comparison.*.cells"],
      ["downloads.yaml", "editions"],
      ["plugins/*.yaml", "downloads"],
      ["{lang}/ui.yaml", "edition.names"],
      ["{lang}/notes.yaml", "downloads"],
      [features, "plans.editions"],
      ["{lang}/pages/download.yaml", "editions"],
      ["{lang}/pages/thank-you.yaml", "editions"],
    ],
  },
  {
    what: { en: "set-up of the edition", de: "Einrichtung der Edition" },
    facts: "link.setup",
    source: editions,
    ids: setupIds,
    records: [
      ["{lang}/pages/download.yaml", "setupLinks"],
      ["{lang}/pages/thank-you.yaml", "setup"],
    ],
  },
  {
    what: { en: "update of the edition", de: "Update der Edition" },
    facts: "updateSize",
    source: "downloads.yaml",
    ids: (facts) => keysIn(facts, ["updates"]),
    records: [["{lang}/pages/download.yaml", "more.updates"]],
  },
  {
    what: { en: "comparison row", de: "Vergleichszeile" },
    source: editions,
    ids: (facts) => listedIn(facts, "comparison", "id"),
    records: [[features, "comparison.rows"]],
  },
  {
    what: { en: "comparison group", de: "Vergleichsgruppe" },
    source: editions,
    ids: (facts) => listedIn(facts, "comparison", "group"),
    records: [[features, "comparison.groups"]],
    maySpare: true,
  },
  {
    what: { en: "comparison value", de: "Vergleichswert" },
    source: editions,
    ids: (facts) =>
      listedIn(facts, "comparison", "id").flatMap(({ path }) => {
        const cells = [...path.slice(0, -1), "cells"];
        return keysIn(facts, cells).flatMap((cell) => idAt(facts, cell.path));
      }),
    records: [[features, "comparison.values"]],
    maySpare: true,
  },
  {
    what: { en: "area with a picture", de: "Bereich mit Bild" },
    source: "pictures.yaml",
    ids: (facts) => keysIn(facts, ["featureAreas"]),
    records: [[features, "areaPictures"]],
  },
  {
    what: { en: "payment link", de: "Zahlungslink" },
    source: "site.yaml",
    ids: (facts) => listedIn(facts, "paymentLinks", "id"),
    records: [["{lang}/ui.yaml", "payment"]],
    maySpare: true,
  },
];

export function editionIds(facts: unknown): PlacedId[] {
  return listedIn(facts, "editions", "id");
}

/** Editions that have instructions for setting them up. */
export function setupIds(facts: unknown): PlacedId[] {
  return editionIds(facts).filter(({ path }) => valueAt(facts, [...path.slice(0, -1), "setup"]) !== undefined);
}

/** The ids of a list: its entries, or the values at a key of each. */
export function listedIn(facts: unknown, list: string, ...key: readonly string[]): PlacedId[] {
  const entries = valueAt(facts, [list]);
  return Array.isArray(entries) ? entries.flatMap((_entry, index) => idAt(facts, [list, index, ...key])) : [];
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

/** True for a record of words that is compared with facts, and so need not be compared between languages. */
export function isSharedRecord({ parsed }: ContentFiles, name: string, path: Path): boolean {
  const place = path.join(".");
  const shared = sharedIds.filter(({ source }) => parsed.has(source));
  return shared.some(({ records }) => records.some(([file, at]) => file === `{lang}/${name}` && at === place));
}

export interface SharedRecord {
  readonly file: string;
  readonly at: Path;
  readonly keys: readonly string[];
}

/** The records of a content folder, as far as they can be read. */
export function recordsOf({ parsed, languages }: ContentFiles, { records }: SharedIds): SharedRecord[] {
  return records.flatMap(([files, place]) => {
    const pattern = files
      .replaceAll(".", "\\.")
      .replace("*", "[^/]+")
      .replace("{lang}", `(?:${languages.join("|")})`);
    const name = new RegExp(`^${pattern}$`);
    const steps = place.split(".").filter((step) => step !== "");
    const inFiles = [...parsed.values()].filter((one) => name.test(one.file));
    return inFiles.flatMap(({ file, value }) => recordsAt(value, steps, []).map((record) => ({ file, ...record })));
  });
}

function recordsAt(value: unknown, [step, ...rest]: readonly string[], at: Path): Omit<SharedRecord, "file">[] {
  if (step === undefined) return isRecord(value) ? [{ at, keys: Object.keys(value) }] : [];
  const entries = step === "*" && Array.isArray(value) ? [...value.keys()] : [step];
  return entries.flatMap((entry) => recordsAt(valueAt(value, [entry]), rest, [...at, entry]));
}
