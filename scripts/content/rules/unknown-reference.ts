import { few, hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { lineExample } from "../core/rule-words.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { isDistinct } from "../core/value-path.ts";
import { addToRecords, deleteOrAddTo } from "../model/add-entry.ts";
import { isChanged, linesBefore } from "../model/changes.ts";
import { namesIn } from "../model/content.ts";
import { hasFlaws, isFlawed } from "../model/issue-lookup.ts";
import { knownIds, knownPlugins } from "../model/reference-index.ts";
import { renamedIds } from "../model/renamed-ids.ts";
import {
  idAt,
  keysIn,
  listedIn,
  named,
  type PlacedId,
  recordsOf,
  type SharedIds,
  sharedIds,
} from "../model/shared-ids.ts";
import type { Spot } from "../model/spot.ts";
import { textsIn } from "../model/strings.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { answerOf } from "../validate/suggest-value.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-reference",
  group: "references",
  title: { en: "A name that is missing in another file", de: "Ein Name, der in einer anderen Datei fehlt" },
  meaning: {
    en: "One file names a plugin, an edition, a help article or something else that another file does not have. If the name is misspelled, the message says which is nearest; if something is new or gone, add or delete it there too.",
    de: "Eine Datei nennt ein Plugin, eine Edition, einen Hilfeartikel oder etwas anderes, das eine andere Datei nicht hat. Ist der Name verschrieben, nennt die Meldung den ähnlichsten; ist etwas neu oder entfallen, ergänzen oder löschen Sie es auch dort.",
  },
  example: lineExample("site.yaml", "  plugin: fatora", "  plugin: fatoora"),
  check(files) {
    const found = [
      ...sharedIds.flatMap((shared) => compareIds(files, shared)),
      ...references(files).flatMap((each) => unknownIn(files, each)),
    ];
    // An id that is wrong at its place is wrong for all that depends on it, and said once.
    const places = found.map(({ file, path = [] }) => [file, ...path].join("\n"));
    return found.filter((_finding, index) => places.indexOf(places[index] ?? "") === index);
  },
});

interface Reference {
  readonly file: string;
  readonly ids: readonly PlacedId[];
  readonly what: LocalizedText;
  /** `undefined` if the file that has them cannot be read. */
  readonly known: ReadonlySet<string> | undefined;
}

/** Names in facts of what is somewhere else. */
function references(files: ContentFiles): Reference[] {
  const valueIn = (file: string) => files.parsed.get(file)?.value;
  const [site, pictures, downloads] = ["site.yaml", "pictures.yaml", "downloads.yaml"];
  const editions = "editions.yaml";
  const plugins = [...namesIn(files, "plugins")].map((name) => `plugins/${name}.yaml`);
  const banner = idAt(valueIn(site), ["countryBanner", "plugin"]);
  return [
    { file: site, ids: banner, what: named.plugin, known: knownPlugins(files) },
    ...plugins.map((file) => {
      return { file, ids: listedIn(valueIn(file), "help"), what: named.helpArticle, known: knownIds(files, "help") };
    }),
    {
      file: editions,
      ids: listedIn(valueIn(editions), "questions"),
      what: named.question,
      known: knownIds(files, "question"),
    },
    {
      file: pictures,
      ids: keysIn(valueIn(pictures), ["featureAreas"]),
      what: named.area,
      known: knownIds(files, "area"),
    },
    {
      file: downloads,
      ids: keysIn(valueIn(downloads), ["updates"]),
      what: named.edition,
      known: knownIds(files, "edition"),
    },
  ];
}

function unknownIn(files: ContentFiles, { file, ids, what, known }: Reference): Finding[] {
  if (known === undefined) return [];
  return ids.flatMap(({ id, path, target }) => {
    if (known.has(id) || isFlawed(files, file, path)) return [];
    const renamed = renamedIds(files).get(id) ?? "";
    const meant = known.has(renamed) ? renamed : nearest(id, [...known]);
    const names = nearestFirst(id, [...known]);
    const isListed = typeof path.at(-1) === "number";
    const others = isListed ? hints.deleteLineOr(names) : hints.writeOneOf(names);
    const hint = meant === undefined ? others : hints.didYouMean(meant);
    const place = { file, path, target, message: noSuch(what, id) };
    const wasKnown = files.base && references(files.base).some((each) => each.what === what && each.known?.has(id));
    if (meant !== undefined || !wasKnown) return [{ ...place, hint }];
    const related = entriesFor(files, file, id);
    return [{ ...place, related, hint: hints.putBackOrDelete(few(filesOf([place, ...related])), []) }];
  });
}

/** Entries of words that an id in facts must have. */
function entriesFor(files: ContentFiles, source: string, id: string): Spot[] {
  const value = files.parsed.get(source)?.value;
  return sharedIds
    .filter((shared) => shared.source === source && shared.ids(value).some((placed) => placed.id === id))
    .flatMap((shared) => recordsOf(files, shared))
    .filter(({ keys }) => keys.includes(id))
    .map(({ file, at }) => ({ file, path: [...at, id], target: "key" }));
}

/** Where facts name an id, and texts a fact of it. */
function usesOf(files: ContentFiles, { what, facts }: SharedIds, id: string): Spot[] {
  const inFacts = references(files).filter((each) => each.what === what);
  const fact = new RegExp(`\\{(?:${facts ?? "-"})\\.(?:[\\w-]+\\.)?${id}\\}`);
  return [
    ...inFacts.flatMap(({ file, ids }) => ids.flatMap((each) => (each.id === id ? [{ file, path: each.path }] : []))),
    ...textsIn(files).filter(({ value }) => fact.test(value)),
  ];
}

function filesOf(spots: readonly Spot[]): string[] {
  return [...new Set(spots.map(({ file }) => file))];
}

function inAllLines({ en, de }: LocalizedText, count: number): LocalizedText {
  return { en: `${en} Write it in all ${count} lines`, de: `${de} Schreiben Sie es in alle ${count} Zeilen` };
}

function noSuch(what: LocalizedText, id: string): LocalizedText {
  return { en: `There is no ${what.en} "${id}"`, de: `${what.de} „${id}“ gibt es nicht` };
}

/** Facts and all records are looked at together, so that a misspelled id is reported where it is alone. */
function compareIds(files: ContentFiles, shared: SharedIds): Finding[] {
  const { what, source } = shared;
  const facts = files.parsed.get(source);
  const records = recordsOf(files, shared);
  const [first] = records;
  if (facts === undefined || first === undefined) return [];
  const ids = shared.ids(facts.value).filter(({ path }) => !isFlawed(files, source, path));
  const given = new Map(ids.map((placed) => [placed.id, placed]));
  const everywhere = first.keys.filter((key) => !given.has(key) && records.every(({ keys }) => keys.includes(key)));
  const findings: Finding[] = [];

  const spare = new Set(everywhere);
  const added = new Set<string>();
  for (const { id, path, target } of given.values()) {
    const spot = { file: source, path, target };
    const lacking = records.filter(({ keys }) => !keys.includes(id));
    const isNowhere = lacking.length === records.length;
    const [only, second] = spare;
    const alone = second === undefined ? only : undefined;
    const meant = isNowhere ? (nearest(id, [...spare, ...(shared.maySpare ? first.keys : [])]) ?? alone) : undefined;
    if (meant !== undefined) {
      spare.delete(meant);
      given.delete(id);
      const others = few(filesOf([...lacking, ...usesOf(files, shared, meant)]));
      const places = ids.filter((placed) => placed.id === id);
      const isRenamed = shared.ids(files.base?.parsed.get(source)?.value).some((placed) => placed.id === meant);
      const hint = isRenamed ? hints.didYouMeanOrRename(meant, others) : hints.didYouMean(meant);
      const [first = spot, ...related] = places.map((placed) => ({ ...spot, path: placed.path }));
      findings.push({
        ...first,
        related,
        message: noSuch(what, id),
        hint: related.length > 0 ? inAllLines(hint, places.length) : hint,
      });
    } else if (isNowhere || (lacking.length > 0 && isChanged(files, spot))) {
      // What is new in the facts is told there, once for all that lack it.
      added.add(id);
      const names = few(filesOf(lacking));
      const message = {
        en: `The ${what.en} "${id}" is missing in ${names}`,
        de: `${what.de} „${id}“ fehlt in ${names}`,
      };
      const add = addToRecords(files, lacking, id);
      const answer = answerOf(id);
      const hint = target === "value" && answer !== id ? hints.write(answer) : add;
      const related = lacking.map(({ file, at }) => ({ file, path: at, target: "key" }) as const);
      findings.push({ ...spot, related, message, hint });
    }
  }

  // An entry of the facts that is wrong, or there twice, may be the one that an unknown name elsewhere belongs to.
  const isCertain = !shared.maySpare && !hasFlaws(files, source, []) && isDistinct(ids.map(({ id }) => id));
  const [sibling] = ids;
  const deleteOrAdd = (id: string) => deleteOrAddTo(source, facts.value, sibling?.path ?? [], id);
  for (const id of isCertain ? spare : []) {
    const [spot, ...related] = records.map(({ file, at }) => ({ file, path: [...at, id], target: "key" }) as const);
    if (spot === undefined) continue;
    const before = shared.ids(files.base?.parsed.get(source)?.value);
    const place = before.findIndex((placed) => placed.id === id);
    const message = { en: `The ${what.en} "${id}" is gone here`, de: `${what.de} „${id}“ fehlt hier jetzt` };
    const uses = [spot, ...related, ...usesOf(files, shared, id)];
    const { path: was = [], target } = before[place] ?? {};
    const entry = target === "key" ? was : was.slice(0, -1);
    const next = ids.find((placed) => placed.id === before[place + 1]?.id) ?? ids.at(-1);
    const home = { file: source, path: [], nearest: next?.path ?? was.slice(0, 1) };
    findings.push(
      place >= 0
        ? {
            ...home,
            target: "key",
            related: uses,
            message,
            hint: hints.putBackOrDelete(few(filesOf(uses)), linesBefore(files, source, entry)),
          }
        : { ...spot, related, message: noSuch(what, id), hint: deleteOrAdd(id) },
    );
  }

  for (const { file, at, keys } of records) {
    const missing = new Set([...given.keys()].filter((id) => !keys.includes(id) && !added.has(id)));
    for (const id of keys.filter((key) => !given.has(key) && !everywhere.includes(key))) {
      const [only, second] = missing;
      const meant = nearest(id, [...missing]) ?? (second === undefined ? only : undefined);
      if (meant === undefined && !isCertain) continue;
      if (meant !== undefined) missing.delete(meant);
      const path = [...at, id];
      const hint = meant === undefined ? deleteOrAdd(id) : hints.didYouMean(meant);
      findings.push({ file, path, target: "key", message: noSuch(what, id), hint });
    }
    for (const id of missing) {
      const message = {
        en: `The ${what.en} "${id}" is missing here and is in ${source}`,
        de: `${what.de} „${id}“ fehlt hier und steht in ${source}`,
      };
      const hint = hints.addLine(`${id}: …`);
      findings.push({ file, path: [...at, id], nearest: at, target: "key", message, hint });
    }
  }
  return findings;
}
