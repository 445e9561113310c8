/** Schemas hold most keys; this is about those that they leave open: optional keys, entries, lists. */
import { nearest } from "../core/suggest.ts";
import { type FoundPair, isDistinct, isRecord, type Path, valueAt } from "../core/value-path.ts";
import { changedLast } from "../model/changes.ts";
import { hasFlaws } from "../model/issue-lookup.ts";
import { isSharedRecord } from "../model/shared-ids.ts";
import { type TranslatedPair, translatedPairs } from "../model/translated-pairs.ts";
import { isInTypographicQuotes, straightQuotes } from "../model/typographic-quotes.ts";
import { pluralKey } from "../schema/plural-forms.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "translation-differs",
  group: "references",
  title: { en: "Translations differ in structure", de: "Sprachen sind verschieden aufgebaut" },
  meaning: {
    en: "A list has more entries in one language, or an entry has another key. Links to a question must work in every language, so keys are the same everywhere. Their order is that of the first language. Both places are named. Of lists of plain texts this is a warning.",
    de: "Eine Liste hat in einer Sprache mehr Einträge, oder ein Eintrag hat einen anderen Schlüssel. Links zu einer Frage müssen in jeder Sprache funktionieren, deshalb sind die Schlüssel überall gleich. Ihre Reihenfolge ist die der ersten Sprache. Beide Stellen werden genannt. Bei Listen einfacher Texte ist das eine Warnung.",
  },
  example: {
    file: "de/pages/faq.yaml",
    place: /^ {2}is-it-free:$/m,
    wrong: "  ist-es-kostenlos:",
    right: "  is-it-free:",
  },
  check: (files) =>
    translatedPairs(files).flatMap((pair) => [
      ...pair.values.flatMap((value) => compareEntries(files, pair, value)),
      ...compareQuotes(pair),
    ]),
});

/** Quotes around a text in one language only were meant for YAML and would be shown. */
function compareQuotes({ original, translated, texts }: TranslatedPair): Finding[] {
  return texts.flatMap((pair) => {
    const isThere = isInTypographicQuotes(original, pair.path, pair.original);
    const isHere = isInTypographicQuotes(translated, pair.path, pair.value);
    if (isThere === isHere) return [];
    const [parsed, path, other] = isHere ? [translated, pair.path, original] : [original, pair.path, translated];
    const message = {
      en: `These quotes are shown on the page; the text in ${other.file} has none`,
      de: `Diese Anführungszeichen erscheinen auf der Seite; der Text in ${other.file} hat keine`,
    };
    return [{ file: parsed.file, path, message, hint: straightQuotes }];
  });
}

/** A value in one of two files. */
interface Side {
  readonly file: string;
  readonly value: unknown;
}

function compareEntries(files: ContentFiles, { original, translated }: TranslatedPair, pair: FoundPair): Finding[] {
  const { path } = pair;
  if ([original, translated].some(({ file }) => hasFlaws(files, file, path))) return [];
  const [there, here] = changedLast<Side & { readonly path: Path }>(
    files,
    { file: original.file, path, value: pair.original },
    { file: translated.file, path, value: pair.value },
  );
  if (Array.isArray(there.value) && Array.isArray(here.value)) {
    const [beside, besideHere] = [there, here].map(({ file }) =>
      Object.keys(valueAt(files.parsed.get(file)?.value, path.slice(0, -1)) ?? {}),
    );
    // If the line of a list is gone, its entries are in the one above: there are not too many as well.
    return beside?.length === besideHere?.length ? compareLists(there, here, path) : [];
  }
  return isRecord(there.value) && isRecord(here.value) ? compareKeys(files, there, here, path) : [];
}

/** Texts may be told in fewer points in another language; rows and steps may not. */
function compareLists(there: Side, here: Side, path: Path): Finding[] {
  const lists = [there, here].map(({ value }) => Object.values(value ?? {}));
  const [original = [], list = []] = lists;
  if (original.length === list.length) return [];
  // What is there twice is reported as that.
  if (lists.some((entries) => !isDistinct(entries.map((entry) => JSON.stringify(entry))))) return [];
  const message = {
    en: `There are ${list.length} entries here and ${original.length} in ${there.file}`,
    de: `Einträge hier: ${list.length}, in ${there.file}: ${original.length}`,
  };
  const hint =
    list.length > original.length
      ? {
          en: `Translate the new entries into ${there.file} too, or delete them here`,
          de: `Übersetzen Sie die neuen Einträge auch für ${there.file}, oder löschen Sie sie hier`,
        }
      : {
          en: `Translate the missing entries here, or delete them in ${there.file} too`,
          de: `Übersetzen Sie hier die fehlenden Einträge, oder löschen Sie sie auch in ${there.file}`,
        };
  const isText = lists.flat().every((entry) => typeof entry === "string");
  return [{ ...at(there, here, path), severity: isText ? "warning" : "error", message, hint }];
}

/** The keys that every language has to have. */
function keysIn(files: ContentFiles, { file, value }: Side, path: Path): string[] {
  if (isSharedRecord(files, file.slice(file.indexOf("/") + 1), path)) return [];
  // Each language has plural forms of its own.
  return Object.keys(value ?? {}).filter((key) => pluralKey(key) === undefined);
}

function compareKeys(files: ContentFiles, there: Side, here: Side, path: Path): Finding[] {
  const { file } = there;
  const [expected = [], keys = []] = [there, here].map((side) => keysIn(files, side, path));
  const missing = new Set(expected.filter((key) => !keys.includes(key)));
  const extra = keys.filter((key) => !expected.includes(key));
  const found = extra.map((key): Finding => {
    const [only] = missing;
    const meant = nearest(key, [...missing]) ?? (extra.length === 1 && missing.size === 1 ? only : undefined);
    if (meant === undefined) {
      const message = { en: `"${key}" is only here, not in ${file}`, de: `„${key}“ steht nur hier, nicht in ${file}` };
      const hint = {
        en: "Add it there too, or delete it here",
        de: "Ergänzen Sie es auch dort, oder löschen Sie es hier",
      };
      return { ...at(there, here, path, [...path, key]), message, hint };
    }
    missing.delete(meant);
    const message = {
      en: `"${key}" is here and "${meant}" in ${file}`,
      de: `Hier steht „${key}“, in ${file} steht „${meant}“`,
    };
    const hint = {
      en: "Write the same name in every language",
      de: "Schreiben Sie in jeder Sprache denselben Namen",
    };
    return { ...at(there, here, [...path, meant], [...path, key]), message, hint };
  });
  const lacking = [...missing].map((key): Finding => {
    const message = {
      en: `"${key}" is missing here and is in ${file}`,
      de: `„${key}“ fehlt hier und steht in ${file}`,
    };
    const hint = {
      en: `Copy it from there and translate it, or delete it in ${file}`,
      de: `Kopieren und übersetzen Sie es, oder löschen Sie es in ${file}`,
    };
    return { ...at(there, here, [...path, key], path), message, hint };
  });
  return [...found, ...lacking];
}

/** The key in this file, and the related one in the other. */
function at(there: Side, here: Side, pathThere: Path, path = pathThere) {
  return {
    file: here.file,
    path,
    target: "key",
    related: [{ file: there.file, path: pathThere, target: "key" }],
  } as const;
}
