/**
 * Ids that other files may refer to. If several files define the same kind of id, all of them count, so that a missing or
 * misspelled one is reported once and not again at each reference.
 */
import { privacyPolicy } from "../../../../src/routes/routes.ts";
import { memo, memoBy } from "../../core/memo.ts";
import { isRecord } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import { namesIn } from "../file-values.ts";
import { editionIds, keysIn, type LocatedId, setupIds, updateIds } from "./ids.ts";
import { misspelledArticles } from "./misspelled-articles.ts";
import { hasIssueNear, hasMisplacedEntry } from "./reported-issues.ts";

/** Slugs of the plugins for one country. Includes invalid ones. */
export const knownPluginsWithCountry = memo((files: ContentFiles) => {
  const isForAll = (file: string) => {
    const facts = files.parsed.get(file)?.value;
    return isRecord(facts) && facts.country === undefined && !hasIssueNear(files, file, ["country"]);
  };
  return new Set([...namesIn(files, "plugins")].filter((slug) => !isForAll(`plugins/${slug}.yaml`)));
});

/** Slugs of the text pages. Always includes the privacy policy; `missing-file` reports it if it doesn't exist. */
export const knownTexts = memo((files: ContentFiles) => {
  const slugs = files.languages.flatMap((language) => [...namesIn(files, `${language}/texts`)]);
  return new Set([privacyPolicy.slug, ...slugs]);
});

type IdSource = readonly [file: string, ids: (value: unknown) => readonly LocatedId[]];

/** The files with ids of a kind, the defining one first. `{lang}` stands for every language. */
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

/** All ids of a kind; empty if no file with them can be read. */
export const knownIds = memoBy((files: ContentFiles, kind: keyof typeof idSources): ReadonlySet<string> => {
  const ids = idSources[kind].flatMap(([file, idsIn]) =>
    files.languages.flatMap((language) => idsIn(files.parsed.get(file.replace("{lang}", language))?.value)),
  );
  const meant = kind === "help" ? misspelledArticles(files).keys() : [];
  return new Set([...ids.map(({ id }) => id), ...meant]);
});

/** All ids of a kind; `undefined` if none are known or a defining file can't be read. Don't check references then. */
export function definedIds(files: ContentFiles, kind: keyof typeof idSources): ReadonlySet<string> | undefined {
  const [[file]] = idSources[kind];
  const defining = files.languages.map((language) => file.replace("{lang}", language));
  const isReadable = defining.every((name) => files.parsed.has(name) && !hasMisplacedEntry(files, name));
  const ids = knownIds(files, kind);
  return isReadable && ids.size > 0 ? ids : undefined;
}

/** True if a plugin's page shows the texts of `notes.yaml`, or if a plugin can't be read. */
const hasNotesPage = memo((files: ContentFiles): boolean =>
  [...namesIn(files, "plugins")].some((slug) => {
    const facts = files.parsed.get(`plugins/${slug}.yaml`)?.value;
    return !isRecord(facts) || facts.layout === "notes";
  }),
);

/** False for texts that no page shows, left from a deleted plugin: they need no fixing. */
export function isOnPage(files: ContentFiles, file: string): boolean {
  return !/^[^/]+\/notes\.yaml$/.test(file) || hasNotesPage(files);
}
