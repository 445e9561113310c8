/** Schemas hold most keys; this is about those that they leave open: optional keys, lists, ids of entries. */
import { hints } from "../core/hints.ts";
import { lineExample } from "../core/rule-words.ts";
import { nearest } from "../core/suggest.ts";
import { type FoundPair, idsIn, isDistinct, isRecord, type Path, valueAt } from "../core/value-path.ts";
import { changedLast, linesBefore } from "../model/changes.ts";
import { hasFlaws } from "../model/issue-lookup.ts";
import { isSharedRecord } from "../model/shared-ids.ts";
import { type TranslatedPair, translatedPairs, whereBeside } from "../model/translated-pairs.ts";
import { isInTypographicQuotes, straightQuotes } from "../model/typographic-quotes.ts";
import { pluralKey } from "../schema/plural-forms.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { asYaml } from "../validate/suggest-value.ts";
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
  if (isList) return compareLists(files, there, here, there.value, here.value);
  return compareNames(files, there, here, keysIn(files, there), keysIn(files, here));
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

function compareLists(
  files: ContentFiles,
  there: Side,
  here: Side,
  original: readonly unknown[],
  list: readonly unknown[],
): Finding[] {
  const [idsThere, ids] = [idsIn(original), idsIn(list)];
  const file = whereBeside(there, here);
  if (idsThere === undefined || ids === undefined) {
    if (original.length === list.length) return [];
    const before = valueAt(files.base?.parsed.get(here.file)?.value, here.path);
    const lost = Array.isArray(before) ? lostEntry(before, list, here) : undefined;
    if (lost !== undefined) return [lost];
    // What is there twice is reported as that.
    if ([original, list].some((entries) => !isDistinct(entries.map((entry) => JSON.stringify(entry))))) return [];
    const message = {
      en: `There are ${list.length} entries here and ${original.length} in ${file}`,
      de: `Einträge hier: ${list.length}, in ${file}: ${original.length}`,
    };
    const [gone, more] = Array.isArray(before) ? before.filter((was) => !list.some((now) => isSame(now, was))) : [];
    const isShorter = list.length < original.length;
    const hint = !isShorter
      ? {
          en: `Translate the new entries into ${file} too, or delete them here`,
          de: `Übersetzen Sie die neuen Einträge auch für ${file}, oder löschen Sie sie hier`,
        }
      : gone === undefined || more !== undefined
        ? {
            en: `Translate the missing entries here, or delete them in ${file} too`,
            de: `Übersetzen Sie hier die fehlenden Einträge, oder löschen Sie sie auch in ${file}`,
          }
        : {
            en: `Put back  ${asYaml([gone])}  or delete the same entry in ${file}`,
            de: `Setzen Sie wieder ein  ${asYaml([gone])}  oder löschen Sie denselben Eintrag in ${file}`,
          };
    return [{ ...at(there, here, there.path, here.path), message, hint }];
  }
  // Ids that are there twice are reported as such; nothing can be compared by them.
  if (!isDistinct(idsThere) || !isDistinct(ids)) return [];
  const pathsOf = (side: Side, own: readonly string[]) =>
    new Map(own.map((id, index) => [id, [...side.path, index, "id"]]));
  const found = compareNames(files, there, here, pathsOf(there, idsThere), pathsOf(here, ids));
  const moved = ids.findIndex((id, index) => id !== idsThere[index]);
  if (found.length > 0 || moved < 0) return found;
  const message = {
    en: `From here on the entries are in another order than in ${file}`,
    de: `Ab hier stehen die Einträge in anderer Reihenfolge als in ${file}`,
  };
  const hint = {
    en: `Put the entry "${idsThere[moved]}" here`,
    de: `Setzen Sie den Eintrag „${idsThere[moved]}“ hierher`,
  };
  return [{ ...at(there, here, [...there.path, moved, "id"], [...here.path, moved, "id"]), message, hint }];
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

/** A line that lost its hyphen, and so goes on with the entry above. */
function lostEntry(before: readonly unknown[], list: readonly unknown[], { file, path }: Side): Finding | undefined {
  const join = (place: number) => `${before[place]} ${before[place + 1]}`;
  const place = before.findIndex((_was, place) => list.includes(join(place)));
  const piece = before[place + 1];
  if (place < 0 || typeof piece !== "string") return undefined;
  const message = {
    en: "This is read as part of the entry above",
    de: "Das wird als Teil des Eintrags darüber gelesen",
  };
  return { file, path: [...path, list.indexOf(join(place))], piece, message, hint: hints.writeLine(asYaml([piece])) };
}

/** Ids are compared as keys are: links to them must work in every language. */
function compareNames(files: ContentFiles, there: Side, here: Side, expected: Names, names: Names): Finding[] {
  const { file } = there;
  const before = valueAt(files.base?.parsed.get(here.file)?.value, here.path);
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
      const next = [...names.keys()].slice(index).find((each) => expected.has(each));
      const [where, wo] = next === undefined ? ["", ""] : [`, in front of "${next}"`, `, und zwar vor „${next}“`];
      const hint = {
        en: `Add it there too${where}, or delete it here`,
        de: `Ergänzen Sie es auch dort${wo}, oder löschen Sie es hier`,
      };
      return [{ ...at(there, here, expected.get(next ?? "") ?? there.path, path), message, hint }];
    }
    const message = {
      en: `"${name}" is here and "${meant}" in ${file}`,
      de: `Hier steht „${name}“, in ${file} steht „${meant}“`,
    };
    const pathThere = missing.get(meant) ?? [];
    missing.delete(meant);
    return [{ ...at(there, here, pathThere, path), message, hint: hints.didYouMeanOrRename(meant, file) }];
  });
  for (const [name, path] of missing) {
    const message = {
      en: `"${name}" is missing here and is in ${file}`,
      de: `„${name}“ fehlt hier und steht in ${file}`,
    };
    const step = Array.isArray(before) ? (idsIn(before)?.indexOf(name) ?? 0) : name;
    const wasHere = Array.isArray(before) ? idsIn(before)?.includes(name) : isRecord(before) && name in before;
    const hint = wasHere
      ? hints.putBackOrDelete(file, linesBefore(files, here.file, [...here.path, step]))
      : { en: "Copy it and translate it", de: "Kopieren und übersetzen Sie es" };
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
