/** Brings the files of pictures to where they are served from: out of the cache, or encoded. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { contentFolder } from "../../src/project-folders.ts";
import { readCached, writeCached } from "./cache.ts";
import type { Encode } from "./encoder.ts";
import { type PicturePlan, pictureDigest, plansFile, type Variant, variantPath, variantsOf } from "./plan.ts";

export interface PictureFolders {
  /** Pictures as they were handed in: `images` in the content folder. */
  readonly masters: string;
  /** Encoded ones of earlier builds. */
  readonly cache: string;
}

/** The folders of this project. */
export const pictureFolders: PictureFolders = {
  masters: join(contentFolder, "images"),
  cache: join("node_modules", ".cache", "pictures"),
};

/** The pictures that the content build has planned. */
export async function readPlans(generated: string): Promise<PicturePlan[]> {
  return JSON.parse(await readFile(join(generated, plansFile), "utf8"));
}

/**
 * Writes every file of every picture, as many pictures at once as there are processors.
 *
 * @param out Folder that is served as the site's root.
 * @param report Is given how many files are there, of how many.
 * @returns How many files there are, and how many of them were not in the cache.
 * @throws Error with the name of a picture that cannot be read to its end.
 */
export async function deliverPictures(
  plans: readonly PicturePlan[],
  folders: PictureFolders,
  out: string,
  report: (done: number, total: number) => void = () => {},
): Promise<{ files: number; encoded: number }> {
  const waiting = [...plans];
  const total = plans.flatMap(variantsOf).length;
  const count = { files: 0, encoded: 0 };
  const work = async () => {
    for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) {
      await mkdir(dirname(join(out, plan.path)), { recursive: true });
      const open = opener(plan, folders);
      for (const variant of variantsOf(plan)) {
        const { bytes, isNew } = await fileOf(plan, variant, folders, open);
        await writeFile(join(out, variantPath(plan, variant)), bytes);
        count.files += 1;
        report(count.files, total);
        if (isNew) count.encoded += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}

/**
 * One file, for the development server: it encodes what a page asks for, when it asks.
 *
 * @param path Address on the site.
 * @returns Its bytes; `undefined` if no picture has such a file.
 * @throws Error with the name of a picture that cannot be read to its end.
 */
export async function deliverPicture(
  path: string,
  plans: readonly PicturePlan[],
  folders: PictureFolders,
): Promise<Buffer | undefined> {
  const plan = plans.find((plan) => path.startsWith(`${plan.path}-`));
  const variant = plan && variantsOf(plan).find((variant) => variantPath(plan, variant) === path);
  if (plan === undefined || variant === undefined) return undefined;
  return (await fileOf(plan, variant, folders, opener(plan, folders))).bytes;
}

async function fileOf(
  plan: PicturePlan,
  variant: Variant,
  { masters, cache }: PictureFolders,
  open: () => Promise<Encode>,
) {
  const name = `${plan.digest}-${variant.width}.${variant.format}`;
  const kept = await readCached(cache, name);
  if (kept !== undefined) return { bytes: kept, isNew: false };
  try {
    const encode = await open();
    const bytes = await encode(variant);
    await writeCached(cache, name, bytes);
    return { bytes, isNew: true };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The picture ${masters}/${plan.master} cannot be encoded: ${reason}`, { cause });
  }
}

/** Opens a picture when the first of its files is not in the cache; in a build that changed none it is never read. */
function opener({ master, digest }: PicturePlan, { masters }: PictureFolders): () => Promise<Encode> {
  const open = async () => {
    const bytes = await readFile(join(masters, master));
    // Or another picture would be kept under the name of this one.
    if (pictureDigest(bytes) !== digest) throw new Error("it was replaced since the content was read");
    return (await import("./encoder.ts")).openPicture(bytes);
  };
  let opened: Promise<Encode> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
