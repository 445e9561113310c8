/** The whole page below `<body>`: the layout, and the page in it. */
import { useEffect } from "react";
import { I18nextProvider } from "react-i18next";
import { type Location, Route, Routes } from "react-router-dom";
import { ConsentBanner } from "../features/consent/consent-banner.tsx";
import { type LoadedPage, pageKey } from "../navigation/loaded-page.ts";
import { Consent } from "./consent.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageFailure } from "./page-failure.tsx";
import { LoadNotice, OfflineNotice, SkipLink } from "./shell-parts.tsx";
import "./app.css";

interface AppProps {
  readonly page: LoadedPage;
  /** Where the page is shown: stays until the next page is there. The present address while prerendering. */
  readonly location?: Location;
}

export function App({ page, location }: AppProps) {
  const { match, Component, content, strings } = page;
  const { language } = match;
  return (
    <I18nextProvider i18n={strings}>
      <SkipLink />
      <ConsentBanner language={language} />
      <Header match={match} />
      <LoadNotice />
      <OfflineNotice />
      <main id="main">
        <ErrorBoundary
          key={pageKey(match)}
          message="The page could not be shown"
          fallback={<PageFailure language={language} />}
        >
          {/* Gives the page its location. Which page it is, the route table has said. */}
          <Routes {...(location === undefined ? {} : { location })}>
            <Route path="*" element={<Component content={content} language={language} />} />
          </Routes>
          <Ready />
        </ErrorBoundary>
      </main>
      <Footer match={match} />
      <Consent language={language} path={location?.pathname ?? ""} />
    </I18nextProvider>
  );
}

/** Says that the controls of the page answer. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}
