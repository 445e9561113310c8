/** Compares the pages of two states of the content, as the build would write them. Pure. */
import { isRouteId, localizedPath } from "../../../src/routes/routes.ts";
import type { CheckedContent } from "../check/check.ts";
import { pageHead } from "../compose/context.ts";
import type { Message } from "../core/messages/message.ts";
import { emitContent } from "../emit/emit.ts";
import { mediaFiles } from "../emit/media-files.ts";
import { composeAddresses, composeShell } from "../emit/shell.ts";

export interface ChangedPage {
  /** `/de/plugins/fatoora` */
  readonly path: string;
  readonly title: string;
  readonly change: "added" | "changed" | "removed";
}

export interface PageChanges {
  readonly pages: readonly ChangedPage[];
  /** Changes of the layout and of interface strings. */
  readonly shared: readonly Message[];
  /** Pages to look at for shared changes: per route and language, one that has not changed itself. */
  readonly samples: readonly ChangedPage[];
}

/** @returns `undefined` if either state has errors. */
export function comparePages(old: CheckedContent, now: CheckedContent): PageChanges | undefined {
  const [before, after] = [readState(old), readState(now)];
  if (before === undefined || after === undefined) return undefined;
  const all = [...new Map([...after.pages, ...before.pages]).values()].map(({ data, ...page }) => {
    const [old, now] = [before.pages.get(page.path)?.data, after.pages.get(page.path)?.data];
    return { ...page, change: changeOf(old, now), isSame: old === now };
  });
  const isLayoutChanged = before.layout !== after.layout;
  const languages = [...after.labels.keys()].filter((code) => before.labels.get(code) !== after.labels.get(code));
  const samples = all.filter(({ isSame, language }) => isSame && (isLayoutChanged || languages.includes(language)));
  return {
    pages: all.filter(({ isSame }) => !isSame),
    shared: [
      ...(isLayoutChanged ? [{ id: "tool.changes.frame" } as const] : []),
      ...languages.map((code) => ({ id: "tool.changes.labels", data: { code } }) as const),
    ],
    samples: [...new Map(samples.map((page) => [`${page.language} ${page.route}`, page])).values()],
  };
}

function changeOf(old: string | undefined, now: string | undefined): ChangedPage["change"] {
  if (old === undefined) return "added";
  return now === undefined ? "removed" : "changed";
}

function readState({ content, files }: CheckedContent) {
  if (content === undefined) return undefined;
  const emitted = emitContent(content, files);
  const text = (name: string) => String(emitted.get(name));
  const pages = [...emitted.keys()].flatMap((name) => {
    // Every page has metadata, and nothing else does.
    const [, key, language = "", route = "", slug] = /^metadata\/((\w+)\/(\w+)(?:\/(.+))?\.json)$/.exec(name) ?? [];
    if (key === undefined || !isRouteId(route)) return [];
    const page = JSON.parse(text(`content/${key}`));
    const { title } = pageHead.parse(page).head;
    const path = localizedPath({ route, ...(slug === undefined ? {} : { slug }) }, language);
    const notes = page.layout === "notes" ? text(`public/locales/${language}/notes.json`) : "";
    return [[path, { path, title, route, language, data: text(`content/${key}`) + text(name) + notes }] as const];
  });
  const { origin, downloadsPath } = composeAddresses(content);
  const layout = { origin, downloadsPath, ...composeShell(content, mediaFiles(files)) };
  const labels = new Map(content.languages.map((code) => [code, text(`public/locales/${code}/translation.json`)]));
  return { pages: new Map(pages), layout: JSON.stringify(layout), labels };
}
