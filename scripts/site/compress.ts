/** Precompresses text files as `.br` and `.gz`, so that servers don't compress every response. */
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached, pruneCache } from "../cache.ts";
import { showProgress } from "../command-line/progress.ts";
import { digestOf } from "../digest.ts";
import { filesBelow } from "../files-below.ts";

const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|md|ico|webmanifest)$/;

const { BROTLI_DEFAULT_WINDOW, BROTLI_MIN_WINDOW_BITS, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants;

/** Smaller responses fit one packet anyway. */
const minBytes = 256;
/** Above these limits Brotli's highest quality isn't worth it: 40 times slower for 8 % less. */
const maxFilesForBest = 1_000;
const maxBytesForBest = 1_000_000;

const cache = join(".cache", "compressed");

/** Compresses all text files of a folder. @returns Their number. */
export async function compressFiles(root: string): Promise<number> {
  const names = filesBelow(root).filter((name) => compressible.test(name));
  const queue = names.values();
  const report = showProgress("Files compressed");
  let done = 0;
  const work = async () => {
    for (const name of queue) {
      await compress(join(root, name), names.length <= maxFilesForBest);
      done += 1;
      report(done, names.length);
    }
  };
  // Twice the number of processors: some workers wait for the disk.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  pruneCache(cache);
  return names.length;
}

async function compress(path: string, isSmallSite: boolean): Promise<void> {
  const text = await readFile(path);
  const size = text.byteLength;
  if (size < minBytes) return;
  const quality = isSmallSite && size < maxBytesForBest ? 11 : 9;
  // The window fits the file: at quality 9, clearing the memory of the default window takes ten times longer.
  const window = Math.min(Math.max(Math.ceil(Math.log2(size)), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window };
  const key = join(cache, digestOf(text, process.version));
  await writeFile(
    `${path}.br`,
    await cached(`${key}.${quality}.br`, () => promisify(brotliCompress)(text, { params })),
  );
  await writeFile(`${path}.gz`, await cached(`${key}.gz`, () => promisify(gzip)(text, { level: 9 })));
}
