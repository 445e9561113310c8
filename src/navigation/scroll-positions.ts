/** Where the visitor was on the pages of this document, so that Back finds the place. In memory: nothing is stored before consent. */
import { useEffect, useLayoutEffect } from "react";
import type { Location } from "react-router-dom";

/** By history entry. */
const positions = new Map<string, number>();
let shown = "";

/** Entries that the browser made for another place on a page have no key of their own. */
const entryOf = ({ key, hash }: Location) => key + hash;

/** To be called before a link leads away: the event of the last movement may still be on its way. */
export function savePosition(): void {
  positions.set(shown, window.scrollY);
}

/** @returns `undefined` if the entry was not shown in this document. */
export function positionOf(location: Location): number | undefined {
  return positions.get(entryOf(location));
}

/** Follows the position on what is shown. The browser restores it only when a document is loaded. */
export function useScrollPositions(location: Location): void {
  const entry = entryOf(location);
  useLayoutEffect(() => {
    shown = entry;
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => window.removeEventListener("scroll", savePosition);
  }, [entry]);
  useEffect(() => {
    const stop = new AbortController();
    const restore = (by: ScrollRestoration) => {
      window.history.scrollRestoration = by;
    };
    restore("manual");
    window.addEventListener("pageshow", () => restore("manual"), { signal: stop.signal });
    window.addEventListener("pagehide", () => restore("auto"), { signal: stop.signal });
    return () => {
      stop.abort();
      restore("auto");
    };
  }, []);
}
