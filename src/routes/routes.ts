/** The route table: prerendering, the router, the sitemap, hreflang, the link check and the tests derive from it. */
import { generatePath, matchRoutes } from "react-router-dom";

interface Route {
  /** Name of the page in code and in menus. */
  readonly id: string;
  /** Of React Router. */
  readonly path: string;
  /** A list of the site: the route has a page for each entry. */
  readonly slugs?: "pluginSlugs" | "partnerPages" | "editions" | "textSlugs";
  /** Folder of the page below `src/pages`. */
  readonly folder: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

const table = [
  { id: "home", path: "/:language", folder: "home", indexed: true },
  { id: "contact", path: "/:language/contact", folder: "contact", indexed: true },
  { id: "download", path: "/:language/download", folder: "download", indexed: true },
  { id: "thankYou", path: "/:language/download/:slug", slugs: "editions", folder: "thank-you", indexed: false },
  { id: "faq", path: "/:language/faq", folder: "faq", indexed: true },
  { id: "features", path: "/:language/features", folder: "features", indexed: true },
  { id: "partners", path: "/:language/partners", folder: "partners", indexed: true },
  { id: "partnersPage", path: "/:language/partners/:slug", slugs: "partnerPages", folder: "partners", indexed: true },
  { id: "plugins", path: "/:language/plugins", folder: "plugins", indexed: true },
  { id: "plugin", path: "/:language/plugins/:slug", slugs: "pluginSlugs", folder: "plugin", indexed: true },
  { id: "releaseNotes", path: "/:language/release-notes", folder: "release-notes", indexed: true },
  { id: "text", path: "/:language/:slug", slugs: "textSlugs", folder: "text", indexed: true },
  { id: "notFound", path: "/:language/*", folder: "not-found", indexed: false },
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

/** What the addresses of the site are made of. Each reader takes its part. */
export interface SiteAddresses {
  /** `https://www.company.example` */
  readonly origin: string;
  /** The first one is the fallback. */
  readonly languages: readonly string[];
  /** Those that a browser's own list does not lead to: their home page is not translated. */
  readonly unoffered: readonly string[];
  readonly pluginSlugs: readonly string[];
  /** Numbers of the further pages of the directory, from 2. */
  readonly partnerPages: readonly string[];
  /** Ids, in the order in which they are offered. */
  readonly editions: readonly string[];
  /** Of the pages that are content alone. */
  readonly textSlugs: readonly string[];
  /** Routes that this site has no page of. */
  readonly missing?: readonly RouteId[];
  /** Where pages are now, by where they were; paths without a language. */
  readonly moved: Readonly<Record<string, string>>;
  /** Folder of the installers, `/downloads`, if they are on this site. */
  readonly downloadsPath?: string | undefined;
}

/** The part that decides which pages there are. */
export type PageLists = Pick<SiteAddresses, "languages" | "missing" | NonNullable<Route["slugs"]>>;

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

/** The address of a page: `/de/plugins/fatoora`, `/en` for the home page, `/en/404` for what static hosts answer. */
export function localizedPath({ route, slug = "" }: PageAddress, language: string): string {
  return generatePath(routeOf(route).path, { language, slug, "*": "404" });
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

/** What some hosts add to an address: `/en/faq.html`, `/en/index`. */
const fileName = /(?:\/index|\.html|\/)+$/i;

/**
 * Finds the page of a path, in any case, encoded or not, with or without the name of its file or a slash at the end.
 *
 * @returns The 404 page for an unknown path or slug, in the fallback language for an unknown prefix.
 */
export function matchPath(pathname: string, site: PageLists): PageMatch {
  const [match] = matchRoutes([...table], { pathname: decodable(pathname.replace(fileName, "")) }) ?? [];
  const language = match?.params.language?.toLowerCase() ?? "";
  const [fallback = "en"] = site.languages;
  if (match === undefined || !site.languages.includes(language)) return { route: "notFound", language: fallback };
  const { id, slugs }: Route & { readonly id: RouteId } = match.route;
  if (slugs === undefined) return { route: site.missing?.includes(id) ? "notFound" : id, language };
  const slug = match.params.slug?.toLowerCase() ?? "";
  return site[slugs].includes(slug) ? { route: id, slug, language } : { route: "notFound", language };
}

/** The router logs a warning for every path that it cannot decode. */
function decodable(pathname: string): string {
  try {
    // A bundler drops a call whose result nobody uses.
    return decodeURIComponent(pathname) === "" ? "" : pathname;
  } catch {
    return pathname.replaceAll("%", "%25");
  }
}

/** The one address of the page of a path: `/EN/F%61Q.html` → `/en/faq`. An unknown path is returned as it is. */
export function plainPath(pathname: string, site: PageLists): string {
  const match = matchPath(pathname, site);
  return match.route === "notFound" ? pathname : localizedPath(match, match.language);
}

/** Every page of one language, the 404 page included. */
export function pagesOf(site: PageLists): PageAddress[] {
  return routes.flatMap(({ id, slugs }): PageAddress[] => {
    if (slugs !== undefined) return site[slugs].map((slug) => ({ route: id, slug }));
    return site.missing?.includes(id) ? [] : [{ route: id }];
  });
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
