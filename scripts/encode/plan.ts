/**
 * Which files a picture becomes: widths, formats, settings, names. Nothing is encoded here, so that a page knows the
 * addresses of its pictures before the files are there.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * How each kind is encoded: small letters on a screen stay crisp, and no colour runs out of its line (4:4:4). More
 * `effort` takes two to seven times as long, and makes screens no smaller. See decision 020.
 */
export const settings = {
  avif: { quality: 55, effort: 2, chromaSubsampling: "4:4:4", tune: "ssim" },
  webp: { quality: 80, effort: 4 },
  jpg: { quality: 80, chromaSubsampling: "4:4:4" },
} as const;

export type Format = keyof typeof settings;

/**
 * Widths in pixels, each about one and a half times the one before:
 *
 * - 480: a card of the catalogue on a plain screen
 * - 800: the same on a dense one, a phone's whole width at two pixels to one, half a page on a plain screen
 * - 1200: half a page on a dense screen, a phone at three pixels to one, the whole page on a plain screen
 * - 1600: three fifths of the page on a dense screen, and near enough for the whole of it
 */
const steps: readonly number[] = [480, 800, 1200, 1600];

/** Browsers of this site know WebP. The JPEG is for programs that read its pages. */
const fallbackWidth = 800;

/** Name of the file in `src/generated` that says which pictures are to be encoded. */
export const plansFile = "pictures.json";

/** The files that one picture becomes. */
export interface PicturePlan {
  /** Path of the picture as it was handed in, below `content/images`. */
  readonly master: string;
  /** Of its bytes, the settings and the encoder: what is encoded under it is always the same. */
  readonly digest: string;
  /** What the addresses of its files begin with: `/images/pages/hero.en.1f2e3d4c`. */
  readonly path: string;
  /** Widths in AVIF and WebP, the smallest first. */
  readonly widths: readonly number[];
  /** Width of the one JPEG. */
  readonly fallbackWidth: number;
}

/** One of the files. */
export interface Variant {
  readonly format: Format;
  readonly width: number;
}

/**
 * @param master Path below `content/images`.
 * @param width Width of the picture in pixels.
 */
export function planPicture(master: string, bytes: Uint8Array, width: number): PicturePlan {
  const digest = pictureDigest(bytes);
  const path = `/images/${master.replace(/\.\w+$/, "")}.${digest.slice(0, 8)}`;
  return { master, digest, path, widths: widthsFor(width), fallbackWidth: Math.min(width, fallbackWidth) };
}

/** Digest of a picture with everything that decides what becomes of it. */
export function pictureDigest(bytes: Uint8Array): string {
  const made = JSON.stringify([encoderVersion(), settings]);
  return createHash("sha256").update(made).update(bytes).digest("hex");
}

/** The steps below the picture's own width, and as the largest that width itself, or the last step. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, ...steps.slice(-1));
  return [...steps.filter((step) => step < largest), largest];
}

/** Every file of a picture, those first that most visitors get. */
export function variantsOf({ widths, fallbackWidth }: PicturePlan): Variant[] {
  const formats = ["avif", "webp"] as const;
  return [
    ...formats.flatMap((format) => widths.map((width) => ({ format, width }))),
    { format: "jpg", width: fallbackWidth },
  ];
}

/** Address of a file on the site: `/images/pages/hero.en.1f2e3d4c-800.avif`. */
export function variantPath({ path }: Pick<PicturePlan, "path">, { format, width }: Variant): string {
  return `${path}-${width}.${format}`;
}

let version: string | undefined;

/** Read from its package: loading the encoder only for its version would take longer than all else here. */
function encoderVersion(): string {
  const entry = createRequire(import.meta.url).resolve("sharp");
  version ??= readFileSync(join(dirname(entry), "..", "package.json"), "utf8").match(/"version": "([^"]+)"/)?.[1] ?? "";
  return version;
}
