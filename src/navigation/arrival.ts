/** What a new document would do when a page is shown in place of another: head, scroll position, focus. */
import { useLayoutEffect, useRef } from "react";
import type { Location, NavigationType } from "react-router-dom";
import { applyHead } from "./head.ts";
import type { LoadedPage } from "./loaded-page.ts";
import { positionOf, useScrollPositions } from "./scroll-positions.ts";

/** A page, and the history entry it is shown for. */
export interface Shown {
  readonly page: LoadedPage;
  readonly location: Location;
  readonly type: `${NavigationType}`;
}

/** The first page of a visit came with all of this. An anchor is gone to on a click, never by starting the application. */
export function useArrival(shown: Shown): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    const { page, location, type } = shown;
    const before = last.current;
    last.current = shown;
    if (page !== before.page) applyHead(page);
    if (location === before.location) return;
    if (page !== before.page) {
      // First to its top: what the heading is focused at is then the same for everybody.
      const top = type === "POP" ? (positionOf(location) ?? 0) : 0;
      window.scrollTo({ top, behavior: "instant" });
      document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
    } else if (type === "POP") {
      const top = positionOf(location);
      if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
    }
    if (type !== "POP" && location.hash !== "") placeOf(location.hash)?.scrollIntoView();
  }, [shown]);
  // After the effect above: until then positions belong to the page before.
  useScrollPositions(shown.location);
}

/** The element that a hash names; a hash that is not percent-encoded properly is taken as it is. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1));
  }
}
