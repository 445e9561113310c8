/**
 * What other files may refer to. Facts and words both count: where one of the two is missing or misspelled, that is
 * reported once and not again at every place that names it.
 */
import { namesIn } from "./content.ts";
import type { ContentFiles } from "./load.ts";
import { isRecord } from "./walk.ts";

/** Slugs of plugins. */
export function knownPlugins(files: ContentFiles): Set<string> {
  return new Set(["facts", ...files.languages].flatMap((top) => [...namesIn(files, `${top}/plugins`)]));
}

/** Ids of help articles; `undefined` where the file that has them cannot be read. */
export function knownHelp(files: ContentFiles): Set<string> | undefined {
  const articles = files.parsed.get("facts/help.yaml")?.value;
  if (!isRecord(articles)) return undefined;
  const titles = files.languages.map((language) => files.parsed.get(`${language}/help.yaml`)?.value);
  return new Set([articles, ...titles.filter(isRecord)].flatMap((ids) => Object.keys(ids)));
}

/** Ids of the areas of the features page; `undefined` where no language has any that can be read. */
export function knownAreas(files: ContentFiles): Set<string> | undefined {
  const lists = files.languages.map((language) => {
    const page = files.parsed.get(`${language}/pages/features.yaml`)?.value;
    return isRecord(page) ? page.areas : undefined;
  });
  const areas = lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  const ids = areas.flatMap((area) => (isRecord(area) && typeof area.id === "string" ? [area.id] : []));
  return ids.length === 0 ? undefined : new Set(ids);
}
