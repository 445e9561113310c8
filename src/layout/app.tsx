import { useEffect } from "react";
import { I18nextProvider } from "react-i18next";
import { type Location, Route, Routes } from "react-router-dom";
import { ConsentBanner } from "../features/consent/consent-banner.tsx";
import { type LoadedPage, pageKey } from "../navigation/loaded-page.ts";
import { Consent } from "./consent.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { FailureNotices, SkipLink } from "./layout-parts.tsx";
import { PageFailure } from "./page-failure.tsx";
import "./app.css";

interface AppProps {
  readonly page: LoadedPage;
  /** Of the page shown, which stays until the next one is loaded. None while prerendering. */
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
      <FailureNotices />
      <main id="main">
        <ErrorBoundary
          key={pageKey(match)}
          message="The page could not be shown"
          fallback={<PageFailure language={language} />}
        >
          {/* Gives the page its location. The route table has selected the page. */}
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

/** `<html data-ready>`: the page is hydrated. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}
