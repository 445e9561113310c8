/** The journal on disk: what is written survives a crash. */
import { chown, type FileHandle, mkdir, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** A quota counts as a disk of its own. */
export function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code));
}

/** Creates folder and file if they are missing, readable by their owner only (GDPR article 32). */
export async function withFile<Result>(file: string, act: (handle: FileHandle) => Promise<Result>): Promise<Result> {
  const folder = dirname(file);
  // With `recursive`, Node calls a full disk a missing folder.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return mkdir(folder, { mode: 0o700 });
  });
  const handle = await open(file, "a+", 0o600);
  try {
    // Reading a pipe would never end.
    if (!(await handle.stat()).isFile()) throw new Error("it is not a file");
    return await act(handle);
  } finally {
    await handle.close();
  }
}

export async function appendLines(handle: FileHandle, lines: readonly string[], file: string): Promise<void> {
  const { size } = await handle.stat();
  const last = Buffer.from("\n");
  if (size > 0) await handle.read(last, 0, 1, size - 1);
  const text = lines.map((line) => `${line}\n`).join("");
  // After a full disk or a power failure the last line may be incomplete.
  await handle.appendFile(last.toString() === "\n" ? text : `\n${text}`);
  await handle.sync();
  // A new file is safe only after syncing its folder (fsync(2)).
  if (size === 0) await syncFolder(file);
}

/** A crash leaves the old text or the new one. The file keeps its owner: root may be the one who deletes. */
export async function replaceText(handle: FileHandle, text: string, file: string): Promise<void> {
  const { uid, gid } = await handle.stat();
  // Windows replaces no open file.
  await handle.close();
  const real = await realpath(file);
  const draft = draftOf(real);
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true });
    // A service may be forbidden to call it at all.
    if ((await stat(draft)).uid !== uid) await chown(draft, uid, gid);
    await rename(draft, real);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(real);
}

/** Deletes what a crash has left of `replaceText`, because it has messages. */
export async function removeDraft(file: string): Promise<void> {
  await rm(draftOf(await realpath(file)), { force: true });
}

const draftOf = (file: string) => `${file}.new`;

async function syncFolder(file: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(dirname(file), "r");
  await folder.sync().finally(() => folder.close());
}
