/** Turns a picture into its files. Loads sharp, so it is imported only if something is encoded. */
import sharp from "sharp";
import { settings, type Variant } from "./plan.ts";

// Pictures are encoded beside each other; threads within one would only wait for one another.
sharp.concurrency(1);

export type Encode = (variant: Variant) => Promise<Buffer>;

/**
 * Decodes a picture, once for all of its files: upright, in the colours of the web, without what a camera or a program
 * wrote beside it.
 *
 * @throws Error if it cannot be read to its end.
 */
export async function openPicture(master: Uint8Array): Promise<Encode> {
  const { data, info } = await sharp(master, { failOn: "warning" })
    .autoOrient()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ format, width }) => {
    const picture = sharp(data, { raw: info }).resize({ width });
    if (format === "avif") return picture.avif(settings.avif).toBuffer();
    if (format === "webp") return picture.webp(settings.webp).toBuffer();
    return picture.flatten({ background: "white" }).jpeg(settings.jpg).toBuffer();
  };
}
