/** Follows a content folder: after every change its session looks again, and somebody answers. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ContentSession, openSession } from "../check.ts";
import { gather } from "./gather.ts";
import { watchFolder } from "./watch-folder.ts";

/** How often something that fails is tried, and how long to wait before, in milliseconds. */
const tries = 5;
const pause = 100;

export interface Follower {
  /** Is called after every change, once for changes that come together. Where it throws it is called again. */
  answer(session: ContentSession): Promise<void>;
  /** Is given what `answer` throws in the end. A file may be in use for a moment; this one was for longer. */
  fail(error: unknown): void;
}

export interface FollowedContent {
  readonly session: ContentSession;
  /** Stops following. */
  close(): void;
}

/**
 * Opens a content folder and follows it. The first answer is for whoever calls this to give.
 *
 * @param root Absolute path.
 */
export function followContent(root: string, { answer, fail }: Follower): FollowedContent {
  const lookAndAnswer = async (paths: readonly string[], turn = 1): Promise<void> => {
    try {
      // A file of no bytes is about to be written: some editors empty it first.
      if (turn === 1 && paths.some((path) => isEmpty(join(root, path)))) await sleep(pause);
      session.lookAgain(paths);
      await answer(session);
    } catch (error) {
      if (turn >= tries) return fail(error);
      await sleep(pause);
      await lookAndAnswer(paths, turn + 1);
    }
  };
  // Watched before it is opened: what changes in between is told, but not before the session is there.
  const close = watchFolder(root, gather(lookAndAnswer));
  const session = openSession(root);
  return { session, close };
}

function isEmpty(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === 0;
}
