/** The whole page below `<body>`: frame, and the part that the address decides. */
import { memo, Suspense, useDeferredValue, useMemo, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { ConsentBanner } from "../features/consent/consent-banner.tsx";
import { useCountryBanners } from "../features/country/use-country-banners.ts";
import { matchPath } from "../routes/routes.ts";
import { Consent } from "./consent.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { type Arrival, entryOf } from "./navigation-effects.ts";
import type { Read } from "./page-store.ts";
import { Pages } from "./pages.tsx";
import { useScrollMemory } from "./scroll-memory.ts";
import { Announcer, LoadNotice, OfflineNotice, SkipLink } from "./shell-parts.tsx";
import { Texts } from "./texts.tsx";
import "./app.css";

interface AppProps {
  readonly read: Read;
}

export function App({ read }: AppProps) {
  return <Frame read={read} arrival={useArrival(read)} />;
}

interface FrameProps extends AppProps {
  readonly arrival: Arrival;
}

/** Rendered once for each navigation, although the router renders the application once more for what is deferred. */
const Frame = memo(({ read, arrival }: FrameProps) => {
  const { pathname } = arrival.location;
  const match = matchPath(pathname, siteMap);
  const { language } = match;
  useScrollMemory(entryOf(arrival.location));
  useCountryBanners(pathname);
  return (
    <Texts read={read} language={language}>
      <SkipLink />
      <ConsentBanner language={language} />
      <Header match={match} />
      <LoadNotice />
      <OfflineNotice />
      <Suspense>
        <Pages read={read} arrival={arrival} />
      </Suspense>
      <Footer match={match} />
      <Announcer />
      <Consent language={language} path={pathname} />
    </Texts>
  );
});

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
  const by = location === first ? "load" : type;
  return useMemo(() => ({ location, by }), [location, by]);
}
