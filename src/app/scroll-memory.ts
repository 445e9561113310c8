/** Where the visitor was on the pages left behind, so that Back finds the place. */
import { useEffect, useLayoutEffect } from "react";

/** By the names of the history entries of this visit. */
const positions = new Map<string, number>();

export function rememberedPosition(entry: string): number {
  return positions.get(entry) ?? 0;
}

let shown = "";

/** To be called before a link leads away: the scroll event of the last movement may not have come yet. */
export function rememberPosition(): void {
  positions.set(shown, window.scrollY);
}

/**
 * Keeps the scroll position of every history entry of this visit, so that Back finds its place. The browser would restore
 * it before the page is there; it does so only for documents that are loaded again.
 *
 * @param entry Name of the entry whose page is shown.
 */
export function useScrollMemory(entry: string): void {
  useLayoutEffect(() => {
    shown = entry;
    // Of an entry that one came back to, the position is known, and not reached before its page is there.
    if (!positions.has(entry)) rememberPosition();
    window.addEventListener("scroll", rememberPosition, { passive: true });
    return () => window.removeEventListener("scroll", rememberPosition);
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
