/** Whether a download starts by itself (specification sections 2 and 4, thank-you page). */

/** The download starts this long after the page was shown, in milliseconds. */
export const startDelay = 1_000;

/** Key in the state of a history entry: the address of the file whose download has been started from it. */
const mark = "downloadStarted";

/**
 * Whether the download of a file is still to be started.
 *
 * @param historyState State of the history entry the page is shown in. The entry outlives reloading and Back, so each
 *   visit of the page starts the download once, and none that comes back to it does.
 */
export function isStillToStart(historyState: unknown, href: string): boolean {
  return !isRecord(historyState) || historyState[mark] !== href;
}

/** The state with the note that the download was started; everything else in it, the router's own part too, stays. */
export function withStarted(historyState: unknown, href: string): Record<string, unknown> {
  return { ...(isRecord(historyState) ? historyState : {}), [mark]: href };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
