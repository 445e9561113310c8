import { type RefObject, useEffect } from "react";
import { isStillToStart, startDelay, type Visit, visitOf, withVisit } from "./auto-download.ts";

/** Visits whose download this document has started. */
const startedHere = new Set<string>();

/**
 * Presses the page's link to the file once, a second after the page was shown; not again on reload or Back. The link
 * rather than the address, so that whoever listens on the document sees it like a visitor's press; an error thrown there
 * does not stop the browser.
 */
export function useAutoDownload(file: string, link: RefObject<HTMLAnchorElement | null>): void {
  useEffect(() => {
    // Need not be secret, only different from others: `crypto.randomUUID` is not there on plain http.
    const id = Math.random().toString(36).slice(2);
    const visit = visitOf(window.history.state, file) ?? { file, id, started: false };
    const start = () => {
      startedHere.add(visit.id);
      note({ ...visit, started: true });
      link.current?.click();
    };
    const toStart = isStillToStart(visit, startedHere);
    note({ ...visit, started: !toStart });
    return toStart ? onceShown(startDelay, start) : undefined;
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
