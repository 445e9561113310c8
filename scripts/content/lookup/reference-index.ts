/**
 * What other files may refer to. If several files have the ids, all of them count: one that is missing or misspelled is
 * reported once and not again at every place that names it.
 */
import { privacyPolicy } from "../../../src/routes/routes.ts";
import { memo, memoBy } from "../core/memo.ts";
import { isRecord } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { editionIds, keysIn, type PlacedId, setupIds, updateIds } from "./shared-ids.ts";
import { hasIssueNear } from "./value-issues.ts";

/** Slugs of plugins. */
export const knownPlugins = (files: ContentFiles) => namesIn(files, "plugins");

/** Slugs of those made for a country. One that has mistakes counts too. */
export const knownPluginsWithCountry = memo((files: ContentFiles) => {
  const isForAll = (file: string) => {
    const facts = files.parsed.get(file)?.value;
    return isRecord(facts) && facts.country === undefined && !hasIssueNear(files, file, ["country"]);
  };
  return new Set([...knownPlugins(files)].filter((slug) => !isForAll(`plugins/${slug}.yaml`)));
});

/** Slugs of the pages that are content alone. If the one that every site has is missing, that is reported once. */
export const knownTexts = memo((files: ContentFiles) => {
  const slugs = files.languages.flatMap((language) => [...namesIn(files, `${language}/texts`)]);
  return new Set([privacyPolicy.slug, ...slugs]);
});

type IdSource = readonly [file: string, ids: (value: unknown) => readonly PlacedId[]];

/** The files that have ids of a kind, the one that defines them first; of words, those of every language. */
const idSources = {
  edition: [
    ["editions.yaml", editionIds],
    ["downloads.yaml", editionIds],
    ["{lang}/notes.yaml", (notes) => keysIn(notes, ["downloads"])],
  ],
  setup: [["editions.yaml", setupIds]],
  update: [
    ["downloads.yaml", (downloads) => keysIn(downloads, ["updates"])],
    ["editions.yaml", updateIds],
  ],
  help: [["help.yaml", (articles) => keysIn(articles, [])]],
  question: [["{lang}/pages/faq.yaml", (page) => keysIn(page, ["questions"])]],
} satisfies Record<string, readonly [IdSource, ...IdSource[]]>;

/** All ids of a kind; `undefined` if no file that has them can be read. */
export const knownIds = memoBy((files: ContentFiles, kind: keyof typeof idSources): ReadonlySet<string> | undefined => {
  const ids = idSources[kind].flatMap(([file, idsIn]) =>
    files.languages.flatMap((language) => idsIn(files.parsed.get(file.replace("{lang}", language))?.value)),
  );
  return ids.length === 0 ? undefined : new Set(ids.map(({ id }) => id));
});

/** The same for what is told of references; `undefined` if a file that defines the ids cannot be read. */
export function definedIds(files: ContentFiles, kind: keyof typeof idSources): ReadonlySet<string> | undefined {
  const [[file]] = idSources[kind];
  const isReadable = files.languages.every((language) => files.parsed.has(file.replace("{lang}", language)));
  return isReadable ? knownIds(files, kind) : undefined;
}

/** Whether some plugin's page takes its words from `notes.yaml`, or may do so: its facts cannot be read. */
const hasNotesPage = memo((files: ContentFiles): boolean =>
  [...knownPlugins(files)].some((slug) => {
    const facts = files.parsed.get(`plugins/${slug}.yaml`)?.value;
    return !isRecord(facts) || facts.layout === "notes";
  }),
);

/** False for words that no page shows, so that nobody has to fix them for a plugin that is gone. */
export function isOnPage(files: ContentFiles, file: string): boolean {
  return !/^[^/]+\/notes\.yaml$/.test(file) || hasNotesPage(files);
}
