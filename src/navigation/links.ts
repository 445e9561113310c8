/** Decides which link clicks the router intercepts, and prefetches the pages of links. */
import { useEffect } from "react";
import { addresses } from "../content/shell.ts";
import { complete, idle } from "../lib/idle.ts";
import { savesData } from "../lib/saves-data.ts";
import { matchPath } from "../routes/routes.ts";
import type { LoadedPage, PageLoader } from "./loaded-page.ts";

type Address = Pick<Location, "origin" | "pathname" | "search" | "hash">;

/** Whether a link leads to a page of the site, in this tab: not to a file such as a feed, or an anchor on this page. */
export function isPageLink(link: Address & { readonly target: string }, here: Address, languages: readonly string[]) {
  if (!opensHere(link) || link.origin !== here.origin || /\.\w+$/.test(link.pathname)) return false;
  if (!languages.includes(link.pathname.split("/")[1] ?? "")) return false;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  return !isSamePage || link.hash === "";
}

/** The link that a click follows in this tab, unless a handler of the page has cancelled it. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || event.defaultPrevented) return undefined;
  const link = linkOf(event.target);
  return link !== undefined && opensHere(link) ? link : undefined;
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>("a[href]")) || undefined;
}

const opensHere = ({ target }: { readonly target: string }) => target === "" || target === "_self";

/** Prefetches visible links, four at a time, and those that are pointed at. Does nothing with Save-Data. */
export function usePrefetch(pages: PageLoader, page: LoadedPage): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => {
    if (savesData()) return;
    const stop = new AbortController();
    const prefetch = async (target: EventTarget | null) => {
      const link = linkOf(target);
      if (link === undefined || !isPageLink(link, window.location, addresses.languages)) return;
      // A failure shows when the link is clicked.
      await pages.load(matchPath(link.pathname, addresses)).catch(() => {});
    };
    for (const type of ["pointerover", "focusin", "touchstart"]) {
      const options = { passive: true, signal: stop.signal };
      document.addEventListener(type, ({ target }) => void prefetch(target), options);
    }
    // Four at a time, whenever the browser is idle.
    const lanes: Promise<unknown>[] = Array.from({ length: 4 }, () => complete().then(idle));
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        // On phones the header's links are in a closed menu.
        if (!isIntersecting && target.closest("header") === null) continue;
        observer.unobserve(target);
        const free = (lanes.shift() ?? idle()).then(idle);
        lanes.push(free.then(() => (stop.signal.aborted ? undefined : prefetch(target))));
      }
    });
    void lanes[0]?.then(() => {
      if (!stop.signal.aborted) for (const link of document.links) observer.observe(link);
    });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [pages, page]);
}
