/** Which pages differ between two states of the content: what each is given, as the build would write it. Pure. */
import { isRouteId, localizedPath } from "../../../src/routes/routes.ts";
import type { CheckedContent } from "../check.ts";
import { pageHead } from "../compose/context.ts";
import { emitContent } from "../emit/emit.ts";
import { mediaFiles } from "../emit/media-files.ts";
import { composeShell } from "../emit/shell.ts";
import type { Message } from "../messages/message.ts";

export interface ChangedPage {
  /** `/de/plugins/fatoora` */
  readonly path: string;
  readonly title: string;
  readonly change: "added" | "changed" | "removed";
}

export interface PageChanges {
  readonly pages: readonly ChangedPage[];
  /** What changed that many pages show. */
  readonly shared: readonly Message[];
  /** Pages on which that may be seen: one of each route that did not change itself. */
  readonly samples: readonly ChangedPage[];
}

/** @returns `undefined` if one of the two has errors: no pages can be made of it. */
export function comparePages(old: CheckedContent, now: CheckedContent): PageChanges | undefined {
  const [before, after] = [readState(old), readState(now)];
  if (before === undefined || after === undefined) return undefined;
  const all = [...new Map([...after.pages, ...before.pages]).values()].map(({ data, ...page }) => {
    const [was, is] = [before.pages.get(page.path)?.data, after.pages.get(page.path)?.data];
    const change = was === undefined ? "added" : is === undefined ? "removed" : "changed";
    return { ...page, change, isSame: was === is } as const;
  });
  const isFrame = before.frame !== after.frame;
  const languages = [...after.labels.keys()].filter((code) => before.labels.get(code) !== after.labels.get(code));
  const samples = all.filter(({ isSame, language }) => isSame && (isFrame || languages.includes(language)));
  return {
    pages: all.filter(({ isSame }) => !isSame),
    shared: [
      ...(isFrame ? [{ id: "tool.changes.frame" } as const] : []),
      ...languages.map((code) => ({ id: "tool.changes.labels", data: { code } }) as const),
    ],
    samples: [...new Map(samples.map((page) => [`${page.language} ${page.route}`, page])).values()],
  };
}

function readState({ content, files }: CheckedContent) {
  if (content === undefined) return undefined;
  const emitted = emitContent(content, files);
  const text = (name: string) => String(emitted.get(name));
  const pages = [...emitted.keys()].flatMap((name) => {
    // There is metadata of pages only, and of each.
    const [, key, language = "", route = "", slug] = /^metadata\/((\w+)\/(\w+)(?:\/(.+))?\.json)$/.exec(name) ?? [];
    if (key === undefined || !isRouteId(route)) return [];
    const page = JSON.parse(text(`content/${key}`));
    const { title } = pageHead.parse(page).head;
    const path = localizedPath({ route, ...(slug === undefined ? {} : { slug }) }, language);
    const notes = page.layout === "notes" ? text(`public/locales/${language}/notes.json`) : "";
    return [[path, { path, title, route, language, data: text(`content/${key}`) + text(name) + notes }] as const];
  });
  // Which pages there are is no part of what frames them.
  const { pluginSlugs, partnerPages, editions, textSlugs, ...frame } = composeShell(content, mediaFiles(files));
  const labels = new Map(content.languages.map((code) => [code, text(`public/locales/${code}/translation.json`)]));
  return { pages: new Map(pages), frame: JSON.stringify(frame), labels };
}
