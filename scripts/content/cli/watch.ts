/** Watches a content folder and rereads it after every change. */
import { watch } from "chokidar";
import { CommandError } from "../core/command-error.ts";
import type { Message } from "../core/messages/message.ts";
import { type FileBytes, readFolder } from "../files/content-folder.ts";

/** Saving a file triggers several events. */
const debounceMs = 30;
/** A file may be in use for a moment. */
const retryMs = 100;
const maxAttempts = 5;

export interface ContentListener {
  /** Called with the files of the folder: once at the start, then after every change. */
  onChange(files: FileBytes): Promise<void>;
  /** Called with the reason if `onChange` or reading fails repeatedly. */
  onError(reason: Message): void;
}

/** Reads a content folder now and after every change; the folder may be deleted and recreated. @returns Stops watching. */
export async function watchFolder(root: string, { onChange, onError }: ContentListener): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  // `awaitWriteFinish` skips the empty file of editors that truncate before they write.
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 20 },
  });
  // Changes before "ready" are not reported, so read the folder afterwards.
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  let files: FileBytes | undefined;
  const update = async (attempt = 1): Promise<void> => {
    try {
      files = readFolder(root, files);
      await onChange(files);
    } catch (error) {
      if (attempt >= maxAttempts || error instanceof CommandError) return onError(reasonOf(error));
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      await update(attempt + 1);
    }
  };
  let updated = update();
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      updated = updated.then(() => update());
    }, debounceMs);
  });
  await updated;
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
