/** The whole page below `<body>`: frame, and the part that the address decides. */
import { memo, Suspense, use } from "react";
import { useLocation } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { LoadedPage } from "./page-store.ts";
import { pageKey } from "./page-store.ts";
import { matchPath, type PageMatch } from "./routes.ts";
import { Announcer, LoadNotice, SkipLink } from "./shell-parts.tsx";
import { useNavigationEffects } from "./navigation-effects.ts";
import "./app.css";

/**
 * Gives the page to show: at once where it is loaded, otherwise a promise. A promise that never settles leaves the
 * prerendered HTML as it is.
 */
export type ReadPage = (match: PageMatch) => LoadedPage | PromiseLike<LoadedPage>;

export function App({ readPage }: { readonly readPage: ReadPage }) {
  const { pathname } = useLocation();
  const match = matchPath(pathname, siteMap);
  return (
    <>
      <SkipLink />
      <Header match={match} />
      <LoadNotice />
      <main id="main">
        <ErrorBoundary key={pathname} language={match.language}>
          <MainPart key={pathname} pathname={pathname} readPage={readPage} />
        </ErrorBoundary>
      </main>
      <Footer match={match} />
      <Announcer />
    </>
  );
}

interface MainPartProps {
  readonly pathname: string;
  readonly readPage: ReadPage;
}

/**
 * Hydrates apart from the frame. It must not render again before that, or React would give up the prerendered HTML:
 * hence `memo`, and nothing in its properties that changes on the same page.
 */
const MainPart = memo(function MainPart({ pathname, readPage }: MainPartProps) {
  return (
    <Suspense>
      <Page pathname={pathname} readPage={readPage} />
    </Suspense>
  );
});

function Page({ pathname, readPage }: MainPartProps) {
  const match = matchPath(pathname, siteMap);
  const page = readPage(match);
  const loaded = "then" in page ? use(toPromise(page)) : page;
  useNavigationEffects(pageKey(match), loaded.head);
  return loaded.element;
}

function toPromise(page: PromiseLike<LoadedPage>): Promise<LoadedPage> {
  return page instanceof Promise ? page : Promise.resolve(page);
}
