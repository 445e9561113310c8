/** Starts the app on a page that is painted and can be used without it (decision 002). */
import { entryState, setEntryState } from "../lib/entry-state.ts";
import { complete, idle } from "../lib/idle.ts";
import { inTime } from "../lib/in-time.ts";
import { showAppFailure } from "../lib/notices.ts";
import { savesData } from "../lib/saves-data.ts";

/** `pointerover` is missing on purpose: it fires without the pointer moving. */
const interactionEvents = ["pointermove", "pointerdown", "keydown", "focusin", "click", "input"];

/**
 * Starts the app on the first interaction, or else once the page is complete and the browser idle. With Save-Data
 * it waits for the interaction, unless the address asks for something or a download is to start.
 *
 * @param scripts Modules, evaluated in turn, each in a task of its own; the last one exports `start`.
 */
export function boot(scripts: readonly string[]): void {
  // The document works without it.
  if (entryState().crashed) return;
  let started = false;
  let hasInteraction = false;
  const start = async () => {
    if (started) return;
    started = true;
    try {
      const entry = await inTime(load(scripts));
      await entry?.start();
    } catch (error) {
      console.error(error);
      // Offline: the page stays readable. Try again on the next interaction.
      if (!navigator.onLine) started = false;
      // What the visitor has begun would be lost with the document.
      else if (hasInteraction || entryState().reloaded) showAppFailure();
      else {
        setEntryState({ reloaded: true });
        location.reload();
      }
    }
  };
  const startOnInteraction = () => {
    hasInteraction = true;
    void start();
  };
  for (const type of interactionEvents) addEventListener(type, startOnInteraction, true);
  const isAsked = () => location.search || location.hash || document.querySelector("[data-auto-download]");
  void complete()
    .then(idle)
    .then(() => (savesData() && !isAsked() ? undefined : start()));
}

async function load(scripts: readonly string[]) {
  // Fetched before they are imported: browsers never ask again for a module that did not come.
  await Promise.all(scripts.map((address) => fetch(address)));
  let entry: { start(): Promise<void> } | undefined;
  for (const address of scripts) {
    entry = await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return entry;
}
