/** Brings the application to life on a page that is painted and can be used without it (decision 038). */
import { complete, idle } from "../app/idle.ts";
import { inTime } from "../app/in-time.ts";
import { showLoadNotice } from "../app/load-notice.ts";
import { savesData } from "../app/saves-data.ts";

export interface BootSettings {
  /** Modules, evaluated in turn, each in a task of its own; the last one exports `start`. */
  readonly scripts: readonly string[];
  /** Whether something happens on the page without the visitor. */
  readonly unasked?: boolean | undefined;
  /** For a page with something for visitors of one country: module with `showCountryBanners`, and where to ask. */
  readonly country?: { readonly module: string; readonly endpoint: string } | undefined;
}

/**
 * Signs of somebody about to do something, or of something done by assistive software or autofill. A pointer that rests
 * where the page appears is none, although it is over something.
 */
const signs = ["pointermove", "pointerdown", "keydown", "focusin", "click", "input"];

/**
 * Starts the application at the first sign of the visitor, or else once the page is complete and the browser idle. Its
 * scripts are then fetched before without haste, unless the page, its address or its history entry asks for something. A
 * browser that saves data waits for a sign.
 */
export function boot({ scripts, unasked, country }: BootSettings): void {
  let started = false;
  let hasSign = false;
  const start = async () => {
    if (started) return;
    started = true;
    try {
      const entry = await inTime(load(scripts));
      await entry?.start();
    } catch (error) {
      // The page reads on without a line. The next sign tries again.
      if (!navigator.onLine && !hasSign) started = false;
      else answer(error, hasSign);
    }
  };
  const startOnSign = () => {
    hasSign = true;
    void start();
  };
  for (const sign of signs) addEventListener(sign, startOnSign, true);
  const startOnIdle = async () => {
    if (country !== undefined) {
      const module = import(/* @vite-ignore */ country.module);
      module.then(({ showCountryBanners }) => showCountryBanners(country.endpoint)).catch(() => {});
    }
    // A filter, a search, a question to open; a draft, a place come back to, a reload that was tried; analytics.
    const { search, hash } = location;
    const isAsked = unasked || search || hash || history.state || document.documentElement.dataset.consent === "yes";
    if (!isAsked && savesData()) return;
    if (!isAsked && !started) {
      // What fails here fails again when it is needed, and is answered then.
      await Promise.allSettled(scripts.map(fetchAhead));
      await idle();
    }
    await start();
  };
  void complete().then(idle).then(startOnIdle);
}

async function load(scripts: readonly string[]) {
  // Fetched before they are imported: a browser may never ask again for a module that did not come.
  await Promise.all(scripts.map((address) => fetch(address)));
  let entry: { start(): Promise<void> } | undefined;
  for (const address of scripts) {
    entry = await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return entry;
}

/** To its end, so that the browser keeps it. */
async function fetchAhead(address: string): Promise<void> {
  await (await fetch(address, { priority: "low" })).arrayBuffer();
}

/**
 * Code that is gone after a release comes with the document: the page is loaded again, once, which is kept in the history
 * entry. If the visitor has begun something, which would be lost, a notice is shown instead.
 */
function answer(error: unknown, hasSign: boolean): void {
  console.error(error);
  const { state } = history;
  if (hasSign || state?.reloaded) showLoadNotice();
  else {
    history.replaceState({ ...state, reloaded: true }, "");
    location.reload();
  }
}
