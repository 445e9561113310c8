/** Pictures as the build serves them: names with a digest, so that they may be cached for ever, and their size in pixels. */
import { imageSize } from "image-size";
import { digestOf } from "../../digest.ts";
import { type PicturePlan, planPicture, variantPath } from "../../encode/plan.ts";
import { imageBytes, type Media } from "../compose/media.ts";
import { memoBy } from "../core/memo.ts";

export function mediaFiles(files: Media["files"]): Media {
  const served = new Map<string, Uint8Array>();
  const planned = new Map<string, PicturePlan>();
  return {
    files,
    served,
    planned,
    shown: new Map(),
    social: [],
    plain(name) {
      const bytes = imageBytes({ files }, name);
      const picture = plain(bytes, name);
      served.set(picture.src, bytes);
      return picture;
    },
    encoded(name) {
      const { plan, width, height } = encoded(imageBytes({ files }, name), name);
      const { path, widths, fallbackWidth } = plan;
      const src = variantPath(plan, { format: "jpg", width: fallbackWidth });
      planned.set(src, plan);
      const size = { width: fallbackWidth, height: Math.round((height * fallbackWidth) / width) };
      return { src, ...size, variants: { path, widths } };
    },
  };
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
