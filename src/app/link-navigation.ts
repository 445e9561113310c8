/**
 * Loads the page that a link leads to: when somebody comes near it, and before the router is asked to go there, so that
 * the address changes together with the page. One listener for the whole document: links in prerendered parts and in
 * texts from content work as `<Link>` does.
 */
import { isRecord } from "../components/is-record.ts";
import { matchPath, type PageMatch, type SiteMap } from "../routes/routes.ts";
import { complete, idle } from "./idle.ts";
import { inTime } from "./in-time.ts";
import { savesData } from "./saves-data.ts";
import { rememberPosition } from "./scroll-memory.ts";

export interface LinkNavigation {
  readonly site: SiteMap;
  /** Loads the page; rejects if that fails. */
  load(match: PageMatch): Promise<unknown>;
  /** Goes to an address of the site, whose page is loaded. */
  navigate(address: string): void;
  /** Renders a page that is loaded ahead, hidden. */
  hold(address: URL): void;
  /** Says, or no longer says, that there is no connection. */
  sayOffline(offline: boolean): void;
}

type Address = Pick<Location, "origin" | "pathname" | "search" | "hash">;

/**
 * Whether a link leads to a page of the site that is shown in place. The browser follows others itself: to another origin,
 * into a new tab, to files such as a feed, to paths without a language, to another place on the same page.
 */
export function isInternal(link: Address & { readonly target: string }, here: Address, languages: readonly string[]) {
  if (link.target !== "" && link.target !== "_self") return false;
  if (link.origin !== here.origin || /\.\w+$/.test(link.pathname)) return false;
  if (!languages.includes(link.pathname.split("/")[1] ?? "")) return false;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  return !isSamePage || link.hash === "";
}

/**
 * Starts listening.
 *
 * @returns Stops it.
 */
export function startLinkNavigation(navigation: LinkNavigation): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const click = (event: MouseEvent) => {
    const link = linkOf(event.target);
    const isForBrowser = event.defaultPrevented || event.button !== 0 || hasModifier(event);
    if (link === undefined || isForBrowser || !leadsOn(link, navigation)) return;
    event.preventDefault();
    // After the handlers of the page: a dialog that closes gives the focus back.
    document.addEventListener("click", () => void follow(link, navigation), { signal, once: true });
  };
  let near: HTMLAnchorElement | undefined;
  const prepare = async (event: Event) => {
    const link = linkOf(event.target);
    near = link;
    if (link === undefined) return;
    const isLoaded = await preload(link, navigation);
    // Its pictures are loaded with it.
    if (isLoaded && near === link && !savesData()) navigation.hold(new URL(link.href));
  };
  // Before a `<Link>` gets the click: it would go there at once.
  document.addEventListener("click", click, { signal, capture: true });
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, prepare, { passive: true, signal });
  }
  return () => stop.abort();
}

/**
 * Loads the pages that the links in view and in the header lead to, four at a time, when the page is complete and the
 * browser idle, unless the visitor saves data. Call it again after navigating.
 *
 * @returns Stops it.
 */
export function preloadVisibleLinks(navigation: LinkNavigation): () => void {
  let isStopped = false;
  const lanes: Promise<unknown>[] = Array.from({ length: 4 }, complete);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // On phones the header's links are in a closed menu.
      if (!(target instanceof HTMLAnchorElement) || !(isIntersecting || target.closest("header"))) continue;
      observer.unobserve(target);
      const preloadUnlessStopped = () => (isStopped ? undefined : preload(target, navigation));
      lanes.push((lanes.shift() ?? idle()).then(idle).then(preloadUnlessStopped));
    }
  });
  // By then the page has asked for its pictures.
  const timer = setTimeout(() => {
    if (!savesData()) for (const link of document.querySelectorAll(links)) observer.observe(link);
  }, 100);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** @returns Whether the link leads to a page that is loaded now. A failure shows when it is clicked. */
async function preload(link: HTMLAnchorElement, navigation: LinkNavigation): Promise<boolean> {
  const { site, load } = navigation;
  if (!leadsOn(link, navigation)) return false;
  return load(matchPath(link.pathname, site)).then(
    () => true,
    () => false,
  );
}

async function follow(link: HTMLAnchorElement, navigation: LinkNavigation): Promise<void> {
  const target = new URL(link.href);
  // The same page in another language goes on with what the history entry holds, such as a draft.
  const isContinued = link.hreflang !== "";
  const { site, load, sayOffline } = navigation;
  try {
    // Then the browser is asked instead.
    await inTime(load(matchPath(target.pathname, site)));
    sayOffline(false);
    go(target, navigation, isContinued ? window.history.state : undefined);
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

const links = "a[href]:not([download])";

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return target instanceof Element ? (target.closest<HTMLAnchorElement>(links) ?? undefined) : undefined;
}

function leadsOn(link: HTMLAnchorElement, { site }: LinkNavigation): boolean {
  return isInternal(link, window.location, site.languages);
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
