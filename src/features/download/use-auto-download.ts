import { useEffect } from "react";
import { isStillToStart, startDelay, withStarted } from "./auto-download.ts";

/** Sends the browser to the file once, a second after the page was shown; not again on reload or Back. */
export function useAutoDownload(href: string): void {
  useEffect(() => {
    if (!isStillToStart(window.history.state, href)) return;
    const timer = setTimeout(() => {
      window.history.replaceState(withStarted(window.history.state, href), "");
      window.location.assign(href);
    }, startDelay);
    return () => clearTimeout(timer);
  }, [href]);
}
