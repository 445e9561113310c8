/** Whether a download starts by itself (specification sections 2 and 4, thank-you page). */
import { isRecord } from "../../components/is-record.ts";

/** The download starts this long after the page was shown, in milliseconds. */
export const startDelay = 1_000;

/** Key in the state of a history entry. */
const key = "download";

/** What a history entry says about the download that its page starts. The entry outlives reloading and Back. */
export interface Visit {
  /** Address of the file. */
  readonly file: string;
  /** The page in another language, switched to from this one, belongs to the same visit. */
  readonly id: string;
  readonly started: boolean;
}

/**
 * The visit in the state of a history entry.
 *
 * @returns `undefined` in a new entry, and if its state has no visit or one for another file.
 */
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

/**
 * Whether the download of a visit is still to be started: each visit starts it once, and nothing that comes back to it
 * does.
 *
 * @param startedHere Ids of the visits whose download this document has started, perhaps from another entry.
 */
export function isStillToStart(visit: Visit, startedHere: ReadonlySet<string>): boolean {
  return !visit.started && !startedHere.has(visit.id);
}
