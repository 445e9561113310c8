/**
 * The browser entry: hydrates the prerendered page. Loaded after the first paint, see `boot.ts`. If anything it needs does
 * not come, the document stays as it is, and its links lead on as plain links.
 */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { App } from "../layout/app.tsx";
import { setEntryState } from "../lib/entry-state.ts";
import { createPageLoader, loadPage } from "../navigation/loaded-page.ts";
import { Navigation } from "../navigation/navigation.tsx";
import { matchPath, type PageMatch } from "../routes/routes.ts";
import { browserSource, browserStrings } from "./page-source.ts";

/**
 * Starts the application on the prerendered document, unless the interface strings do not come (specification section 8:
 * logged and tried again only).
 *
 * @throws Error if code or content could not be loaded; the caller answers that.
 */
export async function start(): Promise<void> {
  const container = document.getElementById("app");
  if (container === null) throw new Error("The document has no place for the application");
  const { version = "" } = document.documentElement.dataset;
  const strings = browserStrings();
  const source = browserSource(version, strings);
  const loading = loadPage(pageOfDocument(), source);
  // Without strings there is no page either; that is reported once.
  loading.catch(() => {});
  try {
    await strings.load(document.documentElement.lang);
  } catch (error) {
    console.error("The page stays without its application", error);
    return;
  }
  const first = await loading;
  const pages = createPageLoader(first, source);
  // As a transition React hydrates in slices of a few milliseconds instead of in one long task.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <Navigation first={first} pages={pages}>
            {({ page, location }) => <App page={page} location={location} />}
          </Navigation>
        </BrowserRouter>
      </StrictMode>,
      { onUncaughtError: giveUp },
    );
  });
}

/** Plain hosts answer every unknown path with one document, whatever its language. */
function pageOfDocument(): PageMatch {
  const match = matchPath(window.location.pathname, siteMap);
  const { lang } = document.documentElement;
  return match.language === lang ? match : { route: "notFound", language: lang };
}

/** React has taken the page away: the document is loaded again, and `boot.ts` does not start the application on it. */
function giveUp(error: unknown): void {
  console.error("The application stopped; the document stays", error);
  setEntryState({ crashed: true });
  window.location.reload();
}

// In development: shows mistakes in the content over a page that is opened.
import.meta.hot?.send("content:ask");
