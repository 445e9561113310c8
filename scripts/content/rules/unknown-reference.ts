import { few, hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { lineExample } from "../core/rule-words.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { isDistinct, valueAt, walkStrings } from "../core/value-path.ts";
import { isChanged } from "../model/changes.ts";
import { namesIn } from "../model/content.ts";
import { hasFlaws, isFlawed } from "../model/issue-lookup.ts";
import { knownIds, knownPluginsWithCountry, knownTexts } from "../model/reference-index.ts";
import {
  editionIds,
  idAt,
  keysIn,
  listedIn,
  named,
  type PlacedId,
  recordsOf,
  type SharedIds,
  sharedIds,
} from "../model/shared-ids.ts";
import type { ContentFiles } from "../validate/content-files.ts";
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
      ...updatesThatDiffer(files),
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
  const [site, downloads] = ["site.yaml", "downloads.yaml"];
  const [editions, menus] = ["editions.yaml", "navigation.yaml"];
  const plugins = [...namesIn(files, "plugins")].map((name) => `plugins/${name}.yaml`);
  const banner = idAt(valueIn(site), ["countryBanner", "plugin"]);
  return [
    { file: site, ids: banner, what: named.pluginWithCountry, known: knownPluginsWithCountry(files) },
    ...plugins.map((file) => {
      return { file, ids: listedIn(valueIn(file), "help"), what: named.helpArticle, known: knownIds(files, "help") };
    }),
    {
      file: editions,
      ids: listedIn(valueIn(editions), "questions"),
      what: named.question,
      known: knownIds(files, "question"),
    },
    ...comparisonReferences(valueIn(editions)),
    {
      file: menus,
      ids: walkStrings(valueIn(menus))
        .filter(({ path }) => path.at(-1) === "text")
        .map(({ path, value: id }) => ({ id, path, target: "value" as const })),
      what: named.text,
      known: knownTexts(files),
    },
    {
      file: downloads,
      ids: keysIn(valueIn(downloads), ["updates"]),
      what: named.edition,
      known: knownIds(files, "edition"),
    },
  ];
}

/** Groups and words that rows of the comparison name. */
function comparisonReferences(value: unknown): Reference[] {
  const rows = keysIn(value, ["comparison", "rows"]).map(({ path }) => path);
  const cells = rows.flatMap((row) => keysIn(value, [...row, "cells"]));
  const known = (key: string) => new Set(keysIn(value, ["comparison", key]).map(({ id }) => id));
  return [
    {
      file: "editions.yaml",
      ids: rows.flatMap((row) => idAt(value, [...row, "group"])),
      what: named.comparisonGroup,
      known: known("groups"),
    },
    {
      file: "editions.yaml",
      ids: cells.flatMap(({ path }) => idAt(value, path)),
      what: named.comparisonWord,
      known: known("words"),
    },
  ];
}

/** An edition has words about its update if the downloads have one, and only then. */
function updatesThatDiffer(files: ContentFiles): Finding[] {
  const [editions, downloads] = ["editions.yaml", "downloads.yaml"];
  const [words, facts] = [editions, downloads].map((file) => files.parsed.get(file)?.value);
  if (words === undefined || facts === undefined) return [];
  // One that is misspelled in the downloads is told there.
  const offered = keysIn(facts, ["updates"]);
  if (offered.some(({ id }) => valueAt(words, ["editions", id]) === undefined)) return [];
  return editionIds(words).flatMap(({ id, path }): Finding[] => {
    const file = ["updates", id];
    const texts = files.languages
      .map((code) => [...path, code, "update"])
      .filter((update) => valueAt(words, update) !== undefined);
    const [first, ...others] = texts;
    const isOffered = valueAt(facts, file) !== undefined;
    // One that is misspelled here is unknown there.
    if (isOffered === (first !== undefined) || valueAt(facts, ["editions", id]) === undefined) return [];
    if (first !== undefined) {
      const related = others.map((other) => ({ file: editions, path: other, target: "key" as const }));
      const hint = {
        en: `Delete it, or add it to ${downloads}`,
        de: `Löschen Sie es, oder ergänzen Sie es in ${downloads}`,
      };
      return [{ file: editions, path: first, target: "key", related, message: noSuch(named.update, id), hint }];
    }
    const message = {
      en: `The update of the edition "${id}" is missing here and is in ${downloads}`,
      de: `Das Update der Edition „${id}“ fehlt hier und steht in ${downloads}`,
    };
    const related = [{ file: downloads, path: file, target: "key" as const }];
    return [{ file: editions, path, target: "key", related, message, hint: hints.addLine("update: …") }];
  });
}

function unknownIn(files: ContentFiles, { file, ids, what, known }: Reference): Finding[] {
  if (known === undefined) return [];
  return ids.flatMap(({ id, path, target }) => {
    const isWrong = target === "key" ? hasFlaws : isFlawed;
    if (known.has(id) || isWrong(files, file, path)) return [];
    const meant = nearest(id, [...known]);
    const hint = meant === undefined ? hints.writeOneOf(nearestFirst(id, [...known])) : hints.didYouMean(meant);
    return [{ file, path, target, message: noSuch(what, id), hint }];
  });
}

const sameName = { en: "Write the same name in all files", de: "Schreiben Sie in allen Dateien denselben Namen" };

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
    const near = isNowhere ? nearest(id, [...spare]) : undefined;
    const meant = near ?? (isNowhere ? alone : undefined);
    if (meant !== undefined) {
      spare.delete(meant);
      given.delete(id);
      const places = ids.filter((placed) => placed.id === id);
      const [first = spot, ...related] = places.map((placed) => ({ ...spot, path: placed.path }));
      findings.push({
        ...first,
        related,
        message: noSuch(what, id),
        hint: near === undefined ? sameName : hints.didYouMean(near),
      });
    } else if (isNowhere || (lacking.length > 0 && isChanged(files, spot))) {
      // What is new in the facts is told there, once for all that lack it.
      added.add(id);
      const names = few([...new Set(lacking.map((each) => each.file))]);
      const message = {
        en: `The ${what.en} "${id}" is missing in ${names}`,
        de: `${what.de} „${id}“ fehlt in ${names}`,
      };
      const hint = hints.addLine(`${id}: …`);
      const related = lacking.map(({ file, at }) => ({ file, path: at, target: "key" }) as const);
      findings.push({ ...spot, related, message, hint });
    }
  }

  // An entry of the facts that is wrong, or there twice, may be the one that an unknown name elsewhere belongs to.
  const isCertain = !hasFlaws(files, source, []) && isDistinct(ids.map(({ id }) => id));
  const deleteOrAdd = {
    en: `Delete it, or add it to ${source}`,
    de: `Löschen Sie es, oder ergänzen Sie es in ${source}`,
  };
  for (const id of isCertain ? spare : []) {
    const [spot, ...related] = records.map(({ file, at }) => ({ file, path: [...at, id], target: "key" }) as const);
    if (spot === undefined) continue;
    findings.push({ ...spot, related, message: noSuch(what, id), hint: deleteOrAdd });
  }

  for (const { file, at, keys } of records) {
    const missing = new Set([...given.keys()].filter((id) => !keys.includes(id) && !added.has(id)));
    for (const id of keys.filter((key) => !given.has(key) && !everywhere.includes(key))) {
      const [only, second] = missing;
      const near = nearest(id, [...missing]);
      const meant = near ?? (second === undefined ? only : undefined);
      if (meant === undefined && !isCertain) continue;
      if (meant !== undefined) missing.delete(meant);
      const path = [...at, id];
      const other = meant === undefined ? deleteOrAdd : sameName;
      const hint = near === undefined ? other : hints.didYouMean(near);
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
