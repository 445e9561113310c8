/** The route table: prerendering, the router, the sitemap, hreflang, the link check and the tests derive from it. */

interface Route {
  /** Name of the page in code and in menus. */
  readonly id: string;
  /** Below `/{language}`; may end in `/:slug`. `undefined` for the 404 page. */
  readonly path: string | undefined;
  /** A list of the site map: the route has a page for each entry. */
  readonly slugs?: "pluginSlugs" | "partnerPages" | "editions" | "textSlugs";
  /** Folder of the page below `src/pages`. */
  readonly folder: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

const table = [
  { id: "home", path: "", folder: "home", indexed: true },
  { id: "contact", path: "contact", folder: "contact", indexed: true },
  { id: "download", path: "download", folder: "download", indexed: true },
  { id: "thankYou", path: "download/:slug", slugs: "editions", folder: "thank-you", indexed: false },
  { id: "faq", path: "faq", folder: "faq", indexed: true },
  { id: "features", path: "features", folder: "features", indexed: true },
  { id: "partners", path: "partners", folder: "partners", indexed: true },
  { id: "partnersPage", path: "partners/:slug", slugs: "partnerPages", folder: "partners", indexed: true },
  { id: "plugins", path: "plugins", folder: "plugins", indexed: true },
  { id: "plugin", path: "plugins/:slug", slugs: "pluginSlugs", folder: "plugin", indexed: true },
  { id: "releaseNotes", path: "release-notes", folder: "release-notes", indexed: true },
  { id: "text", path: ":slug", slugs: "textSlugs", folder: "text", indexed: true },
  { id: "notFound", path: undefined, folder: "not-found", indexed: false },
] as const satisfies readonly Route[];

export type RouteId = (typeof table)[number]["id"];

/** Every route, by path: the home page first, the 404 page last. */
export const routes: readonly (Route & { readonly id: RouteId })[] = table;

/** A page of the site in any language. */
export interface PageAddress {
  readonly route: RouteId;
  readonly slug?: string;
}

export interface PageMatch extends PageAddress {
  readonly language: string;
}

/** Languages and slugs of the site. */
export interface SiteMap {
  /** The first one is the fallback. */
  readonly languages: readonly string[];
  readonly pluginSlugs: readonly string[];
  /** Numbers of the further pages of the directory, from 2. */
  readonly partnerPages?: readonly string[];
  /** Ids, in the order in which they are offered. */
  readonly editions: readonly string[];
  /** Of the pages that are content alone. */
  readonly textSlugs: readonly string[];
}

/** The text that the consent banner links to: every site has it. */
export const privacyPolicy = { route: "text", slug: "privacy-policy" } as const satisfies PageAddress;

export function isRouteId(id: string): id is RouteId {
  return routes.some((route) => route.id === id);
}

/** @throws Error if there is no such route. */
export function routeOf(id: RouteId): Route {
  const row = routes.find((route) => route.id === id);
  if (row === undefined) throw new Error(`No route has the id ${id}`);
  return row;
}

/**
 * The address of a page: `/de/plugins/fatoora`, `/en` for the home page, `/en/404` for the 404 page of static hosts.
 */
export function localizedPath({ route, slug = "" }: PageAddress, language: string): string {
  const path = (routeOf(route).path ?? "404").replace(":slug", slug);
  return path === "" ? `/${language}` : `/${language}/${path}`;
}

/** How content links to a page, in every language alike: `/plugins/fatoora`, `/` for the home page. */
export function pathInContent(page: PageAddress): string {
  return localizedPath(page, "-").slice(2) || "/";
}

/** Absolute addresses of a page in every language; `x-default` is the first one. */
export function translationsOf(page: PageAddress, origin: string, languages: readonly string[]) {
  const address = (code: string) => origin + localizedPath(page, code);
  const [fallback = "en"] = languages;
  return [
    ...languages.map((language) => ({ language, href: address(language) })),
    { language: "x-default", href: address(fallback) },
  ];
}

/**
 * Finds the page of a path.
 *
 * @param pathname Path with language prefix, with or without a slash at its end.
 * @returns The 404 page for an unknown path or slug, in the fallback language for an unknown prefix.
 */
export function matchPath(pathname: string, site: SiteMap): PageMatch {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const [language = ""] = segments;
  const [fallback = "en"] = site.languages;
  if (!site.languages.includes(language)) return { route: "notFound", language: fallback };
  const rest = segments.slice(1).join("/");
  const slug = segments.at(-1) ?? "";
  const row = routes.find(
    ({ path, slugs }) => path?.replace(":slug", slug) === rest && (slugs === undefined || site[slugs]?.includes(slug)),
  );
  if (row === undefined) return { route: "notFound", language };
  return { route: row.id, ...(row.slugs === undefined ? {} : { slug }), language };
}

/** Every page of one language, the 404 page included. */
export function pagesOf(site: SiteMap): PageAddress[] {
  return routes.flatMap(({ id, slugs }): PageAddress[] =>
    slugs === undefined ? [{ route: id }] : (site[slugs] ?? []).map((slug) => ({ route: id, slug })),
  );
}

/** Name of a page's content: `faq`, `plugin/fatoora`. */
export function contentKey({ route, slug }: PageAddress): string {
  return slug === undefined ? route : `${route}/${slug}`;
}

/** The module of a page, as in the manifest: `src/pages/home/home-page.tsx`. */
export function pageModule(route: RouteId): string {
  const { folder } = routeOf(route);
  return `src/pages/${folder}/${folder}-page.tsx`;
}
