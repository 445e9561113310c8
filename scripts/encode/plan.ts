/**
 * Which files a picture becomes: widths, formats, settings, names. Nothing is encoded here, so that a page knows the
 * addresses of its pictures before the files are there.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { digestOf } from "../digest.ts";

/** Why these: decision 020. */
export const settings = {
  avif: { quality: 48, effort: 3, chromaSubsampling: "4:4:4", tune: "ssim" },
  webp: { quality: 80, effort: 4 },
  jpg: { quality: 80, chromaSubsampling: "4:4:4" },
} as const;

/** Widths in pixels: a card, a phone, half a page, a whole one, on plain and on dense screens. */
const steps: readonly number[] = [320, 640, 960, 1280, 1600];

/** Browsers of this site know WebP. The JPEG is for programs that read its pages. */
const fallbackWidth = 800;

/** Name of the file in `src/generated` that says which pictures are to be encoded. */
export const plansFile = "pictures.json";

export interface PicturePlan {
  /** Path of the picture as it was handed in, below `content/images`. */
  readonly master: string;
  /** Of its bytes, the settings and the encoder: what is encoded under it is always the same. */
  readonly digest: string;
  /** What the addresses of its files begin with: `/images/pages/hero.en.1f2e3d4c`. */
  readonly path: string;
  /** Widths in AVIF and WebP, the smallest first. */
  readonly widths: readonly number[];
  readonly fallbackWidth: number;
}

/** One of the files of a picture. */
export interface Variant {
  readonly format: keyof typeof settings;
  readonly width: number;
}

const encoderVersion = packageVersion("sharp");

/** `master` is a path below `content/images`; no file becomes wider than the picture is. */
export function planPicture(master: string, bytes: Uint8Array, width: number): PicturePlan {
  const digest = pictureDigest(bytes);
  const path = `/images/${master.replace(/\.\w+$/, "")}.${digest.slice(0, 6)}`;
  const largest = Math.min(width, ...steps.slice(-1));
  const widths = [...steps.filter((step) => step < largest), largest];
  return { master, digest, path, widths, fallbackWidth: Math.min(width, fallbackWidth) };
}

/** Digest of a picture with everything that decides what becomes of it. */
export function pictureDigest(bytes: Uint8Array): string {
  return digestOf(JSON.stringify([encoderVersion, settings]), bytes);
}

/** Every file of a picture, those first that most visitors get. */
export function variantsOf({ widths, fallbackWidth }: PicturePlan): Variant[] {
  return [
    ...widths.map((width) => ({ format: "avif", width }) as const),
    ...widths.map((width) => ({ format: "webp", width }) as const),
    { format: "jpg", width: fallbackWidth },
  ];
}

/** Address of a file on the site: `/images/pages/hero.en.1f2e3d4c-800.avif`. */
export function variantPath({ path }: PicturePlan, { format, width }: Variant): string {
  return `${path}-${width}.${format}`;
}

/** The version of the package that a module belongs to. Loading the encoder only for that would take longer than all else here. */
export function packageVersion(module: string): string {
  const file = join(dirname(createRequire(import.meta.url).resolve(module)), "..", "package.json");
  return JSON.parse(readFileSync(file, "utf8")).version;
}
