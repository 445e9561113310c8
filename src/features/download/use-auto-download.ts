import { type RefObject, useLayoutEffect } from "react";
import { entryState, setEntryState } from "../../lib/entry-state.ts";
import { showState } from "./show-state.ts";

/** From showing the page to the download. */
const delayMs = 1_000;

/** Downloads that this document has started, perhaps from another history entry. */
const startedHere = new Set<string>();

/**
 * Clicks the page's link to the file once, a second after the page is shown; not again on reload or Back. It is the link
 * rather than the address, so that analytics sees a click; an error thrown there does not stop the browser.
 */
export function useAutoDownload(file: string, link: RefObject<HTMLAnchorElement | null>): void {
  // Before the page is painted, so that it never shows the state of another visit.
  useLayoutEffect(() => {
    const kept = entryState().download;
    // Plain http has no `crypto.randomUUID`; the id need not be secret.
    const download = kept?.file === file ? kept : { file, id: Math.random().toString(36).slice(2), started: false };
    const isStarted = () => {
      const started = download.started || startedHere.has(download.id);
      setEntryState({ download: { ...download, started } });
      return started;
    };
    const start = () => {
      startedHere.add(download.id);
      isStarted();
      showState("started");
      link.current?.click();
    };
    const stop = new AbortController();
    const { signal } = stop;
    if (isStarted()) showState("again");
    else {
      showState("before");
      onceVisible(delayMs, start, signal);
    }
    // The skip link, for example, makes a new entry.
    window.addEventListener("hashchange", isStarted, { signal });
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isStarted()) showState("again");
    };
    window.addEventListener("pageshow", restored, { signal });
    return () => stop.abort();
  }, [file, link]);
}

/** Waits until the tab is looked at, then for the time, unless it is aborted. */
function onceVisible(milliseconds: number, act: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.visibilityState === "visible") timer ??= setTimeout(act, milliseconds);
  };
  document.addEventListener("visibilitychange", look, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  look();
}
