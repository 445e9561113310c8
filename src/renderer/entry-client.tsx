/**
 * The browser entry: brings the prerendered page to life. Loaded after the first paint, see `boot.ts`. If anything it
 * needs does not come, the document stays as it is, and its links lead on as plain links.
 */
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { ShownContent } from "../../scripts/vite/content-server.ts";
import { App } from "../app/app.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { applyHead, headModel } from "../app/head.ts";
import { beginNavigationAt } from "../app/navigation-effects.ts";
import { createPageStore, type LoadedPage, type PageStore, pageKey, type Read } from "../app/page-store.ts";
import { headSite, replaceShell, shell, siteMap } from "../content/shell.ts";
import { detectLanguage, languageCookie, readCookie } from "../features/language/detect.ts";
import { liesBelow, redirectTarget } from "../features/language/redirect.ts";
import { matchPath, type PageMatch, routeOf } from "../routes/routes.ts";
import { browserSource, browserStrings, type Strings } from "./browser-source.ts";

/**
 * Starts the application on the prerendered document, unless the strings of the interface do not come (specification
 * section 8: logged and tried again only).
 *
 * @throws Error if code or content could not be loaded; the caller answers that.
 */
export async function start(): Promise<void> {
  if (redirect()) return;
  const container = document.getElementById("app");
  if (container === null) throw new Error("The document has no place for the application");
  const { pathname } = window.location;
  const match = matchPath(pathname, siteMap);
  const version = document.documentElement.dataset.version ?? "";
  const strings = browserStrings();
  // Hosts of plain files answer every unknown path with one document, whatever language was asked for.
  const prerendered = document.documentElement.lang === match.language;
  const isStatic = prerendered && !routeOf(match.route).interactive;
  const store = createPageStore(
    browserSource(version, strings),
    isStatic ? { match, page: staticPage(match) } : undefined,
  );
  const loading = store.load(match);
  // Without strings there is no page either; that is reported once.
  loading.catch(() => {});
  try {
    await strings.load(match.language);
  } catch (error) {
    console.error("The page stays without its application", error);
    return;
  }
  const page = await loading;
  beginNavigationAt(pageKey(match));
  const whole = container.innerHTML;
  // As a transition React hydrates in slices of a few milliseconds instead of in one long task.
  startTransition(() => {
    const app = application({ store, strings, whole });
    const root = prerendered ? hydrateRoot(container, app) : createRoot(container);
    // In the place of a document that was prerendered for another page.
    if (!prerendered) root.render(app);
    if (!prerendered) applyHead(page.head, document);
    if (import.meta.hot) {
      import.meta.hot.on("content:changed", (changed: ShownContent) => {
        document.querySelector("vite-error-overlay")?.remove();
        void showChanged(root, changed);
      });
      import.meta.hot.send("content:ask", version);
    }
  });
}

interface Application {
  readonly store: PageStore;
  readonly strings: Strings;
  /** HTML of the document as it was prerendered. */
  readonly whole: string;
}

/** The page of the document, whose main part needs no JavaScript: neither its code nor its content is loaded. */
function staticPage(match: PageMatch): LoadedPage {
  const html = document.getElementById("main")?.innerHTML ?? "";
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "";
  return { html, head: headModel(match, { title: document.title, description }, headSite) };
}

function application({ store, strings, whole }: Application) {
  const read: Read = {
    page: (match) => store.peek(match) ?? store.load(match),
    strings: (language) => strings.peek(language) ?? strings.load(language),
  };
  // If even the frame fails, the document stays: readable, with plain links. Never a blank page.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this very document held.
  const document = <div dangerouslySetInnerHTML={{ __html: whole }} />;
  return (
    <StrictMode>
      <ErrorBoundary message="The application stopped; the document stays" fallback={document}>
        <BrowserRouter useTransitions={false}>
          <App read={read} />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** In development: shows content that was edited, and keeps what the visitor did on the page. */
async function showChanged(root: Root, { version, shell: edited }: ShownContent): Promise<void> {
  const isSameFrame = JSON.stringify(shell) === JSON.stringify(edited);
  if (document.documentElement.dataset.version === version && isSameFrame) return;
  replaceShell(edited);
  document.documentElement.dataset.version = version;
  const strings = browserStrings();
  const store = createPageStore(browserSource(version, strings));
  const page = await store.load(matchPath(window.location.pathname, siteMap));
  // Edited again in the meantime: the later content is on its way.
  if (document.documentElement.dataset.version !== version) return;
  applyHead(page.head, document);
  startTransition(() => root.render(application({ store, strings, whole: "" })));
}

/** On hosts without redirect rules the 404 page is shown for every path; it leads on from here. */
function redirect(): boolean {
  const { pathname, search, hash } = window.location;
  if (liesBelow(pathname, shell.downloadsPath)) return false;
  const known = { pathname, stored: readCookie(document.cookie, languageCookie), preferred: navigator.languages };
  const target = redirectTarget(pathname, detectLanguage(known, siteMap.languages), siteMap.languages);
  if (target === undefined) return false;
  window.location.replace(target + search + hash);
  return true;
}
