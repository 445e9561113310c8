/**
 * Plans the files of a picture: widths, formats, settings, names. Encoding is separate, so that pages can be composed
 * before the files exist.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { digestOf } from "../digest.ts";

/** See decision 020. */
export const settings = {
  avif: { quality: 48, effort: 2, chromaSubsampling: "4:4:4", tune: "ssim" },
  webp: { quality: 80, effort: 4 },
} as const;

/** Widths in pixels for cards, phones, half and full pages, at 1x and 2x density. */
const standardWidths: readonly number[] = [320, 640, 960, 1280, 1600];

/** File in `src/generated` with the pictures to encode. */
export const pictureJobsFile = "pictures.json";

export interface PictureJob {
  /** Path of the source image below `content/images`. */
  readonly master: string;
  /** Digest of the source image, the settings, and the encoder's version. */
  readonly digest: string;
  /** Common prefix of the addresses: `/images/pages/hero.en.1f2e3d4c`. */
  readonly path: string;
  /** Ascending widths of the AVIF files. */
  readonly widths: readonly number[];
}

/** A file of a picture. */
export interface Variant {
  readonly format: keyof typeof settings;
  readonly width: number;
}

const encoderVersion = packageVersion("sharp");

/** Plans the files of a source image, none of them wider than it is. @param sourceImage Path below `content/images`. */
export function pictureJob(sourceImage: string, bytes: Uint8Array, width: number): PictureJob {
  const digest = pictureDigest(bytes);
  const path = `/images/${sourceImage.replace(/\.\w+$/, "")}.${digest.slice(0, 6)}`;
  const maxWidth = Math.min(width, ...standardWidths.slice(-1));
  const widths = [...standardWidths.filter((each) => each < maxWidth), maxWidth];
  return { master: sourceImage, digest, path, widths };
}

/** Digest of everything that determines the encoded files of an image. */
export function pictureDigest(bytes: Uint8Array): string {
  return digestOf(JSON.stringify([encoderVersion, settings]), bytes);
}

/** All files of a picture, the most requested first. */
export function variantsOf(job: PictureJob): Variant[] {
  return [...job.widths.map((width) => ({ format: "avif", width }) as const), singleVariant(job)];
}

/** The file for crawlers, previews and browsers without AVIF: all of them know WebP. */
export function singleVariant({ widths }: PictureJob): Variant {
  return { format: "webp", width: Math.max(...widths.filter((width) => width <= 960)) };
}

/** Address of a file on the site: `/images/pages/hero.en.1f2e3d4c-800.avif`. */
export function variantPath({ path }: PictureJob, { format, width }: Variant): string {
  return `${path}-${width}.${format}`;
}

/** The version of a package. Importing the encoder just for its version would be slow, and not every package exports it. */
export function packageVersion(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  const folder = join("node_modules", name);
  const file = join(entry.slice(0, entry.lastIndexOf(folder)), folder, "package.json");
  return JSON.parse(readFileSync(file, "utf8")).version;
}
