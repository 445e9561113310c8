/**
 * What happens between a click and a page.
 *
 * 1. React Router's `BrowserRouter` holds the address. Links are plain `<a href>`: in components, in texts from content,
 *    in prerendered HTML. One listener on the document hears a click on any of them, after the page's own handlers.
 * 2. The page behind the link is loaded: its code, content and strings are one value, a `LoadedPage` (`loaded-page.ts`).
 *    Mostly it is there already, because `usePrefetch` has asked for it. Each page is asked for once.
 * 3. Then the router goes to the address, and the page is shown with it, in one render. The page before stays until then.
 *    While it is loading, a line and a status say so.
 * 4. The last navigation wins, whoever handles it. A page that is loaded after another click, after Back, or when the
 *    visitor leaves the document, is discarded.
 * 5. If the page cannot be loaded in time, or its link is clicked again, the browser goes to the document instead, which is
 *    the best answer after a new release. Without a connection a notice says so, and the visitor keeps the page they are on.
 * 6. `document-effects.ts` does what a document does: title, description and language, scroll position, focus on the heading.
 *
 * Back and Forward change the address first. The page shown stays until the one of the address is loaded; if that fails,
 * the document is loaded. Scroll positions are kept for each history entry.
 */
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { addresses } from "../content/shell.ts";
import { entryState, setEntryState } from "../lib/entry-state.ts";
import { inTime } from "../lib/in-time.ts";
import { stay } from "../lib/leaving.ts";
import { offlineNoticeId, showNotice } from "../lib/notices.ts";
import { matchPath, type PageMatch } from "../routes/routes.ts";
import { type CurrentPage, leaveEntry, useDocumentEffects } from "./document-effects.ts";
import { followedLink, isPageLink, usePrefetch } from "./links.ts";
import { type LoadedPage, type PageLoader, pageKey } from "./loaded-page.ts";

/** Faster pages need no sign that they are loading. */
const signAfterMs = 300;
const documentAfterMs = 10_000;

interface NavigationProps {
  readonly first: LoadedPage;
  readonly pages: PageLoader;
  readonly children: (shown: CurrentPage, isLoading: boolean) => ReactNode;
}

/** Renders its child with the page of the present address. */
export function Navigation({ first, pages, children }: NavigationProps) {
  const { isLoading, load } = useLoading(pages);
  const shown = useShown(first, pages, load);
  useDocumentEffects(shown);
  useLinkClicks(load);
  usePrefetch(pages, shown.page);
  return children(shown, isLoading);
}

type Load = ReturnType<typeof useLoading>["load"];

/** `load` resolves to `undefined` if the page does not come in time. `isLoading` is true after a moment, until it is aborted. */
function useLoading(pages: PageLoader) {
  const [isLoading, setIsLoading] = useState(false);
  const load = useCallback(
    (match: PageMatch, signal: AbortSignal): Promise<LoadedPage | undefined> => {
      const timer = setTimeout(setIsLoading, signAfterMs, true);
      const end = () => {
        clearTimeout(timer);
        setIsLoading(false);
      };
      signal.addEventListener("abort", end);
      return inTime(pages.load(match), documentAfterMs)
        .catch(() => undefined)
        .finally(() => signal.aborted || end());
    },
    [pages],
  );
  return { isLoading, load };
}

function useShown(first: LoadedPage, pages: PageLoader, load: Load): CurrentPage {
  const location = useLocation();
  const type = useNavigationType();
  const [shown, setShown] = useState<CurrentPage>({ page: first, location, type });
  const match = matchPath(location.pathname, addresses);
  const key = pageKey(match);
  const page = key === pageKey(shown.page.match) ? shown.page : pages.peek(match);
  if (page !== undefined && (page !== shown.page || location !== shown.location)) setShown({ page, location, type });
  const isLoading = page === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the match.
  useEffect(() => {
    if (!isLoading) return;
    const stop = new AbortController();
    const { signal } = stop;
    const show = async () => {
      const loaded = await load(match, signal);
      if (loaded === undefined) await stay();
      if (signal.aborted) return;
      if (loaded !== undefined) return setShown({ page: loaded, location, type });
      goToDocument(window.location.href);
      window.addEventListener("online", () => window.location.reload(), { signal });
    };
    void show();
    return () => stop.abort();
  }, [isLoading, key, load]);
  return shown;
}

function useLinkClicks(load: Load): void {
  const navigate = useNavigate();
  const waiting = useRef({ href: "", stop: new AbortController() });
  useEffect(() => {
    const click = async (event: MouseEvent) => {
      const link = followedLink(event);
      if (link === undefined) return;
      const before = waiting.current;
      // The second click of a double click is none.
      const isAgain = link.href === before.href && !before.stop.signal.aborted && event.detail < 2;
      before.stop.abort();
      if (isAgain || !isPageLink(link, window.location, addresses.languages)) return;
      event.preventDefault();
      const stop = new AbortController();
      const target = new URL(link.href);
      waiting.current = { href: link.href, stop };
      // The same page in another language keeps what the history entry holds, such as a draft.
      const kept = link.hreflang === "" ? {} : entryState();
      const page = await load(matchPath(target.pathname, addresses), stop.signal);
      if (stop.signal.aborted) return;
      stop.abort();
      if (page === undefined) return goToDocument(target.href);
      showNotice(offlineNoticeId, false);
      leaveEntry();
      const { pathname, search, hash } = target;
      // As in a document, a link to the page that is shown leads to its top.
      if (pathname === window.location.pathname && hash === "") window.scrollTo({ top: 0, behavior: "instant" });
      if (target.href === window.location.href) return;
      // Not awaited: the next page reads the state while it renders.
      void navigate(pathname + search + hash);
      setEntryState(kept);
    };
    document.addEventListener("click", click);
    return () => document.removeEventListener("click", click);
  }, [navigate, load]);
  // Separate, so that it isn't re-subscribed after the router's listener.
  useEffect(() => {
    const stop = new AbortController();
    const cancel = () => waiting.current.stop.abort();
    for (const type of ["popstate", "beforeunload"]) window.addEventListener(type, cancel, { signal: stop.signal });
    return () => stop.abort();
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
