/**
 * The one route table. Prerendering, the browser's router, the sitemap, hreflang, the link check and the tests all
 * derive from it. A new page is one row here, one folder in `pages/`, one content file a language.
 */
import type { RouteId } from "./route-ids.ts";

export interface RouteRow {
  readonly id: RouteId;
  /** Below `/{language}`, without slashes at its ends; `:slug` is a plugin's. `undefined` for the 404 page. */
  readonly path: string | undefined;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Whether its main part needs JavaScript. Where not, the prerendered HTML is left as it is. */
  readonly interactive: boolean;
  /** Whether something happens on it without the visitor, so that the application does not wait for a sign of them. */
  readonly unasked?: true;
}

export const routes = [
  { id: "home", path: "", indexed: true, interactive: false },
  { id: "features", path: "features", indexed: true, interactive: true },
  { id: "download", path: "download", indexed: true, interactive: true },
  { id: "thankYouLite", path: "download/lite", indexed: false, interactive: true, unasked: true },
  { id: "thankYouPro", path: "download/pro", indexed: false, interactive: true, unasked: true },
  { id: "plugins", path: "plugins", indexed: true, interactive: true },
  { id: "plugin", path: "plugins/:slug", indexed: true, interactive: true },
  { id: "faq", path: "faq", indexed: true, interactive: true },
  { id: "releaseNotes", path: "release-notes", indexed: true, interactive: false },
  { id: "termsOfUse", path: "terms-of-use", indexed: true, interactive: false },
  { id: "impressum", path: "impressum", indexed: true, interactive: false },
  { id: "partners", path: "partners", indexed: true, interactive: true },
  { id: "contact", path: "contact", indexed: true, interactive: true },
  { id: "privacyPolicy", path: "privacy-policy", indexed: true, interactive: false },
  { id: "notFound", path: undefined, indexed: false, interactive: false, unasked: true },
] as const satisfies readonly RouteRow[];

/** A page of the site: a route, and the plugin if the route is about one. */
export interface PageAddress {
  readonly route: RouteId;
  readonly slug?: string;
}

export interface PageMatch extends PageAddress {
  readonly language: string;
}

/** What the site has: decides which first segments are languages and which slugs are plugins. */
export interface SiteMap {
  /** The first one is the fallback. */
  readonly languages: readonly string[];
  readonly pluginSlugs: readonly string[];
}

/** The row of a route. */
export function routeOf(id: RouteId): RouteRow {
  const row = routes.find((route) => route.id === id);
  if (row === undefined) throw new Error(`No route has the id ${id}`);
  return row;
}

/**
 * The address of a page: `("plugin", "de", "fatoora")` → `/de/plugins/fatoora`, `("home", "en")` → `/en`.
 * The 404 page has the address `/{language}/404`, under which static hosts find it.
 */
export function localizedPath({ route, slug }: PageAddress, language: string): string {
  const path = routeOf(route).path ?? "404";
  const filled = path.replace(":slug", slug ?? "");
  return filled === "" ? `/${language}` : `/${language}/${filled}`;
}

/**
 * Finds the page of a path.
 *
 * @param pathname Path with language prefix: `/de/plugins/fatoora`. A slash at its end does not matter.
 * @returns The page; the 404 page for an unknown path or plugin; the fallback language if the prefix is none.
 */
export function matchPath(pathname: string, site: SiteMap): PageMatch {
  const [first = "", ...rest] = pathname.split("/").filter((segment) => segment !== "");
  const [fallback = "en"] = site.languages;
  if (!site.languages.includes(first)) return { route: "notFound", language: fallback };
  const path = rest.join("/");
  const exact = routes.find((route) => route.id !== "plugin" && route.path === path);
  if (exact !== undefined) return { route: exact.id, language: first };
  const [folder, slug = "", ...more] = rest;
  if (folder === "plugins" && more.length === 0 && site.pluginSlugs.includes(slug)) {
    return { route: "plugin", slug, language: first };
  }
  return { route: "notFound", language: first };
}

/** Every page of one language, the 404 page included. */
export function pagesOf(site: SiteMap): PageAddress[] {
  return routes.flatMap((row): PageAddress[] =>
    row.id === "plugin" ? site.pluginSlugs.map((slug) => ({ route: row.id, slug })) : [{ route: row.id }],
  );
}

/** Name of a page's content: its route, or `plugin/{slug}`. */
export function contentKey({ route, slug }: PageAddress): string {
  return slug === undefined ? route : `${route}/${slug}`;
}
