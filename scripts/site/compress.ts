/** Compresses text files beside themselves, as `.br` and `.gz`, so that no server has to do it for each answer. */
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { keep, tidy } from "../cache.ts";
import { showProgress } from "../command-line/progress.ts";
import { digestOf } from "../digest.ts";
import { filesBelow } from "../files-below.ts";

const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|md|ico|webmanifest)$/;

const { BROTLI_DEFAULT_WINDOW, BROTLI_MIN_WINDOW_BITS, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants;

/** Below this many bytes an answer fits one packet either way. */
const smallest = 256;
/** In larger sites and larger files the highest setting is not worth its time: 40 times as much, for a twelfth less. */
const many = 1_000;
const large = 1_000_000;

const cache = join(".cache", "compressed");

/** Returns how many files of the folder are compressed. */
export async function compressFiles(root: string): Promise<number> {
  const names = filesBelow(root).filter((name) => compressible.test(name));
  const waiting = names.values();
  const tell = showProgress("Files compressed");
  let done = 0;
  const work = async () => {
    for (const name of waiting) {
      await compress(join(root, name), names.length <= many);
      done += 1;
      tell(done, names.length);
    }
  };
  // Twice as many as there are processors: while some are compressed, others are read and written.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  await tidy(cache);
  return names.length;
}

async function compress(path: string, isSmallSite: boolean): Promise<void> {
  const text = await readFile(path);
  const size = text.byteLength;
  if (size < smallest) return;
  const quality = isSmallSite && size < large ? 11 : 9;
  // A window as large as the file: for a larger one, brotli at 9 clears so much memory that a page takes ten times as long.
  const window = Math.min(Math.max(Math.ceil(Math.log2(size)), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window };
  const kept = join(cache, digestOf(text, process.version));
  await writeFile(`${path}.br`, await keep(`${kept}.${quality}.br`, () => promisify(brotliCompress)(text, { params })));
  await writeFile(`${path}.gz`, await keep(`${kept}.gz`, () => promisify(gzip)(text, { level: 9 })));
}
