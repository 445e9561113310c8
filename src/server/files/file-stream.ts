/** Sends a large file piece by piece, no faster than it is taken. */
import { closeSync, createReadStream, fstatSync, openSync, type Stats } from "node:fs";
import { isSame } from "./small-file.ts";

/**
 * @param path A file.
 * @param stats What the file system has just said of it.
 * @param start First byte.
 * @param length Bytes announced. The stream fails if the file has become shorter or cannot be read: the connection
 *   is then cut, so that what comes next on it is not taken for the rest.
 * @throws What the file system throws, and if the file was changed since.
 */
export function streamFile(path: string, stats: Stats, start: number, length: number): ReadableStream<Uint8Array> {
  const open = openSync(path, "r");
  if (!isSame(stats, fstatSync(open))) {
    closeSync(open);
    throw new Error(`${path} was changed while it was opened`);
  }
  // Closes it when all was read, when the reader gives up, and after a fault.
  const file = createReadStream("", { fd: open, start, end: start + length - 1 });
  const pieces = file[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next().catch(() => undefined);
      if (piece?.done === false) controller.enqueue(piece.value);
      else if (file.bytesRead === length) controller.close();
      else controller.error(brokenOff(path));
    },
    cancel() {
      file.destroy();
    },
  });
}

/** The adapter for Node prints it as it is: without a stack that is one line. */
function brokenOff(path: string): Error {
  const error = new Error(`${path} became shorter or unreadable while it was sent`);
  error.stack = String(error);
  return error;
}
