/** The releases as both feeds tell them: complete, with absolute addresses and plain facts. */

import { words as releaseNotes } from "../../../../src/pages/release-notes/schema.ts";
import { releaseAnchor } from "../../../../src/routes/anchors.ts";
import { feedPath } from "../../../../src/routes/feeds.ts";
import { localizedPath } from "../../../../src/routes/routes.ts";
import { memoBy } from "../../core/memo.ts";
import { type Context, fileOf, headOf, releaseEntry, releaseList } from "../context.ts";
import { editionsOf, ofEdition } from "../editions.ts";

/**
 * What is published about the releases in the language of the context, newest first.
 *
 * @throws Error where there is no release; the content check has refused that before.
 */
export function composeReleaseFeed(context: Context) {
  const { content, language, words } = context;
  const { site } = content;
  const absolute = (path: string) => new URL(path, site.hosts.site).href;
  const page = pageOf(context);
  const releases = releaseList(context).flatMap(({ version }) => feedEntry(context, version) ?? []);
  const [newest] = releases;
  if (newest === undefined) throw new Error("There is no release");
  const { editions, updates, dataMigration } = content.downloads;
  const download = (file: typeof dataMigration) => {
    const { version, date, bytes, sha256 } = file;
    return { version, date, url: absolute(fileOf(context, file).href), bytes, sha256 };
  };
  return {
    product: site.brand,
    publisher: { name: site.company.name, url: absolute(localizedPath({ route: "home" }, language)) },
    language,
    ...headOf(context, words.page("release-notes", releaseNotes).seo),
    url: page,
    atom: absolute(feedPath("atom", language)),
    json: absolute(feedPath("json", language)),
    latest: { version: newest.version, date: newest.date, url: newest.url },
    downloads: Object.fromEntries([
      ...editionsOf(context).map(({ id }) => [id, download(ofEdition(editions, id))] as const),
      ...Object.entries(updates).map(([id, file]) => [`${id}Update`, download(file)] as const),
      ["dataMigration", download(dataMigration)] as const,
    ]),
    releases,
  };
}

function pageOf({ content, language }: Context): string {
  return new URL(localizedPath({ route: "releaseNotes" }, language), content.site.hosts.site).href;
}

const feedEntry = memoBy((context: Context, wanted) => {
  const release = releaseEntry(context, wanted);
  if (release === undefined) return undefined;
  const { version, isoDate, summary, sections } = release;
  return {
    version,
    date: isoDate,
    url: `${pageOf(context)}#${releaseAnchor(version)}`,
    summary,
    sections: sections.map(({ id, items }) => ({ id, title: context.words.ui.release[id], items })),
  };
});

export type ReleaseFeed = ReturnType<typeof composeReleaseFeed>;
