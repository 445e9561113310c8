/**
 * Every language has the same keys, ids and list lengths as the first one. Schemas hold most keys; this is about those
 * that they leave open: optional keys, lists, records.
 */

import { type Problem, problem } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { nearest } from "../core/suggest.ts";
import { idsIn, isDistinct, isRecord, type Path, pairEntries } from "../core/value-path.ts";
import { hints } from "../messages/hints.ts";
import { parityMessages as said } from "../messages/parity.ts";
import { hasFlawedEntries, hasFlawedKeys } from "../model/issue-lookup.ts";
import { firstMoved } from "../model/list-order.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { pluralKey } from "../schema/plural-forms.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { isWrapped } from "./shown-quotes.ts";
import { isNamedByFacts } from "./titles.ts";
import { explainUneven } from "./uneven-lists.ts";
import { checkUntranslated } from "./untranslated.ts";

interface Pair {
  readonly files: ContentFiles;
  readonly original: ParsedFile;
  readonly translated: ParsedFile;
  /** Path of the file below its language. */
  readonly name: string;
}

/** @param original A file of the first language; of the others nothing is said. */
export function checkParity(files: ContentFiles, original: ParsedFile): Problem[] {
  const [source, ...others] = files.languages;
  if (source === undefined || !original.file.startsWith(`${source}/`)) return [];
  const name = original.file.slice(source.length + 1);
  return others.flatMap((language) => {
    const translated = files.parsed.get(`${language}/${name}`);
    if (translated === undefined) return [];
    const differences = compare({ files, original, translated, name }, original.value, translated.value, [], []);
    return [...differences, ...checkUntranslated(original, translated)];
  });
}

/**
 * @param there Path in the original.
 * @param here Path in the translation; the two differ where entries with ids stand in another order.
 */
function compare(pair: Pair, a: unknown, b: unknown, there: Path, here: Path): Problem[] {
  if (Array.isArray(a) && Array.isArray(b)) {
    return [
      ...compareLists(pair, a, b, there, here),
      ...pairEntries(a, b).flatMap(([one, other]) =>
        compare(pair, a[one], b[other], [...there, one], [...here, other]),
      ),
    ];
  }
  if (typeof a === "string" && typeof b === "string") return compareQuotes(pair, a, b, there, here);
  if (!isRecord(a) || !isRecord(b)) return [];
  const common = Object.keys(a).filter((key) => Object.hasOwn(b, key) && !swallowed(key, a, b));
  return [
    ...compareKeys(pair, Object.keys(a), Object.keys(b), there, here),
    ...common.flatMap((key) => compare(pair, a[key], b[key], [...there, key], [...here, key])),
  ];
}

/**
 * A text that stands in quotes of a text processor, without quotes of YAML around them, while the other language has
 * none: they were meant for YAML and would be shown.
 */
function compareQuotes(pair: Pair, a: string, b: string, there: Path, here: Path): Problem[] {
  const { original, translated } = pair;
  const [isThere, isHere] = [isWrapped(original, there, a), isWrapped(translated, here, b)];
  if (isThere === isHere) return [];
  const [parsed, path, other] = isHere ? [translated, here, original] : [original, there, translated];
  const message = said.shownQuotes(other.file);
  return [problem(locate(parsed, path), "translation-differs", message, said.straightQuotes, { path })];
}

/** A list that is longer by exactly the entries of one that is missing: only the line of its key was lost. */
function swallowed(key: string, a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  const difference = lengthOf(b[key]) - lengthOf(a[key]);
  const [has, lacks] = difference > 0 ? [a, b] : [b, a];
  const lost = Object.keys(has).filter((other) => !Object.hasOwn(lacks, other));
  return difference !== 0 && lost.some((other) => lengthOf(has[other]) === Math.abs(difference));
}

function isFlawedPair({ files, original, translated }: Pair, there: Path, here: Path): boolean {
  return hasFlawedKeys(files, original.file, there) || hasFlawedKeys(files, translated.file, here);
}

function compareKeys(pair: Pair, a: readonly string[], b: readonly string[], there: Path, here: Path): Problem[] {
  if (isFlawedPair(pair, there, here) || isNamedByFacts(pair.files, pair.name, here)) return [];
  const { file } = pair.original;
  const isOwn = (key: string) => isPluralForm(pair.name, key);
  const missing = new Set(a.filter((key) => !b.includes(key) && !isOwn(key)));
  const problems: Problem[] = [];
  for (const key of b.filter((other) => !a.includes(other) && !isOwn(other))) {
    const meant = nearest(key, [...missing]);
    if (meant !== undefined) {
      missing.delete(meant);
      const message = said.otherKey(key, meant, file);
      problems.push(report(pair, [...here, key], [...there, meant], message, hints.didYouMean(meant)));
    } else {
      problems.push(report(pair, [...here, key], there, said.onlyHere(key, file), said.addThere));
    }
  }
  for (const key of missing) {
    problems.push(report(pair, here, [...there, key], said.missing(key, file), said.translateKey(key)));
  }
  return problems;
}

/** Languages have different plural forms of the same string. Which ones they need is a rule of its own. */
function isPluralForm(name: string, key: string): boolean {
  return name === "ui.yaml" && pluralKey(key) !== undefined;
}

function compareLists(pair: Pair, a: readonly unknown[], b: readonly unknown[], there: Path, here: Path): Problem[] {
  const { files, original, translated } = pair;
  if (hasFlawedEntries(files, original.file, there) || hasFlawedEntries(files, translated.file, here)) return [];
  const idsThere = idsIn(a);
  const idsHere = idsIn(b);
  if (idsThere !== undefined && idsHere !== undefined) {
    // Ids that stand twice are reported as such; nothing can be compared by them.
    if (!isDistinct(idsThere) || !isDistinct(idsHere)) return [];
    return compareIds(pair, idsThere, idsHere, there, here);
  }
  const moved = firstMoved(a, b);
  if (moved !== undefined) {
    const message = said.otherOrder(original.file);
    return [report(pair, [...here, moved], [...there, moved], message, said.sameOrder, "value")];
  }
  if (a.length === b.length) return [];
  const known = explainUneven({ parsed: original, path: there, list: a }, { parsed: translated, path: here, list: b });
  if (known !== undefined) return [known];
  const message = said.otherLength(b.length, a.length, pair.original.file);
  return [report(pair, here, there, message, said.sameLength)];
}

/** Ids are addresses: links to them must work in every language. */
function compareIds(pair: Pair, a: readonly string[], b: readonly string[], there: Path, here: Path): Problem[] {
  const { file } = pair.original;
  const missing = new Set(a.filter((id) => !b.includes(id)));
  const problems: Problem[] = [];
  for (const [index, id] of b.entries()) {
    if (a.includes(id)) continue;
    const path = [...here, index, "id"];
    const same = a.length === b.length ? [a[index] ?? ""].find((other) => missing.has(other)) : undefined;
    const meant = same ?? nearest(id, [...missing]);
    if (meant === undefined) {
      problems.push(report(pair, path, there, said.entryOnlyHere(id, file), said.addThere, "value"));
    } else {
      missing.delete(meant);
      const message = said.otherId(id, meant, file);
      const original = [...there, a.indexOf(meant), "id"];
      problems.push(report(pair, path, original, message, hints.write(`id: ${meant}`), "value"));
    }
  }
  for (const id of missing) {
    problems.push(report(pair, here, [...there, a.indexOf(id), "id"], said.entryMissing(id, file), said.copyEntry));
  }
  const moved = b.findIndex((id, index) => id !== a[index]);
  if (problems.length > 0 || moved < 0) return problems;
  const hint = said.putHere(a[moved] ?? "");
  return [report(pair, [...here, moved, "id"], [...there, moved, "id"], said.otherOrder(file), hint, "value")];
}

function report(
  { original, translated }: Pair,
  here: Path,
  there: Path,
  message: Sentence,
  hint: Sentence,
  target: "key" | "value" = "key",
): Problem {
  const related = [locate(original, there, "key")];
  return problem(locate(translated, here, target), "translation-differs", message, hint, { path: here, related });
}
