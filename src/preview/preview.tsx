/**
 * Preview of a page that is being edited, next to the form for editors or in a separate window (decision 025). The form
 * opens the document and sends the page. Links, downloads and analytics do nothing.
 */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Navigator, Router } from "react-router-dom";
import type { PreviewMessage, PreviewPage } from "../../scripts/admin/browser/worker/preview-page.ts";
import { addresses, shell } from "../content/shell.ts";
import { staticI18n } from "../features/language/i18n.ts";
import { App } from "../layout/app.tsx";
import { applyHead } from "../navigation/document-effects.ts";
import { type LoadedPage, loadPage, pageKey } from "../navigation/loaded-page.ts";
import { matchPath } from "../routes/routes.ts";
import { showText } from "./show-text.ts";
import "./preview.css";

interface CurrentPage {
  readonly page: PreviewPage;
  readonly loaded: LoadedPage;
}

const form: Window | null = window.opener ?? window.top;
const container = document.getElementById("app") ?? document.body;
const notice = document.createElement("div");
notice.id = "preview-notice";
notice.setAttribute("role", "status");
container.before(notice);

let failure: unknown;
const noteFailure = (error: unknown) => {
  failure = error;
  console.error("The page could not be rendered", error);
};
const root = createRoot(container, { onCaughtError: noteFailure, onUncaughtError: noteFailure });

/** Rendered last without an error. */
let good: CurrentPage | undefined;
let latest: PreviewMessage | undefined;
/** Part of the key: React does not render a failed part again under the same one. */
let attempt = 0;

async function show(message: PreviewMessage): Promise<void> {
  latest = message;
  failure = undefined;
  const next = message.page && (await load(message.page).catch(noteFailure));
  // There is a later one.
  if (latest !== message) return;
  if (next !== undefined) render(next);
  notice.textContent = failure === undefined ? message.notice : message.failed;
  if (failure === undefined) good = next ?? good;
  else if (good !== undefined) {
    attempt += 1;
    render(good);
  }
  showText(container, message.text);
}

/** Puts edited facts in place of those that the page was built with. */
function replaceFacts(facts: object, edited: object): void {
  for (const key of Object.keys(facts)) if (!Object.hasOwn(edited, key)) Reflect.deleteProperty(facts, key);
  Object.assign(facts, edited);
}

async function load(page: PreviewPage): Promise<CurrentPage> {
  replaceFacts(addresses, page.addresses);
  replaceFacts(shell, page.shell);
  const match = matchPath(page.path, addresses);
  const loaded = await loadPage(match, {
    content: async () => JSON.parse(page.content),
    strings: async (language) => staticI18n(language, { [language]: page.strings }),
  });
  return { page, loaded };
}

function render({ page, loaded }: CurrentPage): void {
  replaceFacts(shell, { ...page.shell, analytics: { ...page.shell.analytics, provider: "none" } });
  const key = pageKey(loaded.match);
  if (good !== undefined && pageKey(good.loaded.match) !== key) window.scrollTo(0, 0);
  applyHead(loaded);
  flushSync(() =>
    root.render(
      <Router key={`${key} ${attempt}`} location={page.path + page.search} navigator={nowhere}>
        <App page={loaded} />
      </Router>,
    ),
  );
}

const stay = () => {};
const nowhere: Navigator = { createHref: String, go: stay, push: stay, replace: stay };

/** Before the handlers of the page. Anchors work. */
function keepHere(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a, area") : null;
  if (event.type !== "submit" && link === null) return;
  event.preventDefault();
  event.stopPropagation();
  const [, id] = (link?.getAttribute("href") ?? "").split("#");
  if (id && event.type === "click") document.getElementById(id)?.scrollIntoView();
}

for (const type of ["click", "auxclick", "submit", "dragstart"]) addEventListener(type, keepHere, { capture: true });
addEventListener("message", ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
  if (origin === window.origin && source === form) void show(data);
});
// No banner, whatever this browser has chosen on the site.
document.documentElement.dataset.consent = "no";
const consent = { choice: "no", isOpen: false } as const;
window.consentStore = { get: () => consent, set: stay, refresh: stay };
form?.postMessage("preview-ready", window.origin);
