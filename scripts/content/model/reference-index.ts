/**
 * What other files may refer to. Facts and words both count: where one of the two is missing or misspelled, that is
 * reported once and not again at every place that names it.
 */
import { memo } from "../core/memo.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { namesIn } from "./content.ts";

/** Slugs of plugins. */
export const knownPlugins = memo(
  (files: ContentFiles) =>
    new Set(["facts", ...files.languages].flatMap((top) => [...namesIn(files, `${top}/plugins`)])),
);

/** Ids of editions; `undefined` where no file that has them can be read. */
export const knownEditions = memo((files: ContentFiles): ReadonlySet<string> | undefined => {
  const ids = [...editionEntries(files).map(({ id }) => id), ...keysInWords(files, "ui", ["edition", "names"])];
  return ids.length === 0 ? undefined : new Set(ids);
});

/** Editions that have instructions for setting them up. */
export const knownSetups = memo((files: ContentFiles): ReadonlySet<string> => {
  const withSetup = editionEntries(files).filter(({ entry }) => Object.hasOwn(entry, "setup"));
  return new Set([...withSetup.map(({ id }) => id), ...keysInWords(files, "pages/thank-you", ["setup"])]);
});

/** Editions that have an update. */
export const knownUpdates = memo(
  (files: ContentFiles): ReadonlySet<string> =>
    new Set([
      ...keysAt(files, "facts/downloads.yaml", ["updates"]),
      ...keysInWords(files, "pages/download", ["more", "updates"]),
    ]),
);

/** Entries of the list of editions that have an id. */
export function editionEntries(files: ContentFiles): { readonly id: string; readonly entry: object }[] {
  const list = valueAt(files.parsed.get("facts/editions.yaml")?.value, ["editions"]);
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.id === "string" ? [{ id: entry.id, entry }] : [],
  );
}

function keysInWords(files: ContentFiles, name: string, path: Path): string[] {
  return files.languages.flatMap((language) => keysAt(files, `${language}/${name}.yaml`, path));
}

function keysAt(files: ContentFiles, file: string, path: Path): string[] {
  const record = valueAt(files.parsed.get(file)?.value, path);
  return isRecord(record) ? Object.keys(record) : [];
}

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
const hasNotesPage = memo((files: ContentFiles): boolean =>
  [...knownPlugins(files)].some((slug) => {
    const facts = files.parsed.get(`facts/plugins/${slug}.yaml`)?.value;
    return !isRecord(facts) || facts.layout === "notes";
  }),
);

/** False for words that no page shows, so that nobody has to mend them for a plugin that is gone. */
export function isOnPage(files: ContentFiles, file: string): boolean {
  return !/^[^/]+\/notes\.yaml$/.test(file) || hasNotesPage(files);
}
