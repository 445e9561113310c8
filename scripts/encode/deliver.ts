/** Writes the files of pictures to the site, from the cache or newly encoded. */
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { contentFolder } from "../../src/project-folders.ts";
import { cached, pruneCache } from "../cache.ts";
import {
  type PictureJob,
  pictureDigest,
  pictureJobsFile,
  settings,
  type Variant,
  variantPath,
  variantsOf,
} from "./job.ts";
import { type SocialPictureJob, socialDigest } from "./social/job.ts";

/** Folders of source images and of encoded files. */
export const pictureFolders = {
  sources: join(contentFolder, "images"),
  cache: join(".cache", "encoded"),
};

export type Job = PictureJob | SocialPictureJob;

/** The jobs that the content build has written. */
export async function readPictureJobs(generated: string): Promise<Job[]> {
  return JSON.parse(await readFile(join(generated, pictureJobsFile), "utf8"));
}

/**
 * Writes all files of all pictures below `root`.
 * @returns The number of files, and how many of them weren't in the cache.
 * @throws Error naming a picture that can't be decoded.
 */
export async function deliverPictures(
  jobs: readonly Job[],
  folders: typeof pictureFolders,
  root: string,
  report: (done: number, total: number) => void = () => {},
): Promise<{ files: number; encoded: number }> {
  const all = jobs.flatMap((job) => filesOf(job, folders));
  const count = { files: 0, encoded: 0 };
  const queue = all.values();
  const work = async () => {
    for (const file of queue) {
      const make = () => {
        count.encoded += 1;
        return file.make();
      };
      const path = join(root, file.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await bytesOf({ ...file, make }, folders));
      count.files += 1;
      report(count.files, all.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  pruneCache(folders.cache);
  return count;
}

/** The bytes of one file by its address, for the development server; `undefined` for unknown addresses. */
export async function deliverPicture(
  path: string,
  jobs: readonly Job[],
  folders: typeof pictureFolders,
): Promise<Uint8Array | undefined> {
  const job = jobs.find((job) => path.startsWith(job.path));
  const file = job && filesOf(job, folders).find((file) => file.path === path);
  return file && bytesOf(file, folders);
}

interface PictureFile {
  /** Address on the site. */
  readonly path: string;
  /** Name in the cache. */
  readonly name: string;
  /** Path below `content/images`. */
  readonly sourceImage: string;
  readonly make: () => Promise<Buffer>;
}

async function bytesOf({ name, sourceImage, make }: PictureFile, { sources, cache }: typeof pictureFolders) {
  try {
    return await cached(join(cache, name), make);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The picture ${sources}/${sourceImage} cannot be encoded: ${reason}`, { cause });
  }
}

function filesOf(job: Job, folders: typeof pictureFolders): PictureFile[] {
  return "logo" in job ? [socialFile(job, folders)] : encodedFiles(job, folders);
}

/** The files of a picture. The source image is decoded once, on the first cache miss. */
function encodedFiles(job: PictureJob, { sources }: typeof pictureFolders): PictureFile[] {
  const { master: sourceImage, digest } = job;
  let encoder: Promise<Encode> | undefined;
  return variantsOf(job).map((variant) => ({
    path: variantPath(job, variant),
    name: `${digest}-${variant.width}.${variant.format}`,
    sourceImage,
    async make() {
      encoder ??= decode(join(sources, sourceImage), digest);
      return (await encoder)(variant);
    },
  }));
}

function socialFile(job: SocialPictureJob, folders: typeof pictureFolders): PictureFile {
  const { path, digest, logo: sourceImage, picture } = job;
  return {
    path,
    name: `${digest}.jpg`,
    sourceImage,
    async make() {
      const logo = await readFile(join(folders.sources, sourceImage));
      if (socialDigest(job, logo) !== digest) throw new Error(replaced);
      // The WebP loads faster than the source image.
      const small = picture && encodedFiles(picture, folders).at(-1);
      const { drawSocialPicture } = await import("./social/draw.ts");
      return drawSocialPicture({ ...job, logo, picture: small && (await bytesOf(small, folders)) });
    },
  };
}

const replaced = "it was replaced since the content was read";

type Encode = (variant: Variant) => Promise<Buffer>;

/** Decodes an image: upright, in sRGB, without metadata. @returns Encodes variants. */
async function decode(path: string, digest: string): Promise<Encode> {
  const bytes = await readFile(path);
  // A replaced file would be cached under the wrong digest.
  if (pictureDigest(bytes) !== digest) throw new Error(replaced);
  // Loaded on demand: slow to load, and not needed with a warm cache.
  const { default: sharp } = await import("sharp");
  // One thread per image, since images are encoded in parallel.
  sharp.concurrency(1);
  const decoded = sharp(bytes, { failOn: "warning" }).autoOrient().toColourspace("srgb").raw();
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
  return ({ format, width }) => {
    const picture = sharp(data, { raw: info }).resize({ width });
    return picture[format](settings[format]).toBuffer();
  };
}
