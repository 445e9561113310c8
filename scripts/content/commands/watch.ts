/** Follows a content folder: after every change it is read again. */
import { watch } from "chokidar";
import { CommandError } from "../core/command-error.ts";
import type { Message } from "../messages/message.ts";
import { type FileBytes, readFolder } from "../parse/content-folder.ts";

/** How long nothing more may happen before somebody is told, in milliseconds: a saved file is several events. */
const quiet = 30;
/** How long to wait before a file that is in use is read again, and how often that is tried. */
const pause = 100;
const tries = 5;

export interface Follower {
  /** Is given what the folder holds: once at the beginning, then after every change. */
  answer(files: FileBytes): Promise<void>;
  /** Is given why `answer` or reading failed, after several attempts: a file may be in use for a moment. */
  fail(reason: Message): void;
}

/** Reads a content folder, which may come and go, now and after every change. Returns what stops that. */
export async function followContent(root: string, { answer, fail }: Follower): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  // A file that an editor empties before it writes it is not read in between.
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 20 },
  });
  // What changes before the watcher is ready is told by nobody: so the folder is read after that.
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  let files: FileBytes | undefined;
  const readAndAnswer = async (turn = 1): Promise<void> => {
    try {
      files = readFolder(root, files);
      await answer(files);
    } catch (error) {
      if (turn >= tries || error instanceof CommandError) return fail(reasonOf(error));
      await new Promise((resolve) => setTimeout(resolve, pause));
      await readAndAnswer(turn + 1);
    }
  };
  let answered = readAndAnswer();
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      answered = answered.then(() => readAndAnswer());
    }, quiet);
  });
  await answered;
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

function reasonOf(error: unknown): Message {
  if (error instanceof CommandError) return error.reason;
  const reason = error instanceof Error ? error.message : String(error);
  return { id: "tool.watch.unreadable", data: { reason } };
}
