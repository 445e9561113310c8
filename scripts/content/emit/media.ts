/** Pictures as they are served: names with a digest, so that they may be cached for ever, and their size in pixels. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { type PicturePlan, planPicture, variantPath } from "../../encode/plan.ts";
import { pictureName } from "../picture-name.ts";

/** What an `<img>` needs, and a `<picture>` around it. */
export interface Picture {
  readonly src: string;
  /** Size of `src` in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Where the picture is there in AVIF and WebP: `{path}-{width}.avif` for each of the widths. */
  readonly variants?: { readonly path: string; readonly widths: readonly number[] };
}

interface PlainFile {
  /** Path on the site, from the root: `/images/plugins/notes.1f2e3d4c.svg`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

interface EncodedFile {
  readonly plan: PicturePlan;
  readonly width: number;
  readonly height: number;
}

/** The pictures of the content folder. Each is read when something shows it first. */
export interface Media {
  /** Paths below `images/` of all pictures there are. */
  readonly names: ReadonlySet<string>;
  readonly languages: readonly string[];
  /** A picture that is served as it is. */
  readonly plain: (name: string) => PlainFile;
  /** A picture that is encoded. */
  readonly encoded: (name: string) => EncodedFile;
  /** What was shown until now. */
  readonly used: () => { readonly files: readonly PlainFile[]; readonly plans: readonly PicturePlan[] };
}

/**
 * @param root Absolute path of the content folder.
 * @param names Paths below `images/`.
 * @param languages Languages of the site, the first one first.
 */
export function openMedia(root: string, names: readonly string[], languages: readonly string[]): Media {
  const known = new Set(names);
  const read = (name: string) => {
    if (!known.has(name)) throw new Error(`content/images/${name} is missing`);
    const bytes = readFileSync(join(root, "images", name));
    return { bytes, ...uprightSize(bytes) };
  };
  const files = new Map<string, PlainFile>();
  const plans = new Map<string, EncodedFile>();
  return {
    names: known,
    languages,
    plain(name) {
      const file = files.get(name) ?? plainFile(name, read(name));
      files.set(name, file);
      return file;
    },
    encoded(name) {
      const file = plans.get(name) ?? encodedFile(name, read(name));
      plans.set(name, file);
      return file;
    },
    used: () => ({ files: [...files.values()], plans: [...plans.values()].map(({ plan }) => plan) }),
  };
}

interface ReadPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function plainFile(name: string, { bytes, width, height }: ReadPicture): PlainFile {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { url: `/images/${name.replace(/(\.\w+)$/, `.${digest}$1`)}`, width, height, bytes };
}

function encodedFile(name: string, { bytes, width, height }: ReadPicture): EncodedFile {
  return { plan: planPicture(name, bytes, width), width, height };
}

/** A photograph may lie on its side, and say so (Exif): browsers turn it upright, and so does the encoder. */
function uprightSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height, orientation = 1 } = imageSize(bytes);
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

/**
 * A picture for a page: a drawing as it is, anything else encoded.
 *
 * @param name As it stands in the content, so with `{lang}` where each language has its own.
 */
export function pictureOf(media: Media, name: string, alt: string, language: string): Picture {
  const own = pictureName(name, language, media.languages, media.names);
  if (/\.(?:svg|ico)$/.test(own)) return plainPicture(media, own, alt);
  const { plan, width, height } = media.encoded(own);
  const { path, widths, fallbackWidth } = plan;
  return {
    src: variantPath(plan, { format: "jpg", width: fallbackWidth }),
    width: fallbackWidth,
    height: Math.round((height * fallbackWidth) / width),
    alt,
    variants: { path, widths },
  };
}

/** A picture whose file is served as it is: marks, icons, what other sites show. */
export function plainPicture(media: Media, name: string, alt: string): Picture {
  const { url, width, height } = media.plain(name);
  return { src: url, width, height, alt };
}
