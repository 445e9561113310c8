/** A page with everything it is shown with, as one value. */
import type { i18n as I18n } from "i18next";
import type { ComponentType } from "react";
import type { PageContent, PageProps } from "../content/types.ts";
import { contentKey, type PageMatch } from "../routes/routes.ts";
import { importPage } from "./page-modules.ts";

export interface LoadedPage {
  readonly match: PageMatch;
  readonly Component: ComponentType<PageProps<PageContent>>;
  readonly content: PageContent;
  readonly strings: I18n;
}

/** Where content and interface strings come from: files when prerendering, requests in the browser. */
export interface PageSource {
  content(match: PageMatch): Promise<PageContent>;
  strings(language: string): Promise<I18n>;
}

/** @throws Error if code, content or strings of the page do not come. */
export async function loadPage(match: PageMatch, source: PageSource): Promise<LoadedPage> {
  const { language } = match;
  const [module, content, strings] = await Promise.all([
    importPage(match.route),
    source.content(match),
    source.strings(language),
  ]);
  const namespaces = module.namespaces?.(content) ?? [];
  await strings.loadNamespaces([...namespaces]);
  // i18next reports a failure in its log only.
  const missing = namespaces.find((name) => !strings.hasResourceBundle(language, name));
  if (missing !== undefined) throw new Error(`The strings ${missing} could not be loaded`);
  return { match, Component: module.default, content, strings };
}

/** Identifies a page in one language: `de/plugin/fatoora`. */
export function pageKey(match: PageMatch): string {
  return `${match.language}/${contentKey(match)}`;
}

export interface PageLoader {
  /** The page, if it is loaded. */
  loaded(match: PageMatch): LoadedPage | undefined;
  /** Asks for each page once. A failure is kept: after it the document is asked for, not the same files again. */
  load(match: PageMatch): Promise<LoadedPage>;
}

/** @param first The page of the document. */
export function createPageLoader(first: LoadedPage, source: PageSource): PageLoader {
  const loaded = new Map([[pageKey(first.match), first]]);
  const asked = new Map([[pageKey(first.match), Promise.resolve(first)]]);
  return {
    loaded: (match) => loaded.get(pageKey(match)),
    load(match) {
      const key = pageKey(match);
      const page = asked.get(key) ?? loadPage(match, source);
      asked.set(key, page);
      page.then(
        (value) => loaded.set(key, value),
        () => {},
      );
      return page;
    },
  };
}
