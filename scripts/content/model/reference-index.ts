/**
 * What other files may refer to. Facts and words both count: where one of the two is missing or misspelled, that is
 * reported once and not again at every place that names it.
 */

import { memo } from "../core/memo.ts";
import { isRecord } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { namesIn } from "./content.ts";

/** Slugs of plugins. */
export const knownPlugins = memo(
  (files: ContentFiles) =>
    new Set(["facts", ...files.languages].flatMap((top) => [...namesIn(files, `${top}/plugins`)])),
);

/** Ids of help articles; `undefined` where the file that has them cannot be read. */
export const knownHelp = memo((files: ContentFiles): Set<string> | undefined => {
  const articles = files.parsed.get("facts/help.yaml")?.value;
  if (!isRecord(articles)) return undefined;
  const titles = files.languages.map((language) => files.parsed.get(`${language}/help.yaml`)?.value);
  return new Set([articles, ...titles.filter(isRecord)].flatMap((ids) => Object.keys(ids)));
});

/** Whether there is a picture of this name. */
export function isImage({ bytes }: Pick<ContentFiles, "bytes">, name: string): boolean {
  return bytes.has(`images/${name}`);
}

/** Ids of the areas of the features page; `undefined` where no language has any that can be read. */
export const knownAreas = memo((files: ContentFiles): Set<string> | undefined => {
  const lists = files.languages.map((language) => {
    const page = files.parsed.get(`${language}/pages/features.yaml`)?.value;
    return isRecord(page) ? page.areas : undefined;
  });
  const areas = lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  const ids = areas.flatMap((area) => (isRecord(area) && typeof area.id === "string" ? [area.id] : []));
  return ids.length === 0 ? undefined : new Set(ids);
});

/** Whether some plugin's page takes its words from `notes.yaml`, or may do so: its facts cannot be read. */
export const hasNotesPage = memo((files: ContentFiles): boolean =>
  [...knownPlugins(files)].some((slug) => {
    const facts = files.parsed.get(`facts/plugins/${slug}.yaml`)?.value;
    return !isRecord(facts) || facts.layout === "notes";
  }),
);
