/** Loads the pages that links in view lead to, and those of links that are pointed at, unless the visitor saves data. */
import { useEffect } from "react";
import { siteMap } from "../content/shell.ts";
import { complete, idle } from "../lib/idle.ts";
import { savesData } from "../lib/saves-data.ts";
import { matchPath } from "../routes/routes.ts";
import { pageLinkOf } from "./links.ts";
import type { LoadedPage, PageLoader } from "./loaded-page.ts";

export function usePrefetch(pages: PageLoader, page: LoadedPage): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => {
    if (savesData()) return;
    const stop = new AbortController();
    const prefetch = async (target: EventTarget | null) => {
      const link = pageLinkOf(target, siteMap.languages);
      // A failure shows when the link is clicked.
      if (link !== undefined) await pages.load(matchPath(link.pathname, siteMap)).catch(() => {});
    };
    for (const type of ["pointerover", "focusin", "touchstart"]) {
      const options = { passive: true, signal: stop.signal };
      document.addEventListener(type, ({ target }) => void prefetch(target), options);
    }
    // Four at a time, whenever the browser is idle.
    const lanes: Promise<unknown>[] = Array.from({ length: 4 }, () => complete().then(idle));
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        // On phones the header's links are in a closed menu.
        if (!isIntersecting && target.closest("header") === null) continue;
        observer.unobserve(target);
        const free = (lanes.shift() ?? idle()).then(idle);
        lanes.push(free.then(() => (stop.signal.aborted ? undefined : prefetch(target))));
      }
    });
    void lanes[0]?.then(() => {
      if (!stop.signal.aborted) for (const link of document.links) observer.observe(link);
    });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [pages, page]);
}
