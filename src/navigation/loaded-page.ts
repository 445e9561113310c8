/** A page with everything it is shown with, as one value. */
import type { i18n as I18n } from "i18next";
import type { ComponentType } from "react";
import type { PageContent, PageProps } from "../content/types.ts";
import { contentKey, type PageMatch, pageModule } from "../routes/routes.ts";

interface PageModule {
  /** Takes the content that the page's own `compose.ts` makes. */
  readonly default: ComponentType<PageProps<PageContent>>;
  /** Namespaces of interface strings that the page needs beside `translation`. */
  readonly namespaces?: (content: PageContent) => readonly "notes"[];
}

/** Each is a separate chunk. */
const modules = import.meta.glob<PageModule>("../pages/*/*-page.tsx");

export interface LoadedPage {
  readonly match: PageMatch;
  readonly Component: PageModule["default"];
  readonly content: PageContent;
  readonly strings: I18n;
}

/** Where content and interface strings come from: files when prerendering, requests in the browser. */
export interface PageSource {
  content(match: PageMatch): Promise<PageContent>;
  strings(language: string): Promise<I18n>;
}

/** @throws Error if code, content or strings of the page can't be loaded. */
export async function loadPage(match: PageMatch, source: PageSource): Promise<LoadedPage> {
  const path = pageModule(match.route).replace("src", "..");
  const [module, content, strings] = await Promise.all([
    modules[path]?.(),
    source.content(match),
    source.strings(match.language),
  ]);
  if (module === undefined) throw new Error(`${path} is missing`);
  const namespaces = module.namespaces?.(content) ?? [];
  await strings.loadNamespaces([...namespaces]);
  // i18next reports a failure in its log only.
  const missing = namespaces.find((name) => !strings.hasResourceBundle(match.language, name));
  if (missing !== undefined) throw new Error(`The strings ${missing} could not be loaded`);
  return { match, Component: module.default, content, strings };
}

/** Identifies a page in one language: `de/plugin/fatoora`. */
export function pageKey(match: PageMatch): string {
  return `${match.language}/${contentKey(match)}`;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

/** Requests each page once. Failures are not cached. */
export function createPageLoader(first: LoadedPage, source: PageSource) {
  const loaded = new Map([[pageKey(first.match), first]]);
  const requests = new Map<string, Promise<LoadedPage>>();
  const load = async (match: PageMatch) => {
    const page = loaded.get(pageKey(match)) ?? (await loadPage(match, source));
    loaded.set(pageKey(match), page);
    return page;
  };
  return {
    /** The page, if it is loaded. */
    loaded: (match: PageMatch) => loaded.get(pageKey(match)),
    load(match: PageMatch): Promise<LoadedPage> {
      const page = requests.get(pageKey(match)) ?? load(match);
      requests.set(pageKey(match), page);
      page.catch(() => requests.delete(pageKey(match)));
      return page;
    },
  };
}
