/** Pictures of pages: their addresses and sizes. What becomes of a file, the build and the form for editors say each for itself. */
import type { PicturePlan } from "../../encode/plan.ts";
import type { SocialPlan } from "../../encode/social/plan.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { isImage } from "../model/content-files.ts";
import { phoneName, pictureName } from "../schema/formats/picture.ts";

/** What an `<img>` needs, and a `<picture>` around it. */
export interface Picture {
  readonly src: string;
  /** Size of `src` in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** If the picture is there in AVIF and WebP: `{path}-{width}.avif` for each of the widths. */
  readonly variants?: { readonly path: string; readonly widths: readonly number[] };
  /** The part that phones show instead, large enough to read. */
  readonly phone?: Picture;
}

export type Served = Omit<Picture, "alt" | "phone">;

/** The pictures of the content folder, and those of them that pages show, noted while pages are composed. */
export interface Media {
  readonly files: Pick<ContentFiles, "bytes" | "languages" | "parsed">;
  /** What becomes of a file if it is served as it is, and if it is encoded. */
  plain(name: string): Served;
  encoded(name: string): Served;
  /** Those that are served as they are, by their address. */
  readonly served: Map<string, Uint8Array>;
  /** Those that are encoded, by the address that `src` has. */
  readonly planned: Map<string, PicturePlan>;
  /** Files of the content folder with what becomes of them, by the address that `src` has. */
  readonly shown: Map<string, readonly [file: string, Served]>;
  /** Those that are drawn, one for each page. */
  readonly social: SocialPlan[];
}

/** A picture, which may have `{lang}` in its name, for a page: a drawing as it is, anything else encoded, with its part for phones. */
export function pictureOf(media: Media, name: string, alt: string, language: string): Picture {
  const own = pictureName(name, language, media.files.languages, (other) => isImage(media.files, other));
  if (/\.(?:svg|ico)$/.test(own)) return plainPicture(media, own, alt);
  const encoded = (file: string, alt: string) => note(media, file, { ...media.encoded(file), alt });
  const whole = encoded(own, alt);
  const phone = phoneName(own);
  return isImage(media.files, phone) ? { ...whole, phone: encoded(phone, "") } : whole;
}

/** A picture whose file is served as it is: marks, icons, what other sites show. */
export function plainPicture(media: Media, name: string, alt: string): Picture {
  return note(media, name, { ...media.plain(name), alt });
}

function note({ shown }: Media, name: string, picture: Picture): Picture {
  shown.set(picture.src, [`images/${name}`, picture]);
  return picture;
}

/** @throws Error if there is no such picture; the content check has refused that before. */
export function imageBytes({ files }: Pick<Media, "files">, name: string): Uint8Array {
  const found = files.bytes.get(`images/${name}`);
  if (found === undefined) throw new Error(`content/images/${name} is missing`);
  return found;
}
