/** The pages of the site and their anchors, as far as they are known while files are missing or invalid. */
import { receiptId } from "../../../../src/domain/choice.ts";
import { releaseAnchor } from "../../../../src/routes/anchors.ts";
import { feedKinds, feedPath } from "../../../../src/routes/feeds.ts";
import { pagesOf, pathInContent } from "../../../../src/routes/routes.ts";
import { memo } from "../../core/memo.ts";
import { isRecord, valueAt } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import type { ContentFiles } from "../content-files.ts";
import { hasReleases, missingRoutes, namesIn } from "../file-values.ts";
import { pageSchemas } from "../pages.ts";
import { anchorsIn } from "./anchors.ts";
import { knownIds, knownTexts } from "./reference-index.ts";

/** Ids of the anchors on a page; `undefined` if a file that defines them is missing or invalid. */
export type PageAnchors = ReadonlySet<string> | undefined;

/** All pages and feeds with their anchors, by path without language: `/plugins/fatoora`, `/` for the home page. */
export const knownPages = memo((files: ContentFiles): Map<string, PageAnchors> => {
  const site = {
    languages: files.languages,
    pluginSlugs: [...namesIn(files, "plugins")],
    partnerPages: [],
    editions: [...knownIds(files, "edition")].filter((id) => mayHaveFile(files, id)),
    textSlugs: [...knownTexts(files)],
    missing: missingRoutes(hasReleases(files)),
  };
  const pages = pagesOf(site).filter(({ route }) => route !== "notFound");
  const feeds =
    site.missing.length > 0
      ? []
      : feedKinds.map((kind): [string, PageAnchors] => [feedPath(kind, "-").slice(2), new Set()]);
  return new Map([
    ...pages.map((page): [string, PageAnchors] => {
      const path = pathInContent(page);
      if (page.route === "releaseNotes") return [path, new Set([...namesIn(files, "releases")].map(releaseAnchor))];
      if (page.route === "partners") return [path, countryAnchors(files)];
      if (page.route === "features") {
        const areas = anchorsInFiles(files, ["areas.yaml"]);
        return [path, areas && new Set([...areas, receiptId])];
      }
      return [path, textAnchors(files, page.route === "text" ? `texts${path}` : `pages${path}`)];
    }),
    ...feeds,
  ]);
});

function mayHaveFile({ parsed }: ContentFiles, edition: string): boolean {
  const editions = valueAt(parsed.get("downloads.yaml")?.value, ["editions"]);
  return !isRecord(editions) || Object.hasOwn(editions, edition);
}

/** The anchors that the files define. */
export function anchorsOf({ languages }: ContentFiles, files: readonly ParsedFile[]): ReadonlySet<string> {
  return new Set(files.flatMap((parsed) => anchorsIn(parsed, languages).map(({ id }) => id)));
}

/** The anchors in any language; `translation-differs` reports those that only one language has. */
function textAnchors(files: ContentFiles, path: string): PageAnchors {
  // Pages without a text file of the same name have no anchors.
  if (!path.startsWith("texts/") && !Object.hasOwn(pageSchemas, path.slice("pages/".length))) return new Set();
  const names = files.languages.map((language) => `${language}/${path}.yaml`);
  return anchorsInFiles(files, names);
}

function anchorsInFiles(files: ContentFiles, names: readonly string[]): PageAnchors {
  const parsed = names.flatMap((name) => files.parsed.get(name) ?? []);
  // In an invalid file, anchors may be missing or misspelled.
  const isInvalid = names.some((name) => (files.valueIssues.get(name) ?? []).length > 0);
  return parsed.length === 0 || isInvalid ? undefined : anchorsOf(files, parsed);
}

/** The directory has an anchor for each country, its code. */
function countryAnchors(files: ContentFiles): PageAnchors {
  const names = [...namesIn(files, "partners")];
  const codes = names.map((name) => valueAt(files.parsed.get(`partners/${name}.yaml`)?.value, ["country"]));
  const known = codes.filter((code): code is string => typeof code === "string");
  return known.length < names.length ? undefined : new Set(known);
}
