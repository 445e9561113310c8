/** Names that one file uses and another one gives: help articles of plugins, versions, the plugin of the banner. */

import { type Place, type Problem, problem } from "../core/diagnostic.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { knownAreas, knownHelp, knownPlugins, mayBeHelp } from "../known.ts";
import { hints } from "../messages/hints.ts";
import { type Named, named, referenceMessages as said } from "../messages/references.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

export function checkReferences(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const { file } = parsed;
  if (file.startsWith("facts/plugins/")) return checkHelp(files, parsed);
  if (file.startsWith("facts/releases/")) return checkVersion(files, parsed);
  if (file === "facts/pictures.yaml") return checkAreas(files, parsed);
  return file === "facts/site.yaml" ? checkBanner(files, parsed) : [];
}

/** A problem where the text at `path` is none of the known names. What has the wrong shape is reported as that. */
function checkName(
  files: ContentFiles,
  parsed: ParsedFile,
  path: Path,
  what: Named,
  known: ReadonlySet<string>,
): Problem[] {
  const written = valueAt(parsed.value, path);
  if (typeof written !== "string" || known.has(written) || isFlawed(files, parsed.file, path)) return [];
  return [unknownName(locate(parsed, path), path, written, what, known)];
}

function unknownName(place: Place, path: Path, written: string, what: Named, known: ReadonlySet<string>): Problem {
  const meant = nearest(written, [...known]);
  const hint = meant === undefined ? hints.writeOneOf(nearestFirst(written, [...known])) : hints.didYouMean(meant);
  return problem(place, "unknown-reference", said.unknown(what, written), hint, { path });
}

function checkHelp(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const list = valueAt(parsed.value, ["help"]);
  if (!Array.isArray(list)) return [];
  return list.flatMap((id, index) => {
    const articles = mayBeHelp(files, String(id)) ? undefined : knownHelp(files);
    return articles === undefined ? [] : checkName(files, parsed, ["help", index], named.helpArticle, articles);
  });
}

function checkVersion(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const path = ["version"];
  const name = parsed.file.slice("facts/releases/".length, -".yaml".length);
  const written = valueAt(parsed.value, path);
  if (typeof written !== "string" || written === name || isFlawed(files, parsed.file, path)) return [];
  const message = said.otherVersion(name, written);
  return [problem(locate(parsed, path), "version-differs", message, said.writeVersion(name), { path })];
}

function checkBanner(files: ContentFiles, parsed: ParsedFile): Problem[] {
  return checkName(files, parsed, ["countryBanner", "plugin"], named.plugin, knownPlugins(files));
}

/**
 * Pictures of areas that the features page does not have would never be seen. Where no language says what such a picture
 * shows, that is reported already, with the name that was meant.
 */
function checkAreas(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const areas = knownAreas(files);
  const pictures = valueAt(parsed.value, ["featureAreas"]);
  if (areas === undefined || !isRecord(pictures)) return [];
  return Object.keys(pictures)
    .filter((id) => !areas.has(id) && isDescribed(files, id) && !isFlawed(files, parsed.file, ["featureAreas", id]))
    .map((id) => {
      const path = ["featureAreas", id];
      return unknownName(locate(parsed, path, "key"), path, id, named.area, areas);
    });
}

function isDescribed(files: ContentFiles, area: string): boolean {
  return files.languages.some((language) => {
    const words = valueAt(files.parsed.get(`${language}/pages/features.yaml`)?.value, ["areaPictures"]);
    return isRecord(words) && Object.hasOwn(words, area);
  });
}
