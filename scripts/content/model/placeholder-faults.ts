/** Placeholders of a content folder: those that name nothing, and those that differ between languages. */
import type { SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import { idsIn, isRecord, type Path, pairEntries, walkPairs } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, locateText } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { factPlaceholder, runtimePlaceholder } from "./format-facts.ts";
import { inspectHtml } from "./html/inspect-html.ts";
import { inspectFact, inspectWords, type WrongPlaceholder } from "./inspect-placeholders.ts";
import { isFlawed, isIncomplete } from "./issue-lookup.ts";
import { firstMoved } from "./list-order.ts";
import { factNames, mayBeFact } from "./placeholder-names.ts";
import { hasNotesPage } from "./reference-index.ts";
import { stringsOf } from "./strings.ts";
import { type TranslatedPair, translatedPairs } from "./translation-differences.ts";
import { writtenFact } from "./written-facts.ts";

interface Placed {
  readonly place: SourceLocation;
  readonly path: Path;
}

/** Pieces of texts that look like a placeholder and are none. */
export function wrongPlaceholders(files: ContentFiles): (WrongPlaceholder & Placed)[] {
  return [...files.parsed.values()]
    .filter((parsed) => isShown(files, parsed))
    .flatMap((parsed) => {
      const isFacts = parsed.file.startsWith("facts/");
      const pair = translatedPairs(files).find(({ translated }) => translated === parsed);
      return stringsOf(files, parsed).flatMap(({ path, value }) => {
        // A value of a wrong form is reported as that.
        if (isFacts && isFlawed(files, parsed.file, path)) return [];
        const seen = new Map<string, number>();
        return inspect(files, parsed, path, value, () => lackingIn(pair, path)).map((wrong) => {
          const nth = seen.get(wrong.piece) ?? 0;
          seen.set(wrong.piece, nth + 1);
          return { ...wrong, place: locateText(parsed, path, wrong.piece, nth), path };
        });
      });
    });
}

/** These words are on no page if no plugin has them, so that nobody has to mend them for a plugin that is gone. */
function isShown(files: ContentFiles, { file }: ParsedFile): boolean {
  return !/^[^/]+\/notes\.yaml$/.test(file) || hasNotesPage(files);
}

function inspect(
  files: ContentFiles,
  { file }: ParsedFile,
  path: Path,
  value: string,
  expected: () => readonly string[] = () => [],
): WrongPlaceholder[] {
  const isHtml = path.at(-1) === "html";
  // Brackets of scripts and styles are no placeholders; that there is such a thing is reported with the HTML.
  const text = isHtml ? value.replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1|$)/gi, "") : value;
  if (file.startsWith("facts/")) return inspectFact(text, path.at(-1));
  return inspectWords(text, {
    isFact: (name) => mayBeFact(files, name),
    names: () => factNames(files).names,
    isInterface: /^[^/]+\/ui\.yaml$/.test(file),
    isHtml,
    expected,
  });
}

/** Names of facts that the same text of the first language has and this one lacks. */
function lackingIn(pair: TranslatedPair | undefined, path: Path): string[] {
  const pairs = pair === undefined ? [] : walkPairs(pair.original.value, pair.translated.value);
  const text = [...pairs].find((found) => found.path.join("\n") === path.join("\n"));
  if (text === undefined) return [];
  const found = placeholdersIn(text.value);
  return [...placeholdersIn(text.original)]
    .filter((name) => !found.has(name))
    .map((name) => name.replaceAll(/[{}]/g, ""));
}

function placeholdersIn(value: string): Set<string> {
  return new Set([...value.matchAll(factPlaceholder), ...value.matchAll(runtimePlaceholder)].map(([whole]) => whole));
}

export interface PlaceholderDifference extends Placed {
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** The fact that is missing, as the text has it without a placeholder. */
  readonly written: string | undefined;
  readonly related: readonly SourceLocation[];
  /** The file of the first language. */
  readonly file: string;
}

/** Texts without the same placeholders as the original, in any order; how often one is there is up to the language. */
export const placeholderDifferences = memo((files: ContentFiles): readonly PlaceholderDifference[] =>
  translatedPairs(files).flatMap(({ original, translated }) => {
    if (!isShown(files, translated)) return [];
    const moved = [...movedLists(original.value, translated.value, [])];
    const isReported = (parsed: ParsedFile, path: Path, value: string) =>
      isFlawed(files, parsed.file, path) ||
      // A text without its key became part of the text above.
      isIncomplete(files, parsed.file, path.slice(0, -1)) ||
      (path.at(-1) === "html" && isBrokenHtml(value)) ||
      inspect(files, parsed, path, value).length > 0;
    return [...walkPairs(original.value, translated.value)].flatMap((pair): PlaceholderDifference[] => {
      const { path, value, originalPath } = pair;
      if (!pair.original.includes("{") && !value.includes("{")) return [];
      // Entries in another order are reported as that.
      if (moved.some((list) => list.every((step, index) => path[index] === step))) return [];
      const expected = placeholdersIn(pair.original);
      const found = placeholdersIn(value);
      const missing = [...expected].filter((name) => !found.has(name));
      const extra = [...found].filter((name) => !expected.has(name));
      if (missing.length === 0 && extra.length === 0) return [];
      if (isReported(original, originalPath, pair.original) || isReported(translated, path, value)) return [];
      const isForeign = missing.length === 0 || (missing.length === 1 && extra.length === 1);
      const [lacking = "", second] = missing;
      const isOne = !isForeign && second === undefined;
      const written = isOne ? writtenFact(files, lacking.replaceAll(/[{}]/g, ""), value) : undefined;
      const piece = isForeign ? extra[0] : written;
      const place = piece === undefined ? locate(translated, path) : locateText(translated, path, piece);
      const related = [locate(original, originalPath)];
      return [{ place, path, missing, extra, written, related, file: original.file }];
    });
  }),
);

/** Paths of lists whose entries are in another order; those with ids are paired by them. */
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

/** HTML that lost a part is reported as that, not once more for what was in the part. */
function isBrokenHtml(html: string): boolean {
  const anywhere = { pages: new Map(), ids: new Set<string>() };
  return inspectHtml(html, anywhere).some(({ rule }) => rule === "html");
}
