/**
 * What a new document would do when a page is shown in place of another: head, scroll position, focus. The positions left
 * are in memory: nothing is stored before consent.
 */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Location, NavigationType } from "react-router-dom";
import { applyHead } from "./head.ts";
import type { LoadedPage } from "./loaded-page.ts";

/** A page, and the history entry it is shown for. */
export interface Shown {
  readonly page: LoadedPage;
  readonly location: Location;
  readonly type: `${NavigationType}`;
}

/** By history entry. Those that the browser made for another place on a page have no key of their own. */
const positions = new Map<string, number>();
const entryOf = ({ key, hash }: Location) => key + hash;
let shownEntry = "";

/** To be called before a link leads away: the scroll event of the last movement may still be on its way. */
export function savePosition(): void {
  positions.set(shownEntry, window.scrollY);
}

/** The first page of a visit came with all of this. An anchor is gone to on a click, never by starting the app. */
export function useArrival(shown: Shown): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    const { page, location, type } = shown;
    const before = last.current;
    last.current = shown;
    shownEntry = entryOf(location);
    if (page !== before.page) applyHead(page);
    if (location === before.location) return;
    const position = type === "POP" ? positions.get(shownEntry) : undefined;
    const top = page === before.page ? position : (position ?? 0);
    if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
    if (page !== before.page) document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
    if (type !== "POP" && location.hash !== "") placeOf(location.hash)?.scrollIntoView();
  }, [shown]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // The browser would restore a position before its page is there; it does so only when a document is loaded.
    const restore = (by: ScrollRestoration) => {
      window.history.scrollRestoration = by;
    };
    restore("manual");
    window.addEventListener("pageshow", () => restore("manual"), { signal });
    window.addEventListener("pagehide", () => restore("auto"), { signal });
    window.addEventListener("scroll", savePosition, { passive: true, signal });
    return () => stop.abort();
  }, []);
}

/** The element that a hash names; a hash that is not percent-encoded properly is taken as it is. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1));
  }
}
