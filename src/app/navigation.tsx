/** Connects the document's links to the router. */
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import type { PageMatch } from "../routes/routes.ts";
import { type LinkNavigation, preloadVisibleLinks, startLinkNavigation } from "./link-navigation.ts";

interface NavigationProps {
  /** Loads a page; rejects where that fails. */
  load(match: PageMatch): Promise<unknown>;
}

/** Renders nothing. From its first effect on the document says `data-ready`: controls answer. */
export function Navigation({ load }: NavigationProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef({ load, navigate });
  const navigation = useRef<LinkNavigation>({
    site: siteMap,
    load: (match) => latest.current.load(match),
    show: (address) => void latest.current.navigate(address),
  });
  useEffect(() => {
    latest.current = { load, navigate };
  }, [load, navigate]);
  useEffect(() => {
    const stop = startLinkNavigation(navigation.current);
    document.documentElement.dataset.ready = "";
    // Without the router links are the browser's again.
    return () => {
      stop();
      delete document.documentElement.dataset.ready;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => preloadAfterInput(navigation.current), [pathname]);
  return null;
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
