/** The whole page below `<body>`: frame, and the part that the address decides. */
import type { i18n as I18n } from "i18next";
import { Suspense, use, useDeferredValue, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { ConsentBanner } from "../features/consent/consent-banner.tsx";
import { useCountryBanners } from "../features/country/use-country-banners.ts";
import { matchPath, type PageMatch, routes } from "../routes/routes.ts";
import { Consent } from "./consent.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Ready } from "./navigation.tsx";
import { type Arrival, entryOf, useNavigationEffects } from "./navigation-effects.ts";
import { PageFailure } from "./page-failure.tsx";
import { type LoadedPage, pageKey } from "./page-store.ts";
import { useScrollMemory } from "./scroll-memory.ts";
import { Announcer, LoadNotice, OfflineNotice, SkipLink } from "./shell-parts.tsx";
import "./app.css";

/** What the page is rendered from: a value if it is loaded, otherwise a promise that React waits for. */
export interface Read {
  page(match: PageMatch): LoadedPage | Promise<LoadedPage>;
  strings(language: string): I18n | Promise<I18n>;
}

interface AppProps {
  readonly read: Read;
  /** Prerendered HTML of the first page's main part, if that needs no JavaScript; React puts it back if it has to. */
  readonly kept?: string | undefined;
}

export function App({ read, kept }: AppProps) {
  const arrival = useArrival(read);
  const { pathname } = arrival.location;
  const match = matchPath(pathname, siteMap);
  const { language } = match;
  const strings = read.strings(language);
  const isKept = useIsFirst(pathname) && kept !== undefined;
  useScrollMemory(entryOf(arrival.location));
  useCountryBanners();
  return (
    <I18nextProvider i18n={strings instanceof Promise ? use(strings) : strings}>
      <SkipLink />
      <ConsentBanner language={language} />
      <Header match={match} />
      <LoadNotice />
      <OfflineNotice />
      {isKept ? (
        // React does not look into what it is told is given as HTML: nothing is hydrated, nothing is replaced.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this very element held.
        <main id="main" key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
      ) : (
        <main id="main">
          <Suspense>
            <ErrorBoundary
              key={pathname}
              message="The page could not be shown"
              fallback={<PageFailure language={language} />}
            >
              <Routes location={arrival.location}>
                {/* A path like a page's may be that of none: what is shown there is for the route table to say. */}
                {routes.map(({ id, path }) => (
                  <Route
                    key={id}
                    caseSensitive
                    path={path === undefined ? "*" : `/${language}/${path}`}
                    element={<Page match={match} read={read} arrival={arrival} />}
                  />
                ))}
              </Routes>
              <Ready />
            </ErrorBoundary>
          </Suspense>
        </main>
      )}
      {isKept && <Ready />}
      <Footer match={match} />
      <Announcer />
      <Consent language={language} path={pathname} />
    </I18nextProvider>
  );
}

/** True until the visitor leaves the first page; coming back to it renders it like any other. */
function useIsFirst(pathname: string): boolean {
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && pathname !== first) setLeft(true);
  return !left && pathname === first;
}

/**
 * Where the visitor is. The page shown stays until the next one is there; one that is loaded is shown in one go, which is
 * a quarter sooner than in slices.
 */
function useArrival(read: Read): Arrival {
  const next = useLocation();
  const last = useDeferredValue(next);
  const [first] = useState(next);
  const type = useNavigationType();
  const isThere = next.pathname === last.pathname || !(read.page(matchPath(next.pathname, siteMap)) instanceof Promise);
  const location = isThere ? next : last;
  return { location, by: location === first ? "load" : type };
}

function Page({ match, read, arrival }: { match: PageMatch; read: Read; arrival: Arrival }) {
  const page = read.page(match);
  const loaded = page instanceof Promise ? use(page) : page;
  useNavigationEffects(pageKey(match), loaded.head, arrival);
  return loaded.element;
}
