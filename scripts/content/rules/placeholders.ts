/** Placeholders: `{fact}` must name a fact, `{{value}}` may stand only in interface strings, and languages agree. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { idsIn, isRecord, type Path, pairEntries, walkPairs } from "../core/value-path.ts";
import { factNames, mayBeFact } from "../fact-names.ts";
import { factPlaceholder, runtimePlaceholder } from "../facts.ts";
import { hasNotesPage } from "../known.ts";
import { hints } from "../messages/hints.ts";
import { placeholderMessages as said } from "../messages/placeholders.ts";
import { isFlawed, isIncomplete } from "../model/issue-lookup.ts";
import { firstMoved } from "../model/list-order.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, locateText } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { inspectHtml } from "./inspect-html.ts";
import { inspectFact, inspectWords, type Wrong } from "./inspect-placeholders.ts";
import { writtenFact } from "./written-facts.ts";

type Judge = (value: string, key: unknown, expected: readonly string[]) => Wrong[];

export function checkPlaceholders(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const [source = ""] = files.languages;
  const [language = "", ...rest] = parsed.file.split("/");
  const isInterface = rest.join("/") === "ui.yaml";
  // These words are on no page then, so that nobody has to mend them for a plugin that is gone.
  if (rest.join("/") === "notes.yaml" && !hasNotesPage(files)) return [];
  const isFact = (name: string) => mayBeFact(files, name);
  const names = () => factNames(files).names;
  const judge: Judge = (value, key, expected) =>
    language === "facts"
      ? inspectFact(value, key)
      : inspectWords(value, { isFact, names, isInterface, isHtml: key === "html", expected });
  const original = language === source ? undefined : files.parsed.get([source, ...rest].join("/"));
  return [
    ...checkStrings(files, parsed, original, judge),
    ...(original === undefined ? [] : checkSame(files, original, parsed, judge)),
  ];
}

function checkStrings(
  files: ContentFiles,
  parsed: ParsedFile,
  original: ParsedFile | undefined,
  judge: Judge,
): Problem[] {
  const isFacts = parsed.file.startsWith("facts/");
  return stringsOf(files, parsed).flatMap(({ path, value }) => {
    // A value of a wrong form is reported as that.
    if (isFacts && isFlawed(files, parsed.file, path)) return [];
    const text = path.at(-1) === "html" ? withoutCode(value) : value;
    const wrong = judge(text, path.at(-1), []);
    if (wrong.length === 0) return [];
    const seen = new Map<string, number>();
    return judge(text, path.at(-1), lackingIn(original, parsed, path)).map(({ piece, message, hint }) => {
      const nth = seen.get(piece) ?? 0;
      seen.set(piece, nth + 1);
      return problem(locateText(parsed, path, piece, nth), "unknown-placeholder", message, hint, { path });
    });
  });
}

/** Names of facts that the same text of the first language has and this one lacks. */
function lackingIn(original: ParsedFile | undefined, parsed: ParsedFile, path: Path): string[] {
  if (original === undefined) return [];
  const pair = [...walkPairs(original.value, parsed.value)].find((one) => one.path.join("\n") === path.join("\n"));
  if (pair === undefined) return [];
  const found = placeholders(pair.value);
  return [...placeholders(pair.original)].filter((one) => !found.has(one)).map((one) => one.replaceAll(/[{}]/g, ""));
}

/** Brackets of scripts and styles are no placeholders; that there is such a thing is reported with the HTML. */
function withoutCode(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1|$)/gi, "");
}

/** The same placeholders as the original, in any order; how often one stands is up to the language. */
function checkSame(files: ContentFiles, original: ParsedFile, translated: ParsedFile, judge: Judge): Problem[] {
  const moved = [...movedLists(original.value, translated.value, [])];
  return [...walkPairs(original.value, translated.value)].flatMap((pair) => {
    const { path, value, originalPath } = pair;
    // Entries in another order are reported as that.
    if (moved.some((list) => list.every((step, index) => path[index] === step))) return [];
    if (!pair.original.includes("{") && !value.includes("{")) return [];
    const expected = placeholders(pair.original);
    const found = placeholders(value);
    const missing = [...expected].filter((name) => !found.has(name));
    const extra = [...found].filter((name) => !expected.has(name));
    if (missing.length === 0 && extra.length === 0) return [];
    const isReported =
      isFlawed(files, original.file, originalPath) ||
      isFlawed(files, translated.file, path) ||
      // A text without its key became part of the text above.
      isIncomplete(files, original.file, originalPath.slice(0, -1)) ||
      isIncomplete(files, translated.file, path.slice(0, -1)) ||
      (path.at(-1) === "html" && (isBrokenHtml(value) || isBrokenHtml(pair.original))) ||
      judge(value, path.at(-1), []).length > 0 ||
      judge(pair.original, path.at(-1), []).length > 0;
    if (isReported) return [];
    const more = { path, related: [locate(original, originalPath)] };
    const difference = { files, translated, path, value, missing, extra, file: original.file };
    const { place, message, hint } = explain(difference);
    return [problem(place, "placeholder-differs", message, hint, more)];
  });
}

/** Paths of lists whose entries stand in another order; those with ids are paired by them. */
function* movedLists(original: unknown, value: unknown, path: Path): Generator<Path> {
  if (Array.isArray(original) && Array.isArray(value)) {
    if (idsIn(value) === undefined && firstMoved(original, value) !== undefined) yield path;
    for (const [there, here] of pairEntries(original, value)) {
      yield* movedLists(original[there], value[here], [...path, here]);
    }
  } else if (isRecord(original) && isRecord(value)) {
    for (const [key, entry] of Object.entries(value)) yield* movedLists(original[key], entry, [...path, key]);
  }
}

interface Difference {
  readonly files: ContentFiles;
  readonly translated: ParsedFile;
  readonly path: Path;
  readonly value: string;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** The file of the first language. */
  readonly file: string;
}

/** What differs, at the placeholder that is too many, or at the fact that stands there as it is. */
function explain({ files, translated, path, value, missing, extra, file }: Difference) {
  const [lacking = ""] = missing;
  const [foreign] = extra;
  if (foreign !== undefined) {
    const place = locateText(translated, path, foreign);
    const isOther = extra.length === 1 && missing.length === 1;
    if (isOther) return { place, message: said.other(foreign, lacking, file), hint: hints.write(lacking) };
    if (missing.length === 0) {
      const names = extra.join(", ");
      return { place, message: said.extra(names, file), hint: said.takeOut(names) };
    }
  }
  const names = missing.join(", ");
  const message = said.missing(names, file);
  const written = missing.length === 1 ? writtenFact(files, lacking.replaceAll(/[{}]/g, ""), value) : undefined;
  if (written === undefined) return { place: locate(translated, path), message, hint: said.putIn(names) };
  return { place: locateText(translated, path, written), message, hint: said.inPlaceOf(lacking, written) };
}

/** HTML that lost a part is reported as that, not once more for what stood in the part. */
function isBrokenHtml(html: string): boolean {
  const anywhere = { pages: new Map(), ids: new Set<string>() };
  return inspectHtml(html, anywhere).some(({ rule }) => rule.startsWith("html-") || rule === "link");
}

function placeholders(value: string): Set<string> {
  return new Set([...value.matchAll(factPlaceholder), ...value.matchAll(runtimePlaceholder)].map(([whole]) => whole));
}
