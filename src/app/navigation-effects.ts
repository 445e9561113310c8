/**
 * What follows a navigation in the browser: head, scroll position, focus, announcement. The first page of a visit came
 * with all of that from the server.
 */
import { useEffect, useLayoutEffect } from "react";
import { applyHead, type HeadModel } from "./head.ts";
import { usePlace } from "./place.tsx";
import { rememberedPosition } from "./scroll-memory.ts";
import { announcerId } from "./shell-parts.tsx";

/** The page shown before, so that the first one of a visit and hash changes are told from a navigation. */
let shown: string | undefined;

/**
 * @param page Identifies the page and its language.
 */
export function useNavigationEffects(page: string, head: HeadModel): void {
  const place = usePlace();
  useLayoutEffect(() => {
    const { entry, hash, arrival } = place;
    if (shown !== undefined && shown !== page) {
      applyHead(head, document);
      announce(head.title);
      if (arrival === "pop") window.scrollTo({ top: rememberedPosition(entry), behavior: "instant" });
      else if (hash === "") window.scrollTo({ top: 0, behavior: "instant" });
      focusHeading();
    }
    shown = page;
  }, [page, head, place]);
  useEffect(() => {
    const { hash, arrival } = place;
    if (hash !== "" && arrival !== "pop") document.getElementById(decodeHash(hash))?.scrollIntoView();
  }, [place]);
}

/** Says which page the visit began with; without it the first navigation away from a page left static would go unnoticed. */
export function beginNavigationAt(page: string): void {
  shown = page;
}

function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

function announce(title: string): void {
  const region = document.getElementById(announcerId);
  if (region !== null) region.textContent = title;
}

/** The id in a hash; as it stands where it is not percent-encoded properly. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
