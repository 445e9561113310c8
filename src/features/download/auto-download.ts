/** Whether a download starts by itself (specification sections 2 and 4, thank-you page). */
import { isRecord } from "../../lib/is-record.ts";

/** The download starts this long after the page was shown, in milliseconds. */
export const startDelay = 1_000;

const key = "download";

/** What a history entry says about the download that its page starts. The entry outlives reloading and Back. */
export interface Visit {
  readonly file: string;
  /** The page in another language, switched to from this one, belongs to the same visit. */
  readonly id: string;
  readonly started: boolean;
}

/** @returns `undefined` in a new entry of the history, and if its state has no visit or one for another file. */
export function visitOf(historyState: unknown, file: string): Visit | undefined {
  const noted = isRecord(historyState) ? historyState[key] : undefined;
  if (!isRecord(noted) || noted.file !== file) return undefined;
  const { id, started } = noted;
  return typeof id === "string" && typeof started === "boolean" ? { file, id, started } : undefined;
}

/** The state with the visit noted; everything else in it, the frame's own part too, stays. */
export function withVisit(historyState: unknown, visit: Visit): Record<string, unknown> {
  return { ...(isRecord(historyState) ? historyState : {}), [key]: visit };
}

/** @param startedHere Ids of the visits whose download this document has started, perhaps from another entry. */
export function isStillToStart(visit: Visit, startedHere: ReadonlySet<string>): boolean {
  return !visit.started && !startedHere.has(visit.id);
}
