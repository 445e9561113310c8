/**
 * What follows a navigation in the browser: head, scroll position, focus, announcement. The first page of a visit came
 * with all of that from the server.
 */
import { useEffect, useLayoutEffect } from "react";
import type { Location, NavigationType } from "react-router-dom";
import { applyHead, type HeadModel } from "./head.ts";
import { idle } from "./idle.ts";
import { rememberedPosition } from "./scroll-memory.ts";
import { announcerId } from "./shell-parts.tsx";

/** Where the visitor is, and how they came: with the document, by a link or otherwise. */
export interface Arrival {
  readonly location: Location;
  readonly by: "load" | `${NavigationType}`;
}

/** What the scroll position is remembered under. Entries that the browser made for a place on the page have no key. */
export const entryOf = ({ key, hash }: Location) => key + hash;

/** The page shown before, so that the first page of a visit and hash changes are no navigation. */
let shown = "";

/**
 * @param page Identifies the page and its language.
 * @param arrival None while the page is hidden.
 */
export function useNavigationEffects(page: string, head: HeadModel, arrival: Arrival | undefined): void {
  useLayoutEffect(() => {
    if (arrival === undefined) return;
    const { location, by } = arrival;
    if (shown !== page) {
      applyHead(head, document);
      document.getElementById(announcerId)?.replaceChildren(head.title);
      const isAtTop = by !== "POP" && location.hash === "";
      if (isAtTop) layOutLater();
      else layOutNow();
      if (by === "POP") window.scrollTo({ top: rememberedPosition(entryOf(location)), behavior: "instant" });
      else if (isAtTop) window.scrollTo({ top: 0, behavior: "instant" });
      document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
    }
    shown = page;
  }, [page, head, arrival]);
  useEffect(() => {
    const hash = arrival?.location.hash ?? "";
    if (hash !== "" && arrival?.by !== "POP") document.getElementById(decodeHash(hash))?.scrollIntoView();
  }, [arrival]);
}

/** Sections below the fold are laid out after the next paint. */
function layOutLater(): void {
  document.documentElement.dataset.arriving = "";
  void idle().then(layOutNow);
}

/** A place on the page is not found by guessed heights. */
function layOutNow(): void {
  delete document.documentElement.dataset.arriving;
}

/** Says which page the visit began with: it may be left before React has come to its main part. */
export function beginNavigationAt(page: string): void {
  shown = page;
}

/** The id in a hash; unchanged if it is not percent-encoded properly. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
