/** What the page says about its download: `<html data-download>`, missing without JavaScript. Styles go by it. */
type DownloadState = "before" | "started" | "again";

export function showState(state: DownloadState): void {
  document.documentElement.dataset.download = state;
}

/** For the script in the document: before the first paint, by the history entry, which outlives reloading and Back. */
export function showFirstState(): void {
  showState(history.state?.download?.started ? "again" : "before");
}
