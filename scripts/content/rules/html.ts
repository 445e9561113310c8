/**
 * HTML in content: an allow-list. Nothing is repaired: what is emitted is what was written, and what was written is
 * either safe or refused.
 */
import { localizedPath, pagesOf } from "../../../src/routes/routes.ts";
import { isIncomplete } from "../flaws.ts";
import { knownPlugins } from "../known.ts";
import type { ContentFiles } from "../load.ts";
import type { ParsedFile } from "../parse.ts";
import { locateText } from "../position.ts";
import { type Problem, problem } from "../problem.ts";
import { stringsOf } from "../strings.ts";
import { isRecord, type Path } from "../walk.ts";
import { inspectHtml } from "./inspect-html.ts";
import type { LinkTargets } from "./links.ts";

export function checkHtml(files: ContentFiles): Problem[] {
  const pages = internalPages(files);
  return [...files.parsed.values()].flatMap((parsed) => {
    const targets = { pages, ids: idsOf(parsed.value) };
    return stringsOf(files, parsed).flatMap(({ path, value }) =>
      path.at(-1) === "html" ? inHtml(parsed, path, value, targets) : inText(files, parsed, path, value),
    );
  });
}

function inHtml(parsed: ParsedFile, path: Path, value: string, targets: LinkTargets): Problem[] {
  return inspectHtml(value, targets).map(({ rule, message, hint, start, end }) => {
    const piece = value.slice(start, end);
    const nth = value.slice(0, start).split(piece).length - 1;
    return problem(locateText(parsed, path, piece, nth), rule, message, hint, { path });
  });
}

/** Plain text fields are shown as written: a tag in them would be seen with its brackets. */
function inText(files: ContentFiles, parsed: ParsedFile, path: Path, value: string): Problem[] {
  // HTML without its key became part of the text above.
  if (isIncomplete(files, parsed.file, path.slice(0, -1))) return [];
  const [piece] = /<\/?[a-z][^>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.exec(value) ?? [];
  if (piece === undefined) return [];
  const hint = piece.startsWith("&") ? "Write the character itself" : "Write the text without tags";
  return [
    problem(locateText(parsed, path, piece), "html-in-text", `HTML does not work here: ${piece}`, hint, { path }),
  ];
}

/** Pages that links may lead to, without language, with the ids that their words give. */
function internalPages(files: ContentFiles): Map<string, ReadonlySet<string> | undefined> {
  const [language = ""] = files.languages;
  const site = { languages: files.languages, pluginSlugs: [...knownPlugins(files)] };
  const pages = pagesOf(site).filter(({ route }) => route !== "notFound");
  return new Map(
    pages.map((page) => {
      const path = localizedPath(page, "-").slice(2);
      const words = files.parsed.get(`${language}/pages${path}.yaml`);
      return [path || "/", words === undefined ? undefined : idsOf(words.value)];
    }),
  );
}

/** Ids of the sections or questions of a page, which are addresses within it. */
function idsOf(value: unknown): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((entry: unknown) => [...idsOf(entry)]));
  if (!isRecord(value)) return new Set();
  const own = typeof value.id === "string" ? [value.id] : [];
  return new Set([...own, ...Object.values(value).flatMap((entry) => [...idsOf(entry)])]);
}
