/** The release feed as JSON, with absolute addresses. */
import { translations as releaseNotes } from "../../../src/pages/release-notes/schema.ts";
import { releaseAnchor } from "../../../src/routes/anchors.ts";
import { feedPath } from "../../../src/routes/feeds.ts";
import { localizedPath } from "../../../src/routes/routes.ts";
import { type ComposeContext, fileOf, headOf } from "../compose/context.ts";
import { editionsOf } from "../compose/editions.ts";
import { releaseList } from "../compose/releases.ts";

/** @returns `undefined` if there is no release. */
export function composeReleaseFeed(context: ComposeContext) {
  const { content, language, translations } = context;
  const { site, downloads } = content;
  const absolute = (path: string) => new URL(path, site.hosts.site).href;
  const page = absolute(localizedPath({ route: "releaseNotes" }, language));
  const releases = releaseList(context).map(({ version, isoDate, summary, sections }) => ({
    version,
    date: isoDate,
    url: `${page}#${releaseAnchor(version)}`,
    summary,
    sections: sections.map(({ id, items }) => ({ id, title: translations.ui.release[id], items })),
  }));
  const [newest] = releases;
  if (newest === undefined) return undefined;
  const download = (id: string, file: (typeof downloads.editions)[string] | undefined) => {
    if (file === undefined) return [];
    const { version, date, bytes, sha256 } = file;
    return [[id, { version, date, url: absolute(fileOf(context, file, id).href), bytes, sha256 }] as const];
  };
  return {
    product: site.brand,
    publisher: { name: site.company.name, url: absolute(localizedPath({ route: "home" }, language)) },
    language,
    ...headOf(context, translations.page("release-notes", releaseNotes).seo),
    url: page,
    atom: absolute(feedPath("atom", language)),
    json: absolute(feedPath("json", language)),
    latest: { version: newest.version, date: newest.date, url: newest.url },
    downloads: Object.fromEntries([
      ...editionsOf(context).flatMap(({ id }) => download(id, downloads.editions[id])),
      ...Object.entries(downloads.updates).flatMap(([id, file]) => download(`${id}Update`, file)),
      ...download("dataMigration", downloads.dataMigration),
    ]),
    releases,
  };
}

export type ReleaseFeed = NonNullable<ReturnType<typeof composeReleaseFeed>>;
