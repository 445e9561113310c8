/** Brings the files of pictures to where they are served from: out of the cache, or encoded. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { contentFolder } from "../../src/project-folders.ts";
import { keep, tidy } from "../cache.ts";
import { type PicturePlan, pictureDigest, plansFile, settings, type Variant, variantPath, variantsOf } from "./plan.ts";
import { type SocialPlan, socialDigest } from "./social/plan.ts";

/** Where pictures are as they were handed in, and where encoded ones are kept. */
export const pictureFolders = {
  masters: join(contentFolder, "images"),
  cache: join(".cache", "encoded"),
};

/** A picture in several widths and formats, or the one picture of a page for social networks. */
export type Plan = PicturePlan | SocialPlan;

/** The pictures that the content build has planned. */
export async function readPlans(generated: string): Promise<Plan[]> {
  return JSON.parse(await readFile(join(generated, plansFile), "utf8"));
}

/**
 * Writes every file of every picture below `root`; says how many there are, and how many of them were not in the cache.
 * @throws Error with the name of a picture that cannot be read to its end.
 */
export async function deliverPictures(
  plans: readonly Plan[],
  folders: typeof pictureFolders,
  root: string,
  report: (done: number, total: number) => void = () => {},
): Promise<{ files: number; encoded: number }> {
  const waiting = plans.flatMap((plan) => filesOf(plan, folders));
  const total = waiting.length;
  const count = { files: 0, encoded: 0 };
  const queue = waiting.values();
  const work = async () => {
    for (const file of queue) {
      const make = () => {
        count.encoded += 1;
        return file.make();
      };
      const path = join(root, file.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await bytesOf({ ...file, make }, folders));
      count.files += 1;
      report(count.files, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await tidy(folders.cache);
  return count;
}

/** One file by its address, for the development server; `undefined` if no picture has it. */
export async function deliverPicture(
  path: string,
  plans: readonly Plan[],
  folders: typeof pictureFolders,
): Promise<Uint8Array | undefined> {
  const plan = plans.find((plan) => path.startsWith(plan.path));
  const file = plan && filesOf(plan, folders).find((file) => file.path === path);
  return file && bytesOf(file, folders);
}

interface PictureFile {
  /** Its address on the site. */
  readonly path: string;
  /** Its name in the cache. */
  readonly name: string;
  /** What it is made from, below `content/images`. */
  readonly master: string;
  readonly make: () => Promise<Buffer>;
}

async function bytesOf({ name, master, make }: PictureFile, { masters, cache }: typeof pictureFolders) {
  try {
    return await keep(join(cache, name), make);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The picture ${masters}/${master} cannot be encoded: ${reason}`, { cause });
  }
}

function filesOf(plan: Plan, folders: typeof pictureFolders): PictureFile[] {
  return "logo" in plan ? [socialFile(plan, folders)] : encodedFiles(plan, folders);
}

/** The files of a picture, which is read when the first of them is not in the cache. */
function encodedFiles(plan: PicturePlan, { masters }: typeof pictureFolders): PictureFile[] {
  const { master, digest } = plan;
  let opened: Promise<Encode> | undefined;
  return variantsOf(plan).map((variant) => ({
    path: variantPath(plan, variant),
    name: `${digest}-${variant.width}.${variant.format}`,
    master,
    async make() {
      opened ??= open(join(masters, master), digest);
      return (await opened)(variant);
    },
  }));
}

function socialFile(plan: SocialPlan, folders: typeof pictureFolders): PictureFile {
  const { path, digest, logo: master, picture } = plan;
  return {
    path,
    name: `${digest}.jpg`,
    master,
    async make() {
      const logo = await readFile(join(folders.masters, master));
      if (socialDigest(plan, logo) !== digest) throw new Error(replaced);
      // Its JPEG is large enough, and read in a quarter of the time.
      const small = picture && encodedFiles(picture, folders).at(-1);
      const { drawSocialPicture } = await import("./social/draw.ts");
      return drawSocialPicture({ ...plan, logo, picture: small && (await bytesOf(small, folders)) });
    },
  };
}

const replaced = "it was replaced since the content was read";

type Encode = (variant: Variant) => Promise<Buffer>;

/** Decodes a picture, once for all of its files: upright, in the colours of the web, without what a camera wrote beside it. */
async function open(path: string, digest: string): Promise<Encode> {
  const bytes = await readFile(path);
  // Or another picture would be kept under the name of this one.
  if (pictureDigest(bytes) !== digest) throw new Error(replaced);
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
