/** Ids that one file of facts gives, and the records that have an entry for each of them. */
import type { LocalizedText } from "../core/localized-text.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** What ids name, for messages. */
export const named = {
  edition: { en: "edition", de: "Edition" },
  pluginWithCountry: { en: "plugin with a country", de: "Plugin mit Land" },
  helpArticle: { en: "help article", de: "Hilfeartikel" },
  question: { en: "question", de: "Frage" },
  text: { en: "text page", de: "Textseite" },
  update: { en: "update of the edition", de: "Update der Edition" },
  comparisonGroup: { en: "comparison group", de: "Vergleichsgruppe" },
  comparisonWord: { en: "word of the comparison", de: "Wort des Vergleichs" },
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
  /** Where the records are; `*` is any file of a folder or entry of a map. */
  readonly records: readonly (readonly [file: string, at: string])[];
}

const editions = "editions.yaml";

export const sharedIds: readonly SharedIds[] = [
  {
    what: named.edition,
    source: editions,
    ids: editionIds,
    records: [
      [editions, "comparison.rows.*.cells"],
      ["downloads.yaml", "editions"],
      ["plugins/*.yaml", "downloads"],
      ["{lang}/notes.yaml", "downloads"],
    ],
  },
];

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
  const entries = step === "*" && isRecord(value) ? Object.keys(value) : [step];
  return entries.flatMap((entry) => recordsAt(valueAt(value, [entry]), rest, [...at, entry]));
}
