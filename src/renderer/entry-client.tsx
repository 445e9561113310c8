/**
 * The browser entry: brings the prerendered page to life. Loaded after the first paint, see `boot.ts`. If anything it
 * needs does not come, the document stays as it is, and its links lead on as plain links.
 */
import { StrictMode, startTransition, useEffect, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { App, type Read } from "../app/app.tsx";
import { applyHead } from "../app/head.ts";
import { type LinkNavigation, preloadVisibleLinks, startLinkNavigation } from "../app/link-navigation.ts";
import { beginNavigationAt } from "../app/navigation-effects.ts";
import { createPageStore, type PageStore, pageKey } from "../app/page-store.ts";
import { matchPath, routeOf } from "../app/routes.ts";
import { siteMap } from "../content/shell.ts";
import { detectLanguage, languageCookie, readCookie } from "../features/language/detect.ts";
import { redirectTarget } from "../features/language/redirect.ts";
import { browserSource, browserStrings, type Strings } from "./browser-source.ts";

/**
 * Starts the application on the prerendered document. Without the strings of the interface it does not: the document
 * stays as it is (specification section 8: logged and tried again only).
 *
 * @throws Error where code or content could not be loaded; the caller answers that.
 */
export async function start(): Promise<void> {
  if (redirect()) return;
  const root = document.getElementById("app");
  if (root === null) throw new Error("The document has no place for the application");
  const { pathname } = window.location;
  const match = matchPath(pathname, siteMap);
  const version = document.documentElement.dataset.version ?? "";
  const strings = browserStrings(version);
  const store = createPageStore(browserSource(version, strings));
  const { interactive } = routeOf(match.route);
  const page = interactive ? store.load(match) : undefined;
  try {
    await strings.load(match.language);
  } catch (error) {
    console.error("The page stays without its application", error);
    return;
  }
  await page;
  beginNavigationAt(pageKey(match));
  // As a transition React hydrates in slices of a few milliseconds instead of in one long task.
  startTransition(() => {
    const hydrated = hydrateRoot(root, application(store, strings, !interactive));
    if (import.meta.hot) {
      import.meta.hot.on("content:changed", (changed: string) => void showChanged(hydrated, changed));
    }
  });
}

function application(store: PageStore, strings: Strings, keepFirst: boolean) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App read={reader(store, strings)} keepFirst={keepFirst} />
        <Navigation store={store} />
      </BrowserRouter>
    </StrictMode>
  );
}

/** In development: shows content that was edited, and keeps what the visitor did on the page. */
async function showChanged(root: Root, version: string): Promise<void> {
  document.documentElement.dataset.version = version;
  const strings = browserStrings(version);
  const store = createPageStore(browserSource(version, strings));
  const page = await store.load(matchPath(window.location.pathname, siteMap));
  applyHead(page.head, document);
  startTransition(() => root.render(application(store, strings, false)));
}

/** On hosts without redirect rules the 404 page is shown for every path; it leads on from here. */
function redirect(): boolean {
  const { pathname, search, hash } = window.location;
  const known = { pathname, stored: readCookie(document.cookie, languageCookie), preferred: navigator.languages };
  const target = redirectTarget(pathname, detectLanguage(known, siteMap.languages), siteMap.languages);
  if (target === undefined) return false;
  window.location.replace(target + search + hash);
  return true;
}

function reader(store: PageStore, strings: Strings): Read {
  return {
    page: (match) => store.peek(match) ?? store.load(match),
    strings: (language) => strings.peek(language) ?? strings.load(language),
  };
}

/** Connects the document's links to the router. Renders nothing. */
function Navigation({ store }: { readonly store: PageStore }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // For tests and style: from here on controls answer.
    document.documentElement.dataset.ready = "";
  }, []);
  const latest = useRef({ store, navigate });
  useEffect(() => {
    latest.current = { store, navigate };
  }, [store, navigate]);
  const navigation = useRef<LinkNavigation>(undefined);
  useEffect(() => {
    if (navigation.current !== undefined) return;
    navigation.current = {
      site: siteMap,
      load: (match) => latest.current.store.load(match),
      show: (address) => void latest.current.navigate(address),
    };
    startLinkNavigation(navigation.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => {
    if (navigation.current !== undefined) return preloadAfterInput(navigation.current);
    return undefined;
  }, [pathname]);
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
