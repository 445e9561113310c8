/** Pictures as they are served: a name with a digest, so that they may be cached for ever, and their size in pixels. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";

/** What an `<img>` needs. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface MediaFile {
  /** Path on the site, from the root: `/images/plugins/notes.1f2e3d4c.svg`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** All pictures of the content folder by their path below `images/`. */
export type Media = ReadonlyMap<string, MediaFile>;

/**
 * Reads the pictures.
 *
 * @param root Absolute path of the content folder.
 * @param names Paths below `images/`.
 * @throws Error for a file that is not a picture; the picture rule has refused those before.
 */
export function readMedia(root: string, names: readonly string[]): Media {
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(join(root, "images", name));
      const { width, height } = imageSize(bytes);
      const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
      return [name, { url: `/images/${name.replace(/(\.\w+)$/, `.${digest}$1`)}`, width, height, bytes }];
    }),
  );
}

/** A picture for a page. */
export function pictureOf(media: Media, name: string, alt: string): Picture {
  const file = media.get(name);
  if (file === undefined) throw new Error(`content/images/${name} is missing`);
  return { src: file.url, width: file.width, height: file.height, alt };
}
