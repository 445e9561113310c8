/** Starts the app on a page that is painted and can be used without it (decision 002). */
import { entryState, setEntryState } from "../lib/entry-state.ts";
import { complete, idle } from "../lib/idle.ts";
import { codeTimeoutMs, inTime } from "../lib/in-time.ts";
import { isLeaving, setLeaving } from "../lib/leaving.ts";
import { loadNoticeId, markFailed, showNotice } from "../lib/notices.ts";
import { savesData } from "../lib/saves-data.ts";

/** `pointerover` is missing on purpose: it fires without the pointer moving. */
const interactionEvents = ["pointermove", "pointerdown", "keydown", "focusin", "click", "input"];

const retryMs = 500;

/**
 * Starts the app on the first interaction, or else once the page is complete and the browser idle. With Save-Data
 * it waits for the interaction, unless the address has a query or hash, or a download is pending.
 *
 * @param scripts Modules, evaluated in turn, each in a task of its own; the last one exports `start`.
 */
export function boot(scripts: readonly string[]): void {
  // The document works without it.
  if (entryState().crashed) {
    markFailed();
    return;
  }
  let started = false;
  let hasInteraction = false;
  const load = async () => (await loadEntry(scripts))?.start();
  const start = async () => {
    if (started) return;
    started = true;
    try {
      // Once more, for browsers that cancel requests without a sign that the visitor is leaving.
      await inTime(
        load().catch(() => pause(retryMs).then(load)),
        codeTimeoutMs,
      );
    } catch (error) {
      console.error(error);
      // The page stays readable. Try again on the next interaction.
      if (isLeaving() || !navigator.onLine) started = false;
      // A reload would lose the visitor's input.
      else if (hasInteraction || entryState().reloaded) {
        markFailed();
        showNotice(loadNoticeId);
      } else {
        setEntryState({ reloaded: true });
        location.reload();
      }
    }
  };
  const stayed = () => {
    setLeaving(false);
    void start();
  };
  const startOnInteraction = () => {
    hasInteraction = true;
    stayed();
  };
  for (const type of interactionEvents) addEventListener(type, startOnInteraction, true);
  // Safari on iPhones has no `beforeunload`.
  for (const type of ["beforeunload", "pagehide"]) addEventListener(type, () => setLeaving(true));
  addEventListener("pageshow", ({ persisted }) => persisted && stayed());
  const isAsked = () => location.search || location.hash || document.querySelector("[data-auto-download]");
  void complete()
    .then(idle)
    .then(() => (savesData() && !isAsked() ? undefined : start()));
}

async function loadEntry(scripts: readonly string[]) {
  // Fetched before they are imported: Firefox never asks again for a module that did not come. Safari does; it alone has no
  // idle callback, and without a disk cache it would load what was fetched a second time.
  await Promise.all(
    scripts.map((address) => (window.requestIdleCallback === undefined ? importModule(address) : fetch(address))),
  );
  let entry: { start(): Promise<void> } | undefined;
  for (const address of scripts) {
    entry = await importModule(address);
    await pause(0);
  }
  return entry;
}

const importModule = (address: string) => import(/* @vite-ignore */ address);

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
