/**
 * Ids that facts give and that each language has words for: help articles, rows and values of the comparison, payment
 * links. Facts and all languages are looked at together, so that a misspelled id is reported where it is alone.
 */

import type { SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import { nearest } from "../core/suggest.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { namesIn } from "./content.ts";
import { hasFlawedKeys, isFlawed } from "./issue-lookup.ts";
import { type Named, named, type WordKind } from "./names-of-things.ts";

interface Naming {
  /** What is named and with what, for messages. */
  readonly what: Named;
  readonly words: WordKind;
  readonly facts: string;
  /** Path of the file of words below each language, and of the record in it. */
  readonly wordFile: string;
  readonly at: Path;
  /** The paths of ids in the facts. */
  readonly ids: (facts: unknown) => readonly Path[];
  /** Ids are keys of the facts rather than values. */
  readonly byKey?: boolean;
  /** No two facts may have the same id: if two have, one of them is wrong. */
  readonly isUnique?: boolean;
  /** Words may have more than the facts use. */
  readonly spare?: boolean;
}

const comparison = { facts: "facts/editions.yaml", wordFile: "pages/features.yaml" };

const namings: readonly Naming[] = [
  {
    what: named.helpArticle,
    words: "title",
    facts: "facts/help.yaml",
    wordFile: "help.yaml",
    at: [],
    ids: (facts) => keysOf(facts, []),
    byKey: true,
  },
  {
    ...comparison,
    what: named.comparisonRow,
    words: "title",
    at: ["comparison", "rows"],
    isUnique: true,
    ids: (facts) => entriesOf(facts, "comparison").map((path) => [...path, "id"]),
  },
  {
    ...comparison,
    what: named.comparisonGroup,
    words: "title",
    at: ["comparison", "groups"],
    ids: (facts) => entriesOf(facts, "comparison").map((path) => [...path, "group"]),
  },
  {
    ...comparison,
    what: named.comparisonValue,
    words: "text",
    at: ["comparison", "values"],
    ids: (facts) => entriesOf(facts, "comparison").flatMap((path) => keysOf(facts, [...path, "cells"])),
    spare: true,
  },
  {
    what: named.areaPicture,
    words: "text",
    facts: "facts/pictures.yaml",
    wordFile: "pages/features.yaml",
    at: ["areaPictures"],
    ids: (facts) => keysOf(facts, ["featureAreas"]),
    byKey: true,
  },
  {
    what: named.paymentLink,
    words: "label",
    facts: "facts/site.yaml",
    wordFile: "ui.yaml",
    at: ["payment"],
    isUnique: true,
    ids: (facts) => entriesOf(facts, "paymentLinks").map((path) => [...path, "id"]),
    spare: true,
  },
];

function entriesOf(facts: unknown, key: string): Path[] {
  const list = valueAt(facts, [key]);
  return Array.isArray(list) ? list.map((_entry, index) => [key, index]) : [];
}

function keysOf(facts: unknown, path: Path): Path[] {
  const record = valueAt(facts, path);
  return isRecord(record) ? Object.keys(record).map((id) => [...path, id]) : [];
}

/** True for a record of words whose keys are held by facts, and so need not be compared between languages. */
export function isNamedByFacts(files: ContentFiles, name: string, path: Path): boolean {
  return namings.some(
    ({ facts, wordFile, at }) => wordFile === name && at.join("\n") === path.join("\n") && files.parsed.has(facts),
  );
}

export interface IdReference {
  /**
   * `without-words`: no language has words for an id of the facts. `words-missing`: one language alone lacks them.
   * `unknown-key`: one language alone has words that no fact asks for. `without-facts`: every language has.
   * `facts-missing`: so they have, and a plugin names the article.
   */
  readonly kind: "without-words" | "words-missing" | "unknown-key" | "without-facts" | "facts-missing";
  readonly naming: Naming;
  readonly id: string;
  readonly place: SourceLocation;
  readonly path: Path;
  readonly related: readonly SourceLocation[];
  /** The id that was probably meant. */
  readonly meant?: string | undefined;
}

/** Ids without words, and words without an id. */
export const idReferences = memo((files: ContentFiles): readonly IdReference[] => {
  const found = namings.flatMap((naming) => compare(files, naming));
  const isAbout = ({ kind, naming }: IdReference, what: Named) =>
    naming.what === what && (kind === "unknown-key" || kind === "without-facts");
  // With its last row a group is gone too.
  const hasRow = found.some((reference) => isAbout(reference, named.comparisonRow));
  return hasRow ? found.filter((reference) => !isAbout(reference, named.comparisonGroup)) : found;
});

interface Words {
  readonly parsed: ParsedFile;
  readonly keys: readonly string[];
}

function compare(files: ContentFiles, naming: Naming): IdReference[] {
  const facts = files.parsed.get(naming.facts);
  const words = files.languages.flatMap((language): Words[] => {
    const parsed = files.parsed.get(`${language}/${naming.wordFile}`);
    const record = valueAt(parsed?.value, naming.at);
    return parsed === undefined || !isRecord(record) ? [] : [{ parsed, keys: Object.keys(record) }];
  });
  if (facts === undefined || words.length === 0) return [];
  const paths = new Map<string, Path>();
  let isTwice = false;
  for (const path of naming.ids(facts.value)) {
    const id = naming.byKey === true ? path.at(-1) : valueAt(facts.value, path);
    if (typeof id !== "string") continue;
    isTwice ||= paths.has(id);
    if (!paths.has(id) && !isFlawed(files, naming.facts, path)) paths.set(id, path);
  }
  // An entry of the facts that is wrong may be the one that these words belong to.
  const isCertain = (files.flaws.get(naming.facts) ?? []).length === 0 && !(isTwice && naming.isUnique === true);
  const common = (words[0]?.keys ?? []).filter(
    (key) => !paths.has(key) && words.every(({ keys }) => keys.includes(key)),
  );
  const spare = new Set(common);
  const withoutWords = [...paths]
    .filter(([id]) => words.every(({ keys }) => !keys.includes(id)))
    .map(([id, path]): IdReference => {
      const meant = nearest(id, [...spare]) ?? nearest(id, words[0]?.keys ?? []);
      if (meant !== undefined) spare.delete(meant);
      const place = locate(facts, path, naming.byKey === true ? "key" : "value");
      return { kind: "without-words", naming, id, place, path, related: [], meant };
    });
  const inLanguages = words
    .filter(({ parsed }) => !hasFlawedKeys(files, parsed.file, naming.at))
    .flatMap(({ parsed, keys }) => {
      const isSomewhere = (id: string) => words.some((language) => language.keys.includes(id));
      const missing = new Set([...paths.keys()].filter((id) => !keys.includes(id) && isSomewhere(id)));
      const unknown = keys.filter((key) => !paths.has(key) && !common.includes(key));
      const misspelled = unknown.flatMap((id): IdReference[] => {
        const meant = nearest(id, [...missing]);
        if (meant === undefined && !isCertain) return [];
        if (meant !== undefined) missing.delete(meant);
        const path = [...naming.at, id];
        return [{ kind: "unknown-key", naming, id, place: locate(parsed, path, "key"), path, related: [], meant }];
      });
      const place = locate(parsed, naming.at, "key");
      const absent = [...missing].map((id): IdReference => {
        return { kind: "words-missing", naming, id, place, path: naming.at, related: [] };
      });
      return [...misspelled, ...absent];
    });
  const isTooMany = isCertain && naming.spare !== true;
  const withoutFacts = [...(isTooMany ? spare : [])].map((id): IdReference => {
    const path = [...naming.at, id];
    const places = words.map(({ parsed }) => locate(parsed, path, "key"));
    if (naming.what === named.helpArticle && isUsed(files, id)) {
      return { kind: "facts-missing", naming, id, place: locate(facts, []), path: [], related: places };
    }
    const [place = locate(facts, []), ...related] = places;
    return { kind: "without-facts", naming, id, place, path, related };
  });
  return [...withoutWords, ...inLanguages, ...withoutFacts];
}

/** Whether a plugin names the article: then it is the facts that lack it, not the words that are too many. */
function isUsed(files: ContentFiles, article: string): boolean {
  return [...namesIn(files, "facts/plugins")].some((name) => {
    const list = valueAt(files.parsed.get(`facts/plugins/${name}.yaml`)?.value, ["help"]);
    return Array.isArray(list) && list.includes(article);
  });
}
