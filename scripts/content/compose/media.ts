/** Pictures of pages: addresses and sizes. The build and the form for editors implement `Media` differently. */
import type { PictureJob } from "../../encode/job.ts";
import type { SocialPictureJob } from "../../encode/social/job.ts";
import type { ContentFiles } from "../check/content-files.ts";
import { hasImage } from "../check/content-files.ts";
import { phoneName, pictureName } from "../schema/formats/picture.ts";

/** What an `<img>` needs, and a `<picture>` around it. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Encoded files: `{path}-{width}.avif` for each width. */
  readonly variants?: { readonly path: string; readonly widths: readonly number[] };
  /** A crop for phones, large enough to read. */
  readonly phone?: Picture;
}

export type ImageSource = Omit<Picture, "alt" | "phone">;

/** Resolves pictures of the content folder, and collects what pages use while they are composed. */
export interface Media {
  readonly files: Pick<ContentFiles, "bytes" | "languages" | "parsed">;
  /** A file served unchanged. */
  plain(name: string): ImageSource;
  /** A file served in several widths and formats. */
  encoded(name: string): ImageSource;
  /** Files to serve unchanged, by address. */
  readonly staticFiles: Map<string, Uint8Array>;
  /** Pictures to encode, by `src`. */
  readonly pictureJobs: Map<string, PictureJob>;
  /** All pictures in use, by `src`. */
  readonly usedImages: Map<string, readonly [file: string, ImageSource]>;
  /** Social pictures to draw, by their addresses. */
  readonly social: Map<string, SocialPictureJob>;
}

/** A picture of a page. `name` may contain `{lang}`. SVG and ICO files are served unchanged, other formats encoded. */
export function pictureOf(media: Media, name: string, alt: string, language: string): Picture {
  const own = pictureName(name, language, media.files.languages, (other) => hasImage(media.files, other));
  if (/\.(?:svg|ico)$/.test(own)) return plainPicture(media, own, alt);
  const encoded = (file: string, alt: string) => recordUse(media, file, { ...media.encoded(file), alt });
  const whole = encoded(own, alt);
  const phone = phoneName(own);
  return hasImage(media.files, phone) ? { ...whole, phone: encoded(phone, "") } : whole;
}

/** A picture served unchanged: logos, icons, images for other sites. */
export function plainPicture(media: Media, name: string, alt: string): Picture {
  return recordUse(media, name, { ...media.plain(name), alt });
}

function recordUse({ usedImages }: Media, name: string, picture: Picture): Picture {
  usedImages.set(picture.src, [`images/${name}`, picture]);
  return picture;
}

/** @throws Error if the file is missing; the content check reports that earlier. */
export function imageBytes({ files }: Pick<Media, "files">, name: string): Uint8Array {
  const bytes = files.bytes.get(`images/${name}`);
  if (bytes === undefined) throw new Error(`content/images/${name} is missing`);
  return bytes;
}
