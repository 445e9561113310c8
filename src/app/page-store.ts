/** Pages that were loaded: module and content together, ready to render. One store serves prerendering and the browser. */
import type { i18n as I18n } from "i18next";
import { type ComponentType, createElement, type ReactElement } from "react";
import { type Loader, loadOnce } from "../components/load-once.ts";
import type { PageContent, PageProps } from "../content/types.ts";
import { contentKey, type PageMatch, pageModule } from "../routes/routes.ts";
import { type HeadModel, headModel } from "./head.ts";

export type LoadedPage = { readonly head: HeadModel } & (
  | { readonly element: ReactElement }
  | { /** The inside of its main part, if that needs no JavaScript. */ readonly html: string }
);

/** How a page's content and the strings it needs are got: from files on the server, by fetch in the browser. */
export interface PageSource {
  content<Content extends PageContent>(match: PageMatch): Promise<Content>;
  namespaces(names: readonly "notes"[], language: string): Promise<void>;
  readonly site: Parameters<typeof headModel>[2];
}

interface PageModule {
  /** Takes the content that the page's own `compose.ts` makes. */
  readonly default: ComponentType<PageProps<PageContent>>;
  /** Namespaces of interface strings that the page needs beside `translation`. */
  readonly namespaces?: (content: PageContent) => readonly "notes"[];
}

/** Each in a chunk of its own. */
const modules = import.meta.glob<PageModule>("../pages/*/*-page.tsx");

/** What pages are rendered from: a value if it is loaded, otherwise a promise that React waits for. */
export interface Read {
  page(match: PageMatch): LoadedPage | Promise<LoadedPage>;
  strings(language: string): I18n | Promise<I18n>;
}

export type PageStore = Loader<PageMatch, LoadedPage>;

/** Kept for all stores of a build: with the loader of tsx, a module that is there already takes Node a millisecond. */
const pageModules = loadOnce(pageModule, async (route) => {
  const module = await modules[pageModule(route).replace("src", "..")]?.();
  if (module === undefined) throw new Error(`${pageModule(route)} is missing`);
  return module;
});

/** @param first The page of the document, if it need not be loaded. */
export function createPageStore(
  source: PageSource,
  first?: { readonly match: PageMatch; readonly page: LoadedPage },
): PageStore {
  return loadOnce(pageKey, async (match) => {
    if (first !== undefined && pageKey(match) === pageKey(first.match)) return first.page;
    const [module, content] = await Promise.all([pageModules.load(match.route), source.content(match)]);
    await source.namespaces(module.namespaces?.(content) ?? [], match.language);
    return {
      element: createElement(module.default, { content, language: match.language }),
      head: headModel(match, content.head, source.site),
    };
  });
}

/** Identifies a page in one language. */
export function pageKey(match: PageMatch): string {
  return `${match.language}/${contentKey(match)}`;
}
