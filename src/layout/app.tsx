import { useEffect } from "react";
import { I18nextProvider } from "react-i18next";
import { type Location, useRoutes } from "react-router-dom";
import { useAnalytics } from "../features/analytics/use-analytics.ts";
import { ConsentBanner } from "../features/consent/consent-banner.tsx";
import { ConsentPreferences, useConsent } from "../features/consent/consent-preferences.tsx";
import { useSiteSearch } from "../features/search/use-site-search.ts";
import { KeptInput } from "../lib/kept-input.tsx";
import { PathLanguage } from "../lib/path-language.ts";
import { type LoadedPage, pageKey } from "../navigation/loaded-page.ts";
import { routes } from "../routes/routes.ts";
import { FailureNotices, PageBoundary, UntranslatedNotice } from "./failures.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useOpenToPrint } from "./use-open-to-print.ts";
import "./app.css";

interface AppProps {
  readonly page: LoadedPage;
  /** Of the page shown, which stays until the next one is loaded. None while prerendering. */
  readonly location?: Location;
  /** Whether the next page is awaited. */
  readonly isLoading?: boolean;
}

export function App({ page, location, isLoading = false }: AppProps) {
  const { match, Component, content, strings, ownStrings } = page;
  const element = <Component content={content} />;
  // Gives the page its location. The page is loaded already, the same for every address of it.
  const shown = useRoutes(
    routes.map(({ path }) => ({ path, element })),
    location,
  );
  useOpenToPrint();
  const search = useSiteSearch(location?.pathname ?? "");
  useEffect(() => {
    // The page is hydrated.
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <I18nextProvider i18n={strings}>
      <PathLanguage value={match.language}>
        <KeptInput />
        <a className="skip-link" href="#main">
          {strings.t("shell.skip")}
        </a>
        <ConsentBanner />
        <Header match={match} isLoading={isLoading || search.isLoading} onSearch={search.open} />
        <FailureNotices />
        <main id="main" aria-busy={isLoading || undefined} {...content.untranslated}>
          {content.untranslated !== undefined && <UntranslatedNotice />}
          <I18nextProvider i18n={ownStrings}>
            <PageBoundary key={pageKey(match)}>{shown}</PageBoundary>
          </I18nextProvider>
        </main>
        <Footer match={match} />
        <Consent path={location?.pathname ?? ""} />
        {search.Dialog !== undefined && <search.Dialog onClose={search.close} />}
      </PathLanguage>
    </I18nextProvider>
  );
}

/** Connects two features: consent, and analytics, which need it. */
function Consent({ path }: { readonly path: string }) {
  useAnalytics(useConsent().choice === "yes", path);
  return <ConsentPreferences path={path} />;
}
