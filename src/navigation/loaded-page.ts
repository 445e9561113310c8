/** A page's component, content and strings. */
import type { i18n as I18n } from "i18next";
import type { ComponentType } from "react";
import { contentAddress } from "../content/address.ts";
import { labelsOf } from "../content/shell.ts";
import type { PageContent, PageProps } from "../content/types.ts";
import { startI18n } from "../features/language/i18n.ts";
import { fetchJson } from "../lib/fetch-json.ts";
import { loadOnce } from "../lib/load-once.ts";
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
  /** Of the page's own texts: the same, if the page is translated. */
  readonly ownStrings: I18n;
}

/** Where content and interface strings come from: files when prerendering, requests in the browser. */
export interface PageSource {
  content(match: PageMatch): Promise<PageContent>;
  strings(language: string): Promise<I18n>;
}

/** The same as for code. */
const timeoutMs = 120_000;

/** Requests, for one version of the code. */
export function browserSource(version: string): PageSource {
  return {
    strings: loadOnce(startI18n).load,
    content: (match) => fetchJson(contentAddress(version, match.language, contentKey(match)), timeoutMs),
  };
}

/** @throws Error if code, content or strings of the page can't be loaded. */
export async function loadPage(match: PageMatch, source: PageSource): Promise<LoadedPage> {
  const path = pageModule(match.route).replace("src", "..");
  const [module, content, strings] = await Promise.all([
    modules[path]?.(),
    source.content(match),
    source.strings(labelsOf(match.language).lang),
  ]);
  if (module === undefined) throw new Error(`${path} is missing`);
  const ownStrings = content.untranslated === undefined ? strings : await source.strings(content.untranslated.lang);
  const namespaces = module.namespaces?.(content) ?? [];
  await ownStrings.loadNamespaces([...namespaces]);
  // i18next reports a failure in its log only.
  const missing = namespaces.find((name) => !ownStrings.hasResourceBundle(ownStrings.language, name));
  if (missing !== undefined) throw new Error(`The strings ${missing} could not be loaded`);
  return { match, Component: module.default, content, strings, ownStrings };
}

/** Identifies a page in one language: `de/plugin/fatoora`. */
export function pageKey(match: PageMatch): string {
  return `${match.language}/${contentKey(match)}`;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

/** Loads each page once. @param first The page of the document. */
export function createPageLoader(first: LoadedPage, source: PageSource) {
  const isFirst = (match: PageMatch) => pageKey(match) === pageKey(first.match);
  const pages = loadOnce(async (match: PageMatch) => (isFirst(match) ? first : loadPage(match, source)), pageKey);
  void pages.load(first.match);
  return pages;
}
