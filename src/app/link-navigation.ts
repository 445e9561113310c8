/**
 * Loads the page that a link leads to: when somebody comes near it, and before the router is asked to go there, so that
 * the address changes together with the page. One listener for the whole document: links in prerendered parts and in
 * texts from content work as `<Link>` does.
 */
import { isRecord } from "../components/is-record.ts";
import { matchPath, type PageMatch, type SiteMap } from "../routes/routes.ts";
import { rememberPosition } from "./scroll-memory.ts";

export interface LinkNavigation {
  readonly site: SiteMap;
  /** Loads the page; rejects if that fails. */
  load(match: PageMatch): Promise<unknown>;
  /** Goes to an address of the site, whose page is loaded. */
  navigate(address: string): void;
  /** Says, or no longer says, that there is no connection. */
  sayOffline(offline: boolean): void;
}

/** How long a click waits for a page to load before the browser is asked instead, in milliseconds. */
const patience = 120_000;

/**
 * The address that a click on a link leads to within the site.
 *
 * @param link The link, with `href` resolved.
 * @param here The page's own address.
 * @returns `undefined` if the browser must follow the link itself: another origin, a new tab, a download, a page
 *   outside the language prefixes, a file such as a feed, or only another place on the same page.
 */
export function internalTarget(
  link: { readonly href: string; readonly target: string; readonly download: boolean },
  here: URL,
  languages: readonly string[],
): URL | undefined {
  if (link.download || (link.target !== "" && link.target !== "_self")) return undefined;
  const url = parseUrl(link.href);
  if (url === undefined || url.origin !== here.origin || !languages.includes(url.pathname.split("/")[1] ?? ""))
    return undefined;
  if (/\.\w+$/.test(url.pathname)) return undefined;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  return samePage && url.hash !== "" ? undefined : url;
}

/** `URL.canParse` is younger than the oldest browsers served here. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Starts listening.
 *
 * @returns Stops it.
 */
export function startLinkNavigation(navigation: LinkNavigation): () => void {
  const { languages } = navigation.site;
  const stop = new AbortController();
  const { signal } = stop;
  const click = (event: MouseEvent) => {
    const link = linkOf(event.target);
    if (link === undefined || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const target = internalTarget(properties(link), new URL(window.location.href), languages);
    if (target === undefined) return;
    event.preventDefault();
    // After the handlers of the page: a dialog that closes gives the focus back.
    const last = () => void follow(target, navigation, link.dataset.language !== undefined);
    document.addEventListener("click", last, { signal, once: true });
  };
  const prepare = (event: Event) => {
    const link = linkOf(event.target);
    if (link !== undefined) preload(link, navigation);
  };
  // Before a `<Link>` gets the click: it would go there at once.
  document.addEventListener("click", click, { signal, capture: true });
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, prepare, { passive: true, signal });
  }
  return () => stop.abort();
}

/** Loads the pages of all links that come into view, unless the visitor saves data. Call it again after navigating. */
export function preloadVisibleLinks(navigation: LinkNavigation): void {
  if (!("IntersectionObserver" in window) || savesData()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      preload(target, navigation);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) observer.observe(link);
}

function preload(link: HTMLAnchorElement, { site, load }: LinkNavigation): void {
  const target = internalTarget(properties(link), new URL(window.location.href), site.languages);
  // A failure shows when the link is clicked.
  if (target !== undefined) load(matchPath(target.pathname, site)).catch(() => {});
}

/**
 * @param continued Whether the target is the same page, in another language: it goes on with what the history entry holds,
 *   such as a draft.
 */
async function follow(target: URL, navigation: LinkNavigation, continued: boolean): Promise<void> {
  const { site, load, sayOffline } = navigation;
  try {
    await within(load(matchPath(target.pathname, site)), patience);
    sayOffline(false);
    go(target, navigation, continued ? window.history.state : undefined);
  } catch (error) {
    console.warn("The page could not be loaded in place", error);
    // Without a connection the document would not come either, and the page one is on would be gone.
    if (!navigator.onLine) sayOffline(true);
    // Gone after a release: the document itself is the best answer there is.
    else window.location.assign(target.href);
  }
}

/** A link to the address one is at adds no entry. To the same page it leads to its top, as a new document would. */
function go({ href, pathname, search, hash }: URL, { navigate }: LinkNavigation, held: unknown): void {
  const here = new URL(window.location.href);
  rememberPosition();
  if (href !== here.href) navigate(pathname + search + hash);
  if (isRecord(held)) window.history.replaceState({ ...held, ...window.history.state }, "");
  if (pathname === here.pathname && hash === "") window.scrollTo({ top: 0, behavior: "instant" });
}

/** Rejects if the promise has not settled in time. */
export function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return target instanceof Element ? (target.closest<HTMLAnchorElement>("a[href]") ?? undefined) : undefined;
}

function properties(link: HTMLAnchorElement) {
  return { href: link.href, target: link.target, download: link.hasAttribute("download") };
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}
