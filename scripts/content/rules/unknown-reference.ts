import { few, hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { lineExample } from "../core/rule-words.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { valueAt, walkStrings } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import { hasFlaws, isFlawed } from "../model/issue-lookup.ts";
import { knownIds, knownPluginsWithCountry, knownTexts } from "../model/reference-index.ts";
import {
  type EditionMap,
  editionIds,
  editionMaps,
  idAt,
  keysIn,
  listedIn,
  named,
  type PlacedId,
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
  check: (files) => [
    ...editionsThatDiffer(files),
    ...references(files).flatMap((each) => unknownIn(files, each)),
    ...updatesThatDiffer(files),
  ],
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
  const groups = rows.flatMap((row) => idAt(value, [...row, "group"]));
  const cells = rows.flatMap((row) => keysIn(value, [...row, "cells"]));
  const words = cells.flatMap(({ path }) => idAt(value, path));
  const known = (key: string) => new Set(keysIn(value, ["comparison", key]).map(({ id }) => id));
  return [
    { file: "editions.yaml", ids: groups, what: named.comparisonGroup, known: known("groups") },
    { file: "editions.yaml", ids: words, what: named.comparisonWord, known: known("words") },
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
      const message = noSuch(named.update, id);
      return [{ file: editions, path: first, target: "key", related, message, hint: deleteOrAdd(downloads) }];
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
    return [{ file, path, target, message: noSuch(what, id), hint: nameHint(id, [...known]) }];
  });
}

function nameHint(id: string, known: readonly string[]): LocalizedText {
  const meant = nearest(id, known);
  return meant === undefined ? hints.writeOneOf(nearestFirst(id, known)) : hints.didYouMean(meant);
}

function deleteOrAdd(file: string): LocalizedText {
  return { en: `Delete it, or add it to ${file}`, de: `Löschen Sie es, oder ergänzen Sie es in ${file}` };
}

function noSuch(what: LocalizedText, id: string): LocalizedText {
  return { en: `There is no ${what.en} "${id}"`, de: `${what.de} „${id}“ gibt es nicht` };
}

/** Every map of editions has each of them, and no others. One that is misspelled in `editions.yaml` is told there alone. */
function editionsThatDiffer(files: ContentFiles): Finding[] {
  const [file, target] = ["editions.yaml", "key"] as const;
  const maps = editionMaps(files);
  const editions = editionIds(files.parsed.get(file)?.value).filter(({ path }) => !isFlawed(files, file, path));
  if (editions.length === 0) return [];
  const known = editions.map(({ id }) => id);
  const unknown = new Set(maps.flatMap(({ keys }) => keys.filter((key) => !known.includes(key))));
  const everywhere = [...unknown].filter((id) => maps.every(({ keys }) => keys.includes(id)));
  // An entry that is wrong there may be the one that an unknown name belongs to.
  const isCertain = !hasFlaws(files, file, ["editions"]);
  const misspelled = editions.filter(({ id }) => everywhere.length > 0 && !maps.some(({ keys }) => keys.includes(id)));
  const ofMaps = [...unknown].flatMap((id): Finding[] => {
    const meant = nearest(id, known);
    if ((meant === undefined && !isCertain) || (misspelled.length > 0 && everywhere.includes(id))) return [];
    const places = maps.filter(({ keys }) => keys.includes(id)).map((map) => spotIn(map, id));
    const [spot = { file }, ...related] = places;
    const hint = meant === undefined ? deleteOrAdd(file) : hints.didYouMean(meant);
    return [{ ...spot, related, message: noSuch(named.edition, id), hint }];
  });
  const ofEditions = editions.flatMap(({ id, path }): Finding[] => {
    if (misspelled.some((each) => each.id === id)) {
      return [{ file, path, target, message: noSuch(named.edition, id), hint: nameHint(id, everywhere) }];
    }
    // What is misspelled in a map is not missing there as well.
    const lacking = maps.filter(({ keys }) => !keys.includes(id) && keys.every((key) => known.includes(key)));
    const [only, second] = lacking;
    if (only === undefined) return [];
    const hint = hints.addLine(`${id}: …`);
    if (second === undefined) {
      const message = {
        en: `The edition "${id}" is missing here and is in ${file}`,
        de: `Die Edition „${id}“ fehlt hier und steht in ${file}`,
      };
      return [{ ...spotIn(only, id), nearest: only.path, message, hint }];
    }
    const names = few([...new Set(lacking.map((map) => map.file))]);
    const message = { en: `The edition "${id}" is missing in ${names}`, de: `Die Edition „${id}“ fehlt in ${names}` };
    const related = lacking.map((map) => ({ file: map.file, path: map.path, target }));
    return [{ file, path, target, related, message, hint }];
  });
  return [...ofMaps, ...ofEditions];
}

function spotIn({ file, path }: EditionMap, id: string) {
  return { file, path: [...path, id], target: "key" } as const;
}
