/**
 * Does what loading a document would do when another page is shown: head, scroll position, focus. Positions are kept in
 * memory, because nothing may be stored before consent.
 */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Location, NavigationType } from "react-router-dom";
import { elementForHash, focusInView, focusPlace } from "../lib/focus-place.ts";
import { applyHead } from "./head.ts";
import type { LoadedPage } from "./loaded-page.ts";

/** A page, and the history entry it is shown for. */
export interface Shown {
  readonly page: LoadedPage;
  readonly location: Location;
  readonly type: `${NavigationType}`;
}

/** By history entry. Entries that a change of the hash created share a key, so the hash is part of it. */
const positions = new Map<string, number>();
const entryKey = ({ key, hash }: Location) => key + hash;
let shownEntry = "";

/** Call it before a navigation: the event of the last scroll may not have fired yet. */
export function savePosition(): void {
  positions.set(shownEntry, window.scrollY);
}

/** Does nothing for the first page, whose document already has its head, position and focus. Only a click scrolls to an anchor. */
export function useArrival(shown: Shown): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    const { page, location, type } = shown;
    const before = last.current;
    last.current = shown;
    shownEntry = entryKey(location);
    if (page !== before.page) applyHead(page);
    if (location === before.location) return;
    const position = type === "POP" ? positions.get(shownEntry) : undefined;
    const top = page === before.page ? position : (position ?? 0);
    if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
    if (type === "POP") {
      if (page !== before.page) focusInView();
      return;
    }
    const place = elementForHash(location.hash);
    if (page !== before.page) focusPlace(place ?? undefined);
    place?.scrollIntoView();
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
