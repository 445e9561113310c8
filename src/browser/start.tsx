/** The browser entry: hydrates the prerendered page after its first paint, see `boot.ts`. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { addresses } from "../content/shell.ts";
import { App } from "../layout/app.tsx";
import { setEntryState } from "../lib/entry-state.ts";
import { stay } from "../lib/leaving.ts";
import { markFailed } from "../lib/notices.ts";
import { browserSource, createPageLoader, loadPage } from "../navigation/loaded-page.ts";
import { Navigation } from "../navigation/navigation.tsx";
import { matchPath, type PageMatch, plainPath } from "../routes/routes.ts";

/** If the interface strings can't be loaded, the document stays. @throws Error if code or content does not load. */
export async function start(): Promise<void> {
  const container = document.getElementById("app");
  if (container === null) throw new Error("The document has no element for the app");
  const { dataset, lang } = document.documentElement;
  const source = browserSource(dataset.version ?? "");
  markInlineStyles(container.dataset.styles?.split(" ") ?? []);
  const loading = loadPage(pageOfDocument(), source);
  // Missing strings also reject this; they are reported once.
  loading.catch(() => {});
  try {
    await source.strings(lang);
  } catch (error) {
    console.error("The app does not start", error);
    markFailed();
    return;
  }
  const first = await loading;
  const pages = createPageLoader(first, source);
  // In a transition React hydrates in slices of a few milliseconds instead of one long task.
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <Navigation first={first} pages={pages}>
            {({ page, location }, isLoading) => <App page={page} location={location} isLoading={isLoading} />}
          </Navigation>
        </BrowserRouter>
      </StrictMode>,
      {
        onUncaughtError: giveUp,
        // Another program has changed the document, and React has rendered the page again.
        onRecoverableError: (error) => console.warn("The document was changed before the app started", error),
      },
    );
  });
}

/**
 * The module loader loads no styles that have a link. Firefox does not fetch a disabled one, Safari none of a type that it
 * does not know.
 */
function markInlineStyles(names: readonly string[]): void {
  for (const name of names) {
    const link = document.createElement("link");
    const href = `/assets/${name}.css`;
    document.head.append(Object.assign(link, { rel: "stylesheet", type: "text/plain", disabled: true, href }));
  }
}

/**
 * Plain hosts answer other spellings of an address with its page, or with the one document for all unknown paths, whatever
 * its language. The first corrects the address, the second goes there.
 */
function pageOfDocument(): PageMatch {
  const { pathname, search, hash } = window.location;
  const { lang } = document.documentElement;
  const isUnknown = document.querySelector("script[data-languages]") !== null;
  const plain = plainPath(pathname, addresses);
  const address = plain + search + hash;
  if (plain !== pathname && isUnknown) window.location.replace(address);
  else if (plain !== pathname) window.history.replaceState(window.history.state, "", address);
  return isUnknown ? { route: "notFound", language: lang } : matchPath(plain, addresses);
}

/** React has removed the page. Loads the document again, on which `boot.ts` does not start the app. */
function giveUp(error: unknown): void {
  console.error("The app stopped; the document stays", error);
  setEntryState({ crashed: true });
  void stay().then(() => window.location.reload());
}
