/** Compresses text files beside themselves, as `.br` and `.gz`, so that no server has to do it for each answer. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { showProgress } from "../command-line/progress.ts";
import { filesBelow } from "./files-below.ts";

const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|ico|webmanifest)$/;

/** Below this many bytes an answer fits one packet either way. */
const smallest = 256;
/** From this many bytes on the highest setting takes seconds, for a twelfth less. The form for editors is so large. */
const large = 1_000_000;

/** @returns How many files below the folder were compressed. */
export async function compressFolder(folder: string): Promise<number> {
  const names = (await filesBelow(folder)).filter((name) => compressible.test(name));
  const tell = showProgress("Files compressed");
  let seen = 0;
  let compressed = 0;
  const compress = async (name: string) => {
    const path = join(folder, name);
    const bytes = await readFile(path);
    if (bytes.byteLength >= smallest) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength < large ? 11 : 9 };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      compressed += 1;
    }
    tell(++seen, names.length);
  };
  await Promise.all(names.map(compress));
  return compressed;
}
