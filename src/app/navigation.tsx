/** Connects the document's links to the application. */
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import type { PageMatch } from "../routes/routes.ts";
import { type LinkNavigation, preloadVisibleLinks, startLinkNavigation } from "./link-navigation.ts";
import { offlineNoticeId } from "./shell-parts.tsx";

interface NavigationProps {
  /** Loads a page; rejects if that fails. */
  load(match: PageMatch): Promise<unknown>;
}

/** Renders nothing. Stands after what has to be there before the document says `data-ready`: controls answer. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}

/** Renders nothing. */
export function Navigation({ load }: NavigationProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef({ load, navigate });
  const navigation = useRef<LinkNavigation>({
    site: siteMap,
    load: (match) => latest.current.load(match),
    navigate: (address) => latest.current.navigate(address),
    sayOffline,
  });
  useEffect(() => {
    latest.current = { load, navigate };
  }, [load, navigate]);
  useEffect(() => {
    const stop = startLinkNavigation(navigation.current);
    const online = () => sayOffline(false);
    window.addEventListener("online", online);
    // Without the application links are the browser's again.
    return () => {
      stop();
      window.removeEventListener("online", online);
      delete document.documentElement.dataset.ready;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => preloadAfterInput(navigation.current), [pathname]);
  return null;
}

function sayOffline(offline: boolean): void {
  const notice = document.getElementById(offlineNoticeId);
  if (notice !== null) notice.hidden = !offline;
}

/** Loads what is in view once the visitor has moved: who only reads the page downloads nothing more. */
function preloadAfterInput(navigation: LinkNavigation): () => void {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    preloadVisibleLinks(navigation);
  };
  for (const type of ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"]) {
    window.addEventListener(type, begin, { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}
