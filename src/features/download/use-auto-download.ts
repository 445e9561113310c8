import { type RefObject, useLayoutEffect } from "react";
import { isStillToStart, startDelay, type Visit, visitOf, withVisit } from "./auto-download.ts";
import { showState } from "./show-state.ts";

/** Visits whose download this document has started. */
const startedHere = new Set<string>();

/**
 * Presses the page's link to the file once, a second after the page was shown; not again on reload or Back. The link
 * rather than the address, so that whoever listens on the document sees it like a visitor's press; an error thrown there
 * does not stop the browser.
 */
export function useAutoDownload(file: string, link: RefObject<HTMLAnchorElement | null>): void {
  // Before the page is painted, so that it never shows the state of another visit.
  useLayoutEffect(() => {
    // Need not be secret, only different from others: `crypto.randomUUID` is not there on plain http.
    const id = Math.random().toString(36).slice(2);
    const visit = visitOf(window.history.state, file) ?? { file, id, started: false };
    const noteVisit = () => {
      const toStart = isStillToStart(visit, startedHere);
      note({ ...visit, started: !toStart });
      return toStart;
    };
    const start = () => {
      startedHere.add(visit.id);
      noteVisit();
      showState("started");
      link.current?.click();
    };
    const toStart = noteVisit();
    showState(toStart ? "before" : "again");
    const giveUp = toStart ? onceShown(startDelay, start) : undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // A place on the page, such as the one of the skip link, is a new entry.
    window.addEventListener("hashchange", noteVisit, { signal });
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !noteVisit()) showState("again");
    };
    window.addEventListener("pageshow", restored, { signal });
    return () => {
      stop.abort();
      giveUp?.();
    };
  }, [file, link]);
}

function note(visit: Visit): void {
  window.history.replaceState(withVisit(window.history.state, visit), "");
}

/** A tab opened in the background is not shown before one looks at it. @returns Gives it up. */
function onceShown(milliseconds: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", look);
    timer = setTimeout(act, milliseconds);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    clearTimeout(timer);
  };
}
