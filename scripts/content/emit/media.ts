/** Pictures as they are served: names with a digest, so that they may be cached for ever, and their size in pixels. */
import { imageSize } from "image-size";
import { digestOf } from "../../digest.ts";
import { type PicturePlan, planPicture, variantPath } from "../../encode/plan.ts";
import type { SocialPlan } from "../../encode/social/plan.ts";
import { memoBy } from "../core/memo.ts";
import { isImage } from "../model/reference-index.ts";
import { pictureName } from "../schema/formats/picture.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** What an `<img>` needs, and a `<picture>` around it. */
export interface Picture {
  readonly src: string;
  /** Size of `src` in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** If the picture is there in AVIF and WebP: `{path}-{width}.avif` for each of the widths. */
  readonly variants?: { readonly path: string; readonly widths: readonly number[] };
}

/** The pictures of the content folder, and those of them that pages show, noted while pages are composed. */
export interface Media {
  readonly files: Pick<ContentFiles, "bytes" | "languages" | "parsed">;
  /** Those that are served as they are, by their address. */
  readonly served: Map<string, Uint8Array>;
  /** Those that are encoded, by the address that `src` has. */
  readonly planned: Map<string, PicturePlan>;
  /** Files of the content folder by the address that `src` has. */
  readonly masters: Map<string, string>;
  /** Those that are drawn, one for each page. */
  readonly social: SocialPlan[];
}

/** A picture, which may have `{lang}` in its name, for a page: a drawing as it is, anything else encoded. */
export function pictureOf(media: Media, name: string, alt: string, language: string): Picture {
  const own = pictureName(name, language, media.files.languages, (other) => isImage(media.files, other));
  if (/\.(?:svg|ico)$/.test(own)) return plainPicture(media, own, alt);
  const { plan, width, height } = encoded(imageBytes(media, own), own);
  const { path, widths, fallbackWidth } = plan;
  const src = variantPath(plan, { format: "jpg", width: fallbackWidth });
  media.planned.set(src, plan);
  media.masters.set(src, `images/${own}`);
  return {
    src,
    width: fallbackWidth,
    height: Math.round((height * fallbackWidth) / width),
    alt,
    variants: { path, widths },
  };
}

/** A picture whose file is served as it is: marks, icons, what other sites show. */
export function plainPicture(media: Media, name: string, alt: string): Picture {
  const bytes = imageBytes(media, name);
  const picture = plain(bytes, name);
  media.served.set(picture.src, bytes);
  media.masters.set(picture.src, `images/${name}`);
  return { ...picture, alt };
}

/** @throws Error if there is no such picture; the content check has refused that before. */
export function imageBytes({ files }: Media, name: string): Uint8Array {
  const found = files.bytes.get(`images/${name}`);
  if (found === undefined) throw new Error(`content/images/${name} is missing`);
  return found;
}

const plain = memoBy((bytes: Uint8Array, name) => {
  const digest = digestOf(bytes).slice(0, 6);
  return { src: `/images/${name.replace(/(\.\w+)$/, `.${digest}$1`)}`, ...uprightSize(bytes) };
});

const encoded = memoBy((bytes: Uint8Array, name) => {
  const size = uprightSize(bytes);
  return { plan: planPicture(name, bytes, size.width), ...size };
});

/** A photograph may lie on its side, and say so (Exif): browsers turn it upright, and so does the encoder. */
function uprightSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height, orientation = 1 } = imageSize(bytes);
  return orientation > 4 ? { width: height, height: width } : { width, height };
}
