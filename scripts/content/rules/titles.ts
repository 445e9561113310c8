/**
 * Ids that facts give and that each language has words for: help articles, rows and values of the comparison, payment
 * links. Facts and all languages are looked at together, so that a misspelled id is reported where it stands alone.
 */

import { namesIn } from "../content.ts";
import { type Problem, problem, startOf } from "../core/diagnostic.ts";
import { nearest } from "../core/suggest.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { hints } from "../messages/hints.ts";
import { type Named, named, referenceMessages as said, type WordKind } from "../messages/references.ts";
import { hasFlawedKeys, isFlawed } from "../model/issue-lookup.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

interface Naming {
  /** What is named and with what, for the message. */
  readonly what: Named;
  readonly kind: WordKind;
  readonly facts: string;
  /** Path of the file of words below each language, and of the record in it. */
  readonly words: string;
  readonly at: Path;
  /** Where ids stand in the facts. */
  readonly ids: (facts: unknown) => readonly Path[];
  /** Ids are keys of the facts rather than values. */
  readonly byKey?: boolean;
  /** No two facts may have the same id: where two have, one of them is wrong. */
  readonly isUnique?: boolean;
  /** Words may have more than the facts use. */
  readonly spare?: boolean;
}

const namings: readonly Naming[] = [
  {
    what: named.helpArticle,
    kind: "title",
    facts: "facts/help.yaml",
    words: "help.yaml",
    at: [],
    ids: (facts) => (isRecord(facts) ? Object.keys(facts).map((id) => [id]) : []),
    byKey: true,
  },
  {
    what: named.comparisonRow,
    kind: "title",
    facts: "facts/editions.yaml",
    words: "pages/features.yaml",
    at: ["comparison", "rows"],
    isUnique: true,
    ids: (facts) => entriesOf(facts, "comparison").map((path) => [...path, "id"]),
  },
  {
    what: named.comparisonGroup,
    kind: "title",
    facts: "facts/editions.yaml",
    words: "pages/features.yaml",
    at: ["comparison", "groups"],
    ids: (facts) => entriesOf(facts, "comparison").map((path) => [...path, "group"]),
  },
  {
    what: named.comparisonValue,
    kind: "text",
    facts: "facts/editions.yaml",
    words: "pages/features.yaml",
    at: ["comparison", "values"],
    ids: (facts) =>
      entriesOf(facts, "comparison").flatMap((path) => [
        [...path, "lite"],
        [...path, "pro"],
      ]),
    spare: true,
  },
  {
    what: named.areaPicture,
    kind: "text",
    facts: "facts/pictures.yaml",
    words: "pages/features.yaml",
    at: ["areaPictures"],
    ids: (facts) => keysOf(facts, "featureAreas"),
    byKey: true,
  },
  {
    what: named.paymentLink,
    kind: "label",
    facts: "facts/site.yaml",
    words: "ui.yaml",
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

function keysOf(facts: unknown, key: string): Path[] {
  const record = valueAt(facts, [key]);
  return isRecord(record) ? Object.keys(record).map((id) => [key, id]) : [];
}

/** True for a record of words whose keys are held by facts, and so need not be compared between languages. */
export function isNamedByFacts(files: ContentFiles, name: string, path: Path): boolean {
  return namings.some(
    ({ facts, words, at }) => words === name && at.join("\n") === path.join("\n") && files.parsed.has(facts),
  );
}

export function checkTitles(files: ContentFiles): Problem[] {
  const found = namings.flatMap((naming) => checkNaming(files, naming));
  const isAbout = (one: Problem, list: string) => one.path[0] === "comparison" && one.path[1] === list;
  // With its last row a group is gone too.
  const hasRow = found.some((one) => one.rule === "unknown-reference" && isAbout(one, "rows"));
  return found.filter((one) => !hasRow || one.rule !== "unknown-reference" || !isAbout(one, "groups"));
}

interface Words {
  readonly parsed: ParsedFile;
  readonly keys: readonly string[];
}

/** What the facts give and what each language has. */
interface Sides {
  readonly facts: ParsedFile;
  /** Where each id stands first. */
  readonly paths: ReadonlyMap<string, Path>;
  readonly words: readonly Words[];
}

function checkNaming(files: ContentFiles, naming: Naming): Problem[] {
  const facts = files.parsed.get(naming.facts);
  const words = files.languages.flatMap((language): Words[] => {
    const parsed = files.parsed.get(`${language}/${naming.words}`);
    const record = valueAt(parsed?.value, naming.at);
    return parsed === undefined || !isRecord(record) ? [] : [{ parsed, keys: Object.keys(record) }];
  });
  if (facts === undefined || words.length === 0) return [];
  const paths = new Map<string, Path>();
  let isTwice = false;
  for (const path of naming.ids(facts.value)) {
    const id = naming.byKey === true ? path.at(-1) : valueAt(facts.value, path);
    isTwice ||= typeof id === "string" && paths.has(id);
    if (typeof id === "string" && !paths.has(id) && !isFlawed(files, naming.facts, path)) paths.set(id, path);
  }
  const sides = { facts, paths, words };
  const isEverywhere = (key: string) => words.every(({ keys }) => keys.includes(key));
  const common = words.flatMap(({ keys }) => keys).filter((key) => !paths.has(key) && isEverywhere(key));
  // An entry of the facts that is wrong may be the one that these words belong to.
  const isCertain = (files.flaws.get(naming.facts) ?? []).length === 0 && !(isTwice && naming.isUnique === true);
  const spare = new Set(common);
  return [
    ...withoutWords(naming, sides, spare),
    ...words
      .filter(({ parsed }) => !hasFlawedKeys(files, parsed.file, naming.at))
      .flatMap((one) => inLanguage(naming, sides, one, new Set(common), isCertain)),
    ...(isCertain && naming.spare !== true ? [...spare].map((key) => withoutFacts(files, naming, sides, key)) : []),
  ];
}

/** Ids that no language has words for. Takes out of `spare` what was meant instead. */
function withoutWords(naming: Naming, { facts, paths, words }: Sides, spare: Set<string>): Problem[] {
  return [...paths]
    .filter(([id]) => words.every(({ keys }) => !keys.includes(id)))
    .map(([id, path]) => {
      const meant = nearest(id, [...spare]) ?? nearest(id, words[0]?.keys ?? []);
      if (meant !== undefined) spare.delete(meant);
      const places = words.map(({ parsed }) => parsed.file);
      const hint = meant === undefined ? said.addLineTo(id, places) : hints.didYouMean(meant);
      const place = locate(facts, path, naming.byKey === true ? "key" : "value");
      const rule = meant === undefined ? "missing-translation" : "unknown-reference";
      const message = said.noWords(naming.kind, naming.what, id);
      return problem(place, rule, message, hint, { path });
    });
}

/** Ids that one language alone lacks, and keys that it alone has. */
function inLanguage(
  naming: Naming,
  { paths, words }: Sides,
  { parsed, keys }: Words,
  common: ReadonlySet<string>,
  isCertain: boolean,
): Problem[] {
  const isSomewhere = (id: string) => words.some((other) => other.keys.includes(id));
  const missing = new Set([...paths.keys()].filter((id) => !keys.includes(id) && isSomewhere(id)));
  const unknown = keys.filter((key) => !paths.has(key) && !common.has(key));
  const misspelled = unknown.flatMap((key): Problem[] => {
    const meant = nearest(key, [...missing]);
    if (meant === undefined && !isCertain) return [];
    if (meant !== undefined) missing.delete(meant);
    const path = [...naming.at, key];
    const hint = meant === undefined ? said.deleteOrAdd(naming.facts) : hints.didYouMean(meant);
    const place = locate(parsed, path, "key");
    return [problem(place, "unknown-reference", said.noneCalled(naming.what, key), hint, { path })];
  });
  const absent = [...missing].map((id) => {
    const message = said.wordsMissing(naming.kind, naming.what, id);
    const more = { path: naming.at };
    return problem(locate(parsed, naming.at, "key"), "missing-translation", message, hints.addLine(`${id}: …`), more);
  });
  return [...misspelled, ...absent];
}

/** Whether a plugin names the article: then it is the facts that lack it, not the words that are too many. */
function isUsed(files: ContentFiles, article: string): boolean {
  return [...namesIn(files, "facts/plugins")].some((name) => {
    const list = valueAt(files.parsed.get(`facts/plugins/${name}.yaml`)?.value, ["help"]);
    return Array.isArray(list) && list.includes(article);
  });
}

/** Words that every language has and no fact asks for. */
function withoutFacts(files: ContentFiles, naming: Naming, { facts, words }: Sides, key: string): Problem {
  if (naming.what === named.helpArticle && isUsed(files, key)) {
    const related = words.map(({ parsed }) => locate(parsed, [key], "key"));
    const message = said.noArticle(key);
    return problem(locate(facts, []), "missing-facts", message, hints.addLine(`${key}: …`), { related });
  }
  const path = [...naming.at, key];
  const [place = startOf(naming.words), ...related] = words.map(({ parsed }) => locate(parsed, path, "key"));
  const hint = said.deleteEverywhereOrAdd(naming.facts);
  return problem(place, "unknown-reference", said.noneCalled(naming.what, key), hint, { path, related });
}
