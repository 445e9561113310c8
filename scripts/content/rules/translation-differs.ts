/** Schemas hold most keys; this is about those that they leave open: optional keys, lists, ids of entries. */
import { lineExample } from "../core/rule-words.ts";
import { nearest } from "../core/suggest.ts";
import { type FoundPair, idsIn, isDistinct, isRecord, type Path, valueAt } from "../core/value-path.ts";
import { changedLast } from "../model/changes.ts";
import { hasFlaws } from "../model/issue-lookup.ts";
import { isSharedRecord } from "../model/shared-ids.ts";
import { type TranslatedPair, translatedPairs, whereBeside } from "../model/translated-pairs.ts";
import { isInTypographicQuotes, straightQuotes } from "../model/typographic-quotes.ts";
import { pluralKey } from "../schema/plural-forms.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "translation-differs",
  group: "references",
  title: { en: "Translations differ in structure", de: "Sprachen sind verschieden aufgebaut" },
  meaning: {
    en: "A list has more entries in one language, an id is another one, or the entries are in another order. Links to a question must work in every language, so ids are the same everywhere. Both places are named.",
    de: "Eine Liste hat in einer Sprache mehr Einträge, eine id lautet anders, oder die Reihenfolge ist eine andere. Links zu einer Frage müssen in jeder Sprache funktionieren, deshalb sind die ids überall gleich. Beide Stellen werden genannt.",
  },
  example: lineExample("de/pages/faq.yaml", "  - id: ist-es-kostenlos", "  - id: is-it-free"),
  check: (files) =>
    translatedPairs(files).flatMap((pair) => [
      ...pair.values.flatMap((value) => compareEntries(files, pair, value)),
      ...compareQuotes(pair),
    ]),
});

/** Quotes around a text in one language only were meant for YAML and would be shown. */
function compareQuotes({ original, translated, texts }: TranslatedPair): Finding[] {
  return texts.flatMap((pair) => {
    const isThere = isInTypographicQuotes(original, pair.originalPath, pair.original);
    const isHere = isInTypographicQuotes(translated, pair.path, pair.value);
    if (isThere === isHere) return [];
    const [first, second] = [
      { file: original.file, path: pair.originalPath },
      { file: translated.file, path: pair.path },
    ];
    const [quoted, other] = isHere ? [second, first] : [first, second];
    const where = whereBeside(other, quoted);
    const message = {
      en: `These quotes are shown on the page; the text in ${where} has none`,
      de: `Diese Anführungszeichen erscheinen auf der Seite; der Text in ${where} hat keine`,
    };
    return [{ ...quoted, message, hint: straightQuotes }];
  });
}

/** A value in one of two files. */
interface Side {
  readonly file: string;
  readonly path: Path;
  readonly value: unknown;
}

function compareEntries(files: ContentFiles, { original, translated }: TranslatedPair, pair: FoundPair): Finding[] {
  const [there, here] = changedLast<Side>(
    files,
    { file: original.file, path: pair.originalPath, value: pair.original },
    { file: translated.file, path: pair.path, value: pair.value },
  );
  const isList = Array.isArray(there.value) && Array.isArray(here.value);
  if (!isList && !(isRecord(there.value) && isRecord(here.value))) return [];
  if ([there, here].some(({ file, path }) => hasFlaws(files, file, path))) return [];
  const [beside, besideHere] = [there, here].map(({ file, path }) =>
    Object.keys(valueAt(files.parsed.get(file)?.value, path.slice(0, -1)) ?? {}),
  );
  // If the line of a list is gone, its entries are in the one above: there are not too many as well.
  if (isList && beside?.length !== besideHere?.length) return [];
  if (isList) return compareLists(there, here, there.value, here.value);
  return compareNames(there, here, keysIn(files, there), keysIn(files, here));
}

/** Keys or ids, with the paths that lead to them. */
type Names = ReadonlyMap<string, Path>;

/** The keys that every language has to have. */
function keysIn(files: ContentFiles, { file, path, value }: Side): Names {
  const name = file.slice(file.indexOf("/") + 1);
  if (isSharedRecord(files, name, path)) return new Map();
  // Each language has plural forms of its own.
  const keys = Object.keys(value ?? {}).filter((key) => pluralKey(key) === undefined);
  return new Map(keys.map((key) => [key, [...path, key]]));
}

function compareLists(there: Side, here: Side, original: readonly unknown[], list: readonly unknown[]): Finding[] {
  const [idsThere, ids] = [idsIn(original), idsIn(list)];
  const file = whereBeside(there, here);
  if (idsThere === undefined || ids === undefined) {
    if (original.length === list.length) return [];
    // What is there twice is reported as that.
    if ([original, list].some((entries) => !isDistinct(entries.map((entry) => JSON.stringify(entry))))) return [];
    const message = {
      en: `There are ${list.length} entries here and ${original.length} in ${file}`,
      de: `Einträge hier: ${list.length}, in ${file}: ${original.length}`,
    };
    const hint =
      list.length > original.length
        ? {
            en: `Translate the new entries into ${file} too, or delete them here`,
            de: `Übersetzen Sie die neuen Einträge auch für ${file}, oder löschen Sie sie hier`,
          }
        : {
            en: `Translate the missing entries here, or delete them in ${file} too`,
            de: `Übersetzen Sie hier die fehlenden Einträge, oder löschen Sie sie auch in ${file}`,
          };
    return [{ ...at(there, here, there.path, here.path), message, hint }];
  }
  // Ids that are there twice are reported as such; nothing can be compared by them.
  if (!isDistinct(idsThere) || !isDistinct(ids)) return [];
  const pathsOf = (side: Side, own: readonly string[]) =>
    new Map(own.map((id, index) => [id, [...side.path, index, "id"]]));
  const found = compareNames(there, here, pathsOf(there, idsThere), pathsOf(here, ids));
  const moved = ids.findIndex((id, index) => id !== idsThere[index]);
  if (found.length > 0 || moved < 0) return found;
  const message = {
    en: `From here on the entries are in another order than in ${file}`,
    de: `Ab hier stehen die Einträge in anderer Reihenfolge als in ${file}`,
  };
  const hint = {
    en: "Put the entries into the same order",
    de: "Bringen Sie die Einträge in dieselbe Reihenfolge",
  };
  return [{ ...at(there, here, [...there.path, moved, "id"], [...here.path, moved, "id"]), message, hint }];
}

/** Ids are compared as keys are: links to them must work in every language. */
function compareNames(there: Side, here: Side, expected: Names, names: Names): Finding[] {
  const file = whereBeside(there, here);
  const missing = new Map([...expected].filter(([name]) => !names.has(name)));
  const found = [...names].flatMap(([name, path], index): Finding[] => {
    if (expected.has(name)) return [];
    const beside = [...expected.keys()][index];
    const meant = beside !== undefined && missing.has(beside) ? beside : nearest(name, [...missing.keys()]);
    if (meant === undefined) {
      const message = {
        en: `"${name}" is only here, not in ${file}`,
        de: `„${name}“ steht nur hier, nicht in ${file}`,
      };
      const hint = {
        en: "Add it there too, or delete it here",
        de: "Ergänzen Sie es auch dort, oder löschen Sie es hier",
      };
      return [{ ...at(there, here, there.path, path), message, hint }];
    }
    const message = {
      en: `"${name}" is here and "${meant}" in ${file}`,
      de: `Hier steht „${name}“, in ${file} steht „${meant}“`,
    };
    const pathThere = missing.get(meant) ?? [];
    const hint = {
      en: "Write the same name in every language",
      de: "Schreiben Sie in jeder Sprache denselben Namen",
    };
    missing.delete(meant);
    return [{ ...at(there, here, pathThere, path), message, hint }];
  });
  for (const [name, path] of missing) {
    const message = {
      en: `"${name}" is missing here and is in ${file}`,
      de: `„${name}“ fehlt hier und steht in ${file}`,
    };
    const hint = {
      en: `Copy it from there and translate it, or delete it in ${file}`,
      de: `Kopieren und übersetzen Sie es, oder löschen Sie es in ${file}`,
    };
    found.push({ ...at(there, here, path, here.path), message, hint });
  }
  return found;
}

/** The place in this file, and the related one in the other. */
function at(there: Side, here: Side, pathThere: Path, path: Path) {
  const target = path.at(-1) === "id" ? "value" : "key";
  return {
    file: here.file,
    path,
    target,
    related: [{ file: there.file, path: pathThere, target: "key" }],
  } as const;
}
