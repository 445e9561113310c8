/** What the page says about its download: `<html data-download>`, missing without JavaScript. CSS shows the sentence. */
import { entryState } from "../../lib/entry-state.ts";

export function showState(state: "before" | "started" | "again"): void {
  document.documentElement.dataset.download = state;
}

/** Called by the inline script, before the first paint. */
export function showFirstState(): void {
  showState(entryState().download?.started ? "again" : "before");
}
