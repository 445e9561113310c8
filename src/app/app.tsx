/** The whole page below `<body>`: frame, and the part that the address decides. */
import type { i18n as I18n } from "i18next";
import { Suspense, use, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { useLocation } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useNavigationEffects, useScrollMemory } from "./navigation-effects.ts";
import { type LoadedPage, pageKey } from "./page-store.ts";
import { matchPath, type PageMatch } from "./routes.ts";
import { Announcer, LoadNotice, SkipLink } from "./shell-parts.tsx";
import "./app.css";

/** What the page is rendered from: at once where it is there, otherwise a promise that React waits for. */
export interface Read {
  page(match: PageMatch): LoadedPage | Promise<LoadedPage>;
  strings(language: string): I18n | Promise<I18n>;
}

interface AppProps {
  readonly read: Read;
  /** Leaves the main part of the first page as it was prerendered: it needs no JavaScript. */
  readonly keepFirst: boolean;
}

export function App({ read, keepFirst }: AppProps) {
  const { pathname } = useLocation();
  const match = matchPath(pathname, siteMap);
  const strings = read.strings(match.language);
  const kept = useKept(pathname, keepFirst);
  useScrollMemory();
  return (
    <I18nextProvider i18n={strings instanceof Promise ? use(strings) : strings}>
      <SkipLink />
      <Header match={match} />
      <LoadNotice />
      {kept ? (
        // React does not look into what it is told is given as HTML: nothing is hydrated, nothing is replaced.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; the prerendered one stays.
        <main id="main" key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      ) : (
        <main id="main">
          <ErrorBoundary key={pathname} language={match.language}>
            <Suspense>
              <Page match={match} read={read} />
            </Suspense>
          </ErrorBoundary>
        </main>
      )}
      <Footer match={match} />
      <Announcer />
    </I18nextProvider>
  );
}

/** True until the visitor leaves the first page; coming back to it renders it like any other. */
function useKept(pathname: string, keepFirst: boolean): boolean {
  const [first] = useState(pathname);
  const [left, setLeft] = useState(!keepFirst);
  if (!left && pathname !== first) setLeft(true);
  return !left && pathname === first;
}

function Page({ match, read }: { readonly match: PageMatch; readonly read: Read }) {
  const page = read.page(match);
  const loaded = page instanceof Promise ? use(page) : page;
  useNavigationEffects(pageKey(match), loaded.head);
  return loaded.element;
}
