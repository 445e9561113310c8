/** Writes generated files: atomically, only if changed, and removes obsolete ones. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { filesBelow } from "../../files-below.ts";
import { CommandError } from "../core/command-error.ts";
import type { Message, MessageId } from "../core/messages/message.ts";
import type { EmittedFiles } from "./emit.ts";

/**
 * Makes a folder contain exactly these files.
 * @param before Current contents of the folder, to avoid reading them.
 * @throws CommandError naming a file that can't be written or deleted.
 */
export function writeFiles(folder: string, files: EmittedFiles, before: EmittedFiles = filesIn(folder)): void {
  for (const [name, data] of files) {
    if (!hasSameBytes(before.get(name), data)) writeWhole(join(folder, name), data);
  }
  for (const name of before.keys()) {
    if (!files.has(name)) withWriteErrors(join(folder, name), (path) => rmSync(path, { force: true }));
  }
}

function filesIn(folder: string): EmittedFiles {
  withWriteErrors(folder, () => mkdirSync(folder, { recursive: true }));
  return new Map(filesBelow(folder).map((name) => [name, readFileSync(join(folder, name))]));
}

function hasSameBytes(before: string | Uint8Array | undefined, data: string | Uint8Array): boolean {
  return before === data || (before !== undefined && Buffer.from(before).equals(Buffer.from(data)));
}

/**
 * Atomic write. The temp file starts with a dot so that it is ignored as content. A symbolic link is replaced, not
 * followed.
 * @throws CommandError naming the file if it can't be written.
 */
export function writeWhole(path: string, data: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  withWriteErrors(path, () => {
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

function withWriteErrors(path: string, write: (path: string) => void): void {
  try {
    write(path);
  } catch (error) {
    throw new CommandError(cannotWrite(path, error));
  }
}

/** By error code of the operating system. */
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
