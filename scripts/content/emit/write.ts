/** Writes generated files: only those that changed, each whole or not at all, and removes those that are no longer made. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { filesBelow } from "../../files-below.ts";
import { CommandError } from "../core/command-error.ts";
import type { Message, MessageId } from "../messages/message.ts";
import type { EmittedFiles } from "./emit.ts";

/**
 * Brings a folder to exactly the given files. `before`: what it holds, if nobody else writes to it.
 * @throws CommandError naming a file that cannot be written or deleted.
 */
export function writeFiles(folder: string, files: EmittedFiles, before: EmittedFiles = filesIn(folder)): void {
  for (const [name, data] of files) {
    if (!isSame(before.get(name), data)) writeWhole(join(folder, name), data);
  }
  for (const name of before.keys()) {
    if (!files.has(name)) change(join(folder, name), (path) => rmSync(path, { force: true }));
  }
}

function filesIn(folder: string): EmittedFiles {
  change(folder, () => mkdirSync(folder, { recursive: true }));
  return new Map(filesBelow(folder).map((name) => [name, readFileSync(join(folder, name))]));
}

function isSame(before: string | Uint8Array | undefined, data: string | Uint8Array): boolean {
  return before === data || (before !== undefined && Buffer.from(before).equals(Buffer.from(data)));
}

/**
 * Readers see the file as it was or as it is to be. The draft begins with a dot, so that it is no content. A link in place
 * of the file is replaced, and not followed.
 * @throws CommandError naming the file if it cannot be written.
 */
export function writeWhole(path: string, data: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  change(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(temporary, data);
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  });
}

function change(path: string, write: (path: string) => void): void {
  try {
    write(path);
  } catch (error) {
    throw new CommandError(cannotWrite(path, error));
  }
}

/** By the code of the operating system. */
const reasons: Readonly<Record<string, MessageId>> = {
  EISDIR: "tool.command.cannot-write.is-folder",
  ENOTDIR: "tool.command.cannot-write.below-file",
  EEXIST: "tool.command.cannot-write.below-file",
  EACCES: "tool.command.cannot-write.forbidden",
  EPERM: "tool.command.cannot-write.forbidden",
  EROFS: "tool.command.cannot-write.forbidden",
  EBUSY: "tool.command.cannot-write.in-use",
  ENOSPC: "tool.command.cannot-write.disk-full",
};

function cannotWrite(path: string, error: unknown): Message {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return { id: reasons[code] ?? "tool.command.cannot-write.failed", data: { path, code } };
}
