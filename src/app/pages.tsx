/** The part of the page that the address decides, and beside it, hidden, the pages that are likely to be next. */
import { Activity, memo, use, useCallback, useState } from "react";
import { type Location, Route, Routes } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { matchPath, type PageMatch } from "../routes/routes.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { arriveAt, firstHeld, holdAhead } from "./held-pages.ts";
import { Navigation, Ready } from "./navigation.tsx";
import { type Arrival, useNavigationEffects } from "./navigation-effects.ts";
import { OwnIds } from "./own-ids.ts";
import { PageFailure } from "./page-failure.tsx";
import { pageKey, type Read } from "./page-store.ts";
import { Texts } from "./texts.tsx";

interface PagesProps {
  readonly read: Read;
  readonly arrival: Arrival;
}

/** A page that is rendered ahead leaves the frame around it as it is. */
export function Pages({ read, arrival }: PagesProps) {
  const [before, setHeld] = useState(() => firstHeld(arrival.location));
  const held = arriveAt(before, arrival);
  if (held !== before) setHeld(held);
  const hold = useCallback((address: URL) => setHeld((pages) => holdAhead(pages, address)), []);
  // In the order in which they came: to move a page in the document costs a layout of it.
  const inOrder = [...held].sort((a, b) => a.id - b.id);
  const pages = inOrder.map((page) => (
    <Main
      key={page.id}
      isFirst={page.id === 0}
      location={page.location}
      read={read}
      arrival={page === held[0] ? arrival : undefined}
    />
  ));
  return (
    <>
      {pages}
      <Navigation read={read} hold={hold} />
    </>
  );
}

interface MainProps extends Pick<PagesProps, "read"> {
  readonly location: Location;
  readonly isFirst: boolean;
  /** None for a page that is hidden: it has no effects until it is shown. */
  readonly arrival: Arrival | undefined;
}

/** The part that the address decides. */
const Main = memo(({ location, isFirst, read, arrival }: MainProps) => {
  const match = matchPath(location.pathname, siteMap);
  const { language } = match;
  // Prerendered; after that it is the one that is shown which has it.
  const id = isFirst ? "main" : undefined;
  const loaded = read.page(match);
  const html = "html" in loaded ? loaded.html : undefined;
  const page = <Page match={match} read={read} arrival={arrival} />;
  return (
    <Activity mode={arrival === undefined ? "hidden" : "visible"}>
      {html === undefined ? (
        <main id={id}>
          <OwnIds />
          <Texts read={read} language={language}>
            <ErrorBoundary message="The page could not be shown" fallback={<PageFailure language={language} />}>
              {/* Gives the page its location, which stays while it is hidden. Which page it is, the route table has said. */}
              <Routes location={location}>
                <Route path="*" element={page} />
              </Routes>
              <Ready />
            </ErrorBoundary>
          </Texts>
        </main>
      ) : (
        <>
          {/* React does not look into what it is told is given as HTML: nothing is hydrated, nothing is replaced. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this very element held. */}
          <main id={id} key="html" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
          <OwnIds />
          {page}
          <Ready />
        </>
      )}
    </Activity>
  );
});

interface PageProps extends Pick<MainProps, "read" | "arrival"> {
  readonly match: PageMatch;
}

function Page({ match, read, arrival }: PageProps) {
  const page = read.page(match);
  const loaded = page instanceof Promise ? use(page) : page;
  useNavigationEffects(pageKey(match), loaded.head, arrival);
  return "element" in loaded ? loaded.element : null;
}
