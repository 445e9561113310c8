/**
 * One process at a time uses a file: beside it listens a socket, which the system closes with its process, however that ends.
 * This holds for one machine; a network drive may have servers on several.
 */
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, realpath, rm, symlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const attempts = 20;
const longestWaitMs = 100;
/** In bytes, on macOS. Longer addresses of sockets are cut off silently. */
const longestAddress = 103;

/** Resolves when this process has the file, until it ends. @throws Error with advice if another one has it. */
export async function lockFile(
  file: string,
  advice = "stop that, or set MESSAGE_JOURNAL to another file",
): Promise<void> {
  const real = await realpath(file);
  const lock = process.platform === "win32" ? lockPipe : lockBeside;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await lock(real)) return;
    // Two that start together may both have given way.
    await wait(Math.random() * longestWaitMs);
  }
  throw new Error(`another server uses it; ${advice}`);
}

/**
 * Listens under a name that is never used again, and only then looks for others. So at least one of two sees the other, and
 * what a crash has left can be deleted.
 */
async function lockBeside(file: string): Promise<boolean> {
  const start = `${basename(file)}.lock-`;
  const own = start + randomBytes(4).toString("hex");
  const [folder, isLink] = await shortFolder(dirname(file), own);
  try {
    const unlock = await listen(join(folder, own));
    const names = (await readdir(folder)).filter((name) => name.startsWith(start));
    for (const path of names.flatMap((name) => (name === own ? [] : join(folder, name)))) {
      if (await isListening(path)) return await unlock();
      await rm(path, { force: true });
    }
    // Somebody may have looked before this socket listened, and deleted it.
    return names.includes(own) || (await unlock());
  } finally {
    if (isLink) await rm(dirname(folder), { recursive: true });
  }
}

/** The system deletes the name of a pipe too. */
async function lockPipe(file: string): Promise<boolean> {
  try {
    await listen(`\\\\.\\pipe\\${createHash("sha256").update(file.toLowerCase()).digest("hex")}`);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
    throw error;
  }
}

/** For all users, because root may have left it. @returns Stops listening. */
async function listen(path: string): Promise<() => Promise<false>> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ path, writableAll: true }).unref();
  await once(server, "listening");
  return async () => {
    await once(server.close(), "close");
    return false;
  };
}

/** `false` if nobody listens, or the socket is gone. */
function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.on("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "ECONNREFUSED" && code !== "ENOENT"));
  });
}

/** The folder, or a link to it if the address of a socket there would be too long. */
async function shortFolder(folder: string, name: string): Promise<[folder: string, isLink: boolean]> {
  const fits = (path: string) => Buffer.byteLength(join(path, name)) <= longestAddress;
  if (fits(folder)) return [folder, false];
  const link = join(await mkdtemp(join(tmpdir(), "lock-")), "folder");
  await symlink(folder, link);
  if (!fits(link)) throw new Error("its name is too long");
  return [link, true];
}
