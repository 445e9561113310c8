/** Pictures as they are served: names with a digest, so that they may be cached for ever, and their size in pixels. */
import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import { type PicturePlan, planPicture, variantPath } from "../../encode/plan.ts";
import { memoBy } from "../core/memo.ts";
import { isImage } from "../model/reference-index.ts";
import { pictureName } from "../schema/picture-name.ts";
import type { ContentFiles } from "../validate/content-files.ts";

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

export type ImageFile = PlainFile | EncodedFile;

/** The pictures of the content folder, and those of them that are shown. */
export interface Media {
  readonly files: Pick<ContentFiles, "bytes" | "languages">;
  /** Filled while pages are composed. */
  readonly shown: Set<ImageFile>;
}

/** A picture that is served as it is. */
export function plainImage({ files, shown }: Media, name: string): PlainFile {
  const file = plainFile(bytesOf(files, name), name);
  shown.add(file);
  return file;
}

/** A picture that is encoded. */
function encodedImage({ files, shown }: Media, name: string): EncodedFile {
  const file = encodedFile(bytesOf(files, name), name);
  shown.add(file);
  return file;
}

function bytesOf({ bytes }: Media["files"], name: string): Uint8Array {
  const found = bytes.get(`images/${name}`);
  if (found === undefined) throw new Error(`content/images/${name} is missing`);
  return found;
}

const plainFile = memoBy((bytes: Uint8Array, name): PlainFile => {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { url: `/images/${name.replace(/(\.\w+)$/, `.${digest}$1`)}`, bytes, ...uprightSize(bytes) };
});

const encodedFile = memoBy((bytes: Uint8Array, name): EncodedFile => {
  const size = uprightSize(bytes);
  return { plan: planPicture(name, bytes, size.width), ...size };
});

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
  const own = pictureName(name, language, media.files.languages, (other) => isImage(media.files, other));
  if (/\.(?:svg|ico)$/.test(own)) return plainPicture(media, own, alt);
  const { plan, width, height } = encodedImage(media, own);
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
  const { url, width, height } = plainImage(media, name);
  return { src: url, width, height, alt };
}
