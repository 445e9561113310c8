/** Brings the files of pictures to where they are served from: out of the cache, or encoded. */
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../../src/project-folders.ts";
import { cacheFolder, readCached, tidyCache, writeCached } from "../cache.ts";
import type { SiteFolder } from "../site/site-folder.ts";
import { type PicturePlan, pictureDigest, plansFile, settings, type Variant, variantPath, variantsOf } from "./plan.ts";

/** Where pictures are as they were handed in, and where encoded ones are kept. */
export const pictureFolders = {
  masters: join(contentFolder, "images"),
  cache: cacheFolder("pictures"),
};

/** The pictures that the content build has planned. */
export async function readPlans(generated: string): Promise<PicturePlan[]> {
  return JSON.parse(await readFile(join(generated, plansFile), "utf8"));
}

/**
 * Writes every file of every picture; says how many there are, and how many of them were not in the cache.
 * @throws Error with the name of a picture that cannot be read to its end.
 */
export async function deliverPictures(
  plans: readonly PicturePlan[],
  folders: typeof pictureFolders,
  site: SiteFolder,
  report: (done: number, total: number) => void = () => {},
): Promise<{ files: number; encoded: number }> {
  const waiting = [...plans];
  const total = plans.flatMap(variantsOf).length;
  const count = { files: 0, encoded: 0 };
  const work = async () => {
    for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) {
      const bytesOf = fileReader(plan, folders, () => {
        count.encoded += 1;
      });
      for (const variant of variantsOf(plan)) {
        await site.make(variantPath(plan, variant).slice(1), cacheName(plan, variant), () => bytesOf(variant));
        count.files += 1;
        report(count.files, total);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const used = plans.flatMap((plan) => variantsOf(plan).map((variant) => cacheName(plan, variant)));
  await tidyCache(folders.cache, new Set(used));
  return count;
}

/** One file by its address, for the development server; `undefined` if no picture has it. */
export async function deliverPicture(
  path: string,
  plans: readonly PicturePlan[],
  folders: typeof pictureFolders,
): Promise<Buffer | undefined> {
  const plan = plans.find((plan) => path.startsWith(`${plan.path}-`));
  const variant = plan && variantsOf(plan).find((variant) => variantPath(plan, variant) === path);
  return plan && variant && fileReader(plan, folders)(variant);
}

function cacheName({ digest }: PicturePlan, { width, format }: Variant): string {
  return `${digest}-${width}.${format}`;
}

/** Gives the files of a picture, which is read when the first of them is not in the cache. */
function fileReader(plan: PicturePlan, { masters, cache }: typeof pictureFolders, onEncoded = () => {}) {
  let opened: Promise<Encode> | undefined;
  return async (variant: Variant): Promise<Buffer> => {
    const name = cacheName(plan, variant);
    const kept = await readCached(cache, name);
    if (kept !== undefined) return kept;
    try {
      opened ??= open(join(masters, plan.master), plan.digest);
      const bytes = await (await opened)(variant);
      await writeCached(cache, name, bytes);
      onEncoded();
      return bytes;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The picture ${masters}/${plan.master} cannot be encoded: ${reason}`, { cause });
    }
  };
}

type Encode = (variant: Variant) => Promise<Buffer>;

/** Decodes a picture, once for all of its files: upright, in the colours of the web, without what a camera wrote beside it. */
async function open(path: string, digest: string): Promise<Encode> {
  const bytes = await readFile(path);
  // Or another picture would be kept under the name of this one.
  if (pictureDigest(bytes) !== digest) throw new Error("it was replaced since the content was read");
  // It takes its time to load, and is rarely needed.
  const { default: sharp } = await import("sharp");
  // Pictures are encoded beside each other; threads within one would only wait for one another.
  sharp.concurrency(1);
  const decoded = sharp(bytes, { failOn: "warning" }).autoOrient().toColourspace("srgb").raw();
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
  return ({ format, width }) => {
    const picture = sharp(data, { raw: info }).resize({ width });
    if (format === "avif") return picture.avif(settings.avif).toBuffer();
    if (format === "webp") return picture.webp(settings.webp).toBuffer();
    return picture.flatten({ background: "white" }).jpeg(settings.jpg).toBuffer();
  };
}
