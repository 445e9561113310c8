/** Pages that were loaded: module and content together, ready to render. One store serves prerendering and the browser. */
import { createElement, type ReactElement } from "react";
import type { PageContent } from "../content/types.ts";
import { contentKey, type PageMatch } from "../routes/routes.ts";
import { type HeadModel, headModel } from "./head.ts";
import { loadModule } from "./page-modules.ts";

export interface LoadedPage {
  readonly element: ReactElement;
  readonly head: HeadModel;
}

/** How a page's content and the strings it needs are got: from files on the server, by fetch in the browser. */
export interface PageSource {
  content<Content extends PageContent>(match: PageMatch): Promise<Content>;
  namespaces(names: readonly "notes"[], language: string): Promise<void>;
  /** Origin, languages, and which of these are written from right to left. */
  readonly site: Parameters<typeof headModel>[2];
}

export interface PageStore {
  /** Loads a page, or answers with what is loaded already. A failure is not kept: the next call tries again. */
  load(match: PageMatch): Promise<LoadedPage>;
  /** The page, if it is loaded. */
  peek(match: PageMatch): LoadedPage | undefined;
}

export function createPageStore(source: PageSource): PageStore {
  const loaded = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();
  return {
    load(match) {
      const key = pageKey(match);
      const known = loading.get(key);
      if (known !== undefined) return known;
      const promise = loadPage(match, source).then(
        (page) => {
          loaded.set(key, page);
          return page;
        },
        (error: unknown) => {
          loading.delete(key);
          throw error;
        },
      );
      loading.set(key, promise);
      return promise;
    },
    peek: (match) => loaded.get(pageKey(match)),
  };
}

/** Identifies a page in one language. */
export function pageKey(match: PageMatch): string {
  return `${match.language}/${contentKey(match)}`;
}

async function loadPage(match: PageMatch, source: PageSource): Promise<LoadedPage> {
  const [module, content] = await Promise.all([loadModule(match.route), source.content(match)]);
  await source.namespaces(module.namespaces?.(content) ?? [], match.language);
  return {
    element: createElement(module.default, { content, language: match.language }),
    head: headModel(match, content.head, source.site),
  };
}
