/** Turns a picture into its files. Loads the encoder, so it is imported only if something is encoded. */
import sharp from "sharp";
import { settings, type Variant } from "./plan.ts";

// Pictures are encoded beside each other; threads within one would only wait for one another.
sharp.concurrency(1);

export type Encode = (variant: Variant) => Promise<Buffer>;

/**
 * Decodes a picture, once for all of its files: upright, in the colours of the web, without what a camera or a program
 * wrote beside it.
 *
 * @param master Bytes of a PNG, JPEG, WebP or AVIF.
 * @throws Error if it cannot be read to its end.
 */
export async function openPicture(master: Uint8Array): Promise<Encode> {
  const { data, info } = await sharp(master, { failOn: "warning" })
    .autoOrient()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return ({ format, width: target }) => {
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: target });
    switch (format) {
      case "avif":
        return picture.avif(settings.avif).toBuffer();
      case "webp":
        return picture.webp(settings.webp).toBuffer();
      case "jpg":
        return picture.flatten({ background: "white" }).jpeg(settings.jpg).toBuffer();
    }
  };
}
