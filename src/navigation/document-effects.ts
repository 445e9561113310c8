/** Does what loading a document does: head, scroll position, focus. Positions are in memory: consent may be missing. */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Location, NavigationType } from "react-router-dom";
import { addresses, labelsOf } from "../content/shell.ts";
import { elementForHash, focusInView, focusPlace } from "../lib/focus-place.ts";
import { localizedPath, routeOf } from "../routes/routes.ts";
import type { LoadedPage } from "./loaded-page.ts";

/** A page, and the history entry it is shown for. */
export interface CurrentPage {
  readonly page: LoadedPage;
  readonly location: Location;
  readonly type: `${NavigationType}`;
}

/** By history entry. Entries that a change of the hash created share a key, so the hash is part of it. */
const positions = new Map<string, number>();
const entryKey = ({ key, hash }: Location) => key + hash;
let shownEntry = "";

const savePosition = () => {
  positions.set(shownEntry, window.scrollY);
};

/** Call it before a navigation. */
export function leaveEntry(): void {
  // The event of the last scroll may not have fired yet.
  savePosition();
  // On the way back the browser would restore the position before the page is there.
  window.history.scrollRestoration = "manual";
}

/** Does nothing for the first page, whose document already has its head, position and focus. Only a click scrolls to an anchor. */
export function useDocumentEffects(shown: CurrentPage): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    const { page, location, type } = shown;
    const before = last.current;
    last.current = shown;
    shownEntry = entryKey(location);
    if (page !== before.page) applyHead(page);
    // An entry that is replaced is in view already.
    if (location === before.location || type === "REPLACE") return;
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
    // A document that is loaded again is complete.
    const leaveToBrowser = () => {
      window.history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", leaveToBrowser, { signal });
    window.addEventListener("scroll", savePosition, { passive: true, signal });
    return () => stop.abort();
  }, []);
}

/** Updates the part of the head that visitors, bookmarks and shared links use. */
export function applyHead({ match, content: { head, untranslated } }: LoadedPage): void {
  const { language } = match;
  Object.assign(document.documentElement, labelsOf(language));
  document.title = head.title;
  // For search engines, about the first page of the document.
  const stale = 'link[rel="alternate"], link[rel="canonical"], script[type="application/ld+json"]';
  for (const element of document.querySelectorAll(stale)) element.remove();
  document.querySelector('meta[name="description"]')?.setAttribute("content", head.description);
  if (!routeOf(match.route).indexed) return;
  const canonical = document.createElement("link");
  canonical.rel = "canonical";
  canonical.href = addresses.origin + localizedPath(match, untranslated?.lang ?? language);
  document.head.append(canonical);
}
