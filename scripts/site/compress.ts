/** Compresses text files beside themselves, as `.br` and `.gz`, so that no server has to do it for each answer. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files-below.ts";

const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|ico|webmanifest)$/;

/** Below this many bytes an answer fits one packet either way. */
const smallest = 256;
/** From this many bytes on the highest setting takes seconds, for a twelfth less. The form for editors is so large. */
const large = 1_000_000;

/**
 * Compresses everything below a folder, at the highest setting that is worth its time.
 *
 * @param report Is given how many files are done, of how many.
 * @returns How many files were compressed.
 */
export async function compressFolder(folder: string, report: (done: number, total: number) => void): Promise<number> {
  const names = (await filesBelow(folder)).filter((name) => compressible.test(name));
  let done = 0;
  const compressed = await Promise.all(
    names.map(async (name) => {
      const isCompressed = await compressFile(join(folder, name));
      done += 1;
      report(done, names.length);
      return isCompressed;
    }),
  );
  return compressed.filter(Boolean).length;
}

async function compressFile(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  if (bytes.byteLength < smallest) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength < large ? 11 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  return true;
}
