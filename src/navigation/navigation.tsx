/**
 * What happens between a click and a page.
 *
 * 1. React Router's `BrowserRouter` holds the address. Links are plain `<a href>`: in components, in texts from content,
 *    in prerendered HTML. One listener on the document hears a click on any of them, after the page's own handlers.
 * 2. The page behind the link is loaded: its code, content and strings are one value, a `LoadedPage` (`loaded-page.ts`).
 *    Mostly it is there already, because `prefetch.ts` has asked for it. Each page is asked for once.
 * 3. Then the router goes to the address, and the page is shown with it, in one render. The page before stays until then.
 * 4. The last navigation wins. A page that is loaded after another click, or after Back, is discarded.
 * 5. If the page cannot be loaded, the browser goes to the document instead, which is the best answer after a new
 *    release. Without a connection a notice says so, and the visitor keeps the page they are on.
 * 6. `arrival.ts` does what a document does: title, description and language, scroll position, focus on the heading.
 *
 * Back and Forward change the address first. The page shown stays until the one of the address is loaded; if that fails,
 * the document is loaded. Scroll positions are kept for each history entry.
 *
 * The first page of a visit is the one of the document, whatever the address: a plain host shows the same 404 document
 * for every unknown path.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { entryState, setEntryState } from "../lib/entry-state.ts";
import { inTime } from "../lib/in-time.ts";
import { offlineNoticeId, showNotice } from "../lib/notices.ts";
import { matchPath } from "../routes/routes.ts";
import { type Shown, savePosition, useArrival } from "./arrival.ts";
import { isPlainClick, pageLinkOf } from "./links.ts";
import { type LoadedPage, type PageLoader, pageKey } from "./loaded-page.ts";
import { usePrefetch } from "./prefetch.ts";

interface NavigationProps {
  readonly first: LoadedPage;
  readonly pages: PageLoader;
  readonly children: (shown: Shown) => ReactNode;
}

/** Renders its child with the page of the present address. */
export function Navigation({ first, pages, children }: NavigationProps) {
  const shown = useShown(first, pages);
  useArrival(shown);
  useLinkClicks(pages);
  usePrefetch(pages, shown.page);
  return children(shown);
}

function useShown(first: LoadedPage, pages: PageLoader): Shown {
  const location = useLocation();
  const type = useNavigationType();
  const [shown, setShown] = useState<Shown>({ page: first, location, type });
  const match = matchPath(location.pathname, siteMap);
  const key = pageKey(match);
  const page = key === pageKey(shown.page.match) ? shown.page : pages.loaded(match);
  if (page !== undefined && (page !== shown.page || location !== shown.location)) setShown({ page, location, type });
  const isLoading = page === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the match.
  useEffect(() => {
    if (!isLoading) return;
    const stop = new AbortController();
    const { signal } = stop;
    inTime(pages.load(match)).then(
      (loaded) => signal.aborted || setShown({ page: loaded, location, type }),
      () => {
        if (signal.aborted) return;
        goToDocument(window.location.href);
        window.addEventListener("online", () => window.location.reload(), { signal });
      },
    );
    return () => stop.abort();
  }, [isLoading, key, pages]);
  return shown;
}

function useLinkClicks(pages: PageLoader): void {
  const navigate = useNavigate();
  const latest = useRef(0);
  useEffect(() => {
    const click = async (event: MouseEvent) => {
      const link = pageLinkOf(event.target, siteMap.languages);
      if (link === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      latest.current += 1;
      const own = latest.current;
      const target = new URL(link.href);
      // The same page in another language keeps what the history entry holds, such as a draft.
      const kept = link.hreflang === "" ? {} : entryState();
      const page = await inTime(pages.load(matchPath(target.pathname, siteMap))).catch(() => undefined);
      if (own !== latest.current) return;
      if (page === undefined) return goToDocument(target.href);
      showNotice(offlineNoticeId, false);
      savePosition();
      const { pathname, search, hash } = target;
      // As in a document, a link to the page that is shown leads to its top.
      if (pathname === window.location.pathname && hash === "") window.scrollTo({ top: 0, behavior: "instant" });
      if (target.href === window.location.href) return;
      // Not awaited: the page that is rendered next reads what was kept.
      void navigate(pathname + search + hash);
      setEntryState(kept);
    };
    document.addEventListener("click", click);
    return () => document.removeEventListener("click", click);
  }, [navigate, pages]);
  // A separate effect: the one above is renewed between the router's listener and this one.
  useEffect(() => {
    const back = () => {
      latest.current += 1;
    };
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, []);
}

/** Without a connection the document would not come either, and the page the visitor is on would be gone. */
function goToDocument(href: string): void {
  if (!navigator.onLine) {
    showNotice(offlineNoticeId);
    window.addEventListener("online", () => showNotice(offlineNoticeId, false), { once: true });
  } else if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
