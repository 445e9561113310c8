/** The pages that links may lead to, and the places on them, as far as they can be told while files are missing or wrong. */
import { releaseAnchor } from "../../../src/routes/anchors.ts";
import { feedKinds, feedPath } from "../../../src/routes/feeds.ts";
import { pagesOf, pathInContent } from "../../../src/routes/routes.ts";
import { memo } from "../core/memo.ts";
import { valueAt } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { pageSchemas } from "../validate/pages.ts";
import { anchorsIn } from "./anchors.ts";
import { knownIds, knownPlugins, knownTexts } from "./reference-index.ts";

/** Places on a page by their ids; `undefined` if the file that gives them cannot be read. */
export type Places = ReadonlySet<string> | undefined;

/** Every page and every feed by its path without language: `/plugins/fatoora`, `/` for the home page. */
export const knownPages = memo((files: ContentFiles): Map<string, Places> => {
  const editions = [...(knownIds(files, "edition") ?? [])];
  const site = {
    languages: files.languages,
    pluginSlugs: [...knownPlugins(files)],
    editions,
    textSlugs: [...knownTexts(files)],
  };
  const pages = pagesOf(site).filter(({ route }) => route !== "notFound");
  const releases = namesIn(files, "releases");
  const feeds = feedKinds.map((kind): [string, Places] => [feedPath(kind, "-").slice(2), new Set()]);
  return new Map([
    ...pages.map((page): [string, Places] => {
      const path = pathInContent(page);
      if (page.route === "releaseNotes") return [path, new Set([...releases].map(releaseAnchor))];
      if (page.route === "partners") return [path, countryPlaces(files)];
      if (page.route === "features") return [path, placesOf(files, ["areas.yaml"])];
      return [path, wordPlaces(files, page.route === "text" ? `texts${path}` : `pages${path}`)];
    }),
    ...feeds,
  ]);
});

/** Places in a file. */
export function placesIn({ languages }: ContentFiles, parsed: ParsedFile): ReadonlySet<string> {
  return new Set(anchorsIn(parsed, languages).map(({ id }) => id));
}

/** Of all languages: an anchor that only one of them has is reported as that. */
function wordPlaces(files: ContentFiles, path: string): Places {
  // A page whose words are in a file of another name has no places.
  if (!path.startsWith("texts/") && !Object.hasOwn(pageSchemas, path.slice("pages/".length))) return new Set();
  return placesOf(
    files,
    files.languages.map((language) => `${language}/${path}.yaml`),
  );
}

function placesOf(files: ContentFiles, names: readonly string[]): Places {
  const words = names.flatMap((name) => files.parsed.get(name) ?? []);
  // Places may be what is missing or misspelled there.
  if (words.length === 0 || names.some((name) => (files.valueIssues.get(name) ?? []).length > 0)) return undefined;
  return new Set(words.flatMap((parsed) => [...placesIn(files, parsed)]));
}

/** Each country of the directory has its code for a place. */
function countryPlaces(files: ContentFiles): Places {
  const names = [...namesIn(files, "partners")];
  const codes = names.map((name) => valueAt(files.parsed.get(`partners/${name}.yaml`)?.value, ["country"]));
  const known = codes.filter((code): code is string => typeof code === "string");
  return known.length < names.length ? undefined : new Set(known);
}
