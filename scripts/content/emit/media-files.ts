/** `Media` of the build: file names with a digest, so that they can be cached forever, and sizes in pixels. */
import { imageSize } from "image-size";
import { digestOf } from "../../digest.ts";
import { type PictureJob, pictureJob, singleVariant, variantPath } from "../../encode/job.ts";
import { imageBytes, type Media } from "../compose/media.ts";
import { memoBy } from "../core/memo.ts";

export function mediaFiles(files: Media["files"]): Media {
  const staticFiles = new Map<string, Uint8Array>();
  const pictureJobs = new Map<string, PictureJob>();
  return {
    files,
    staticFiles,
    pictureJobs,
    usedImages: new Map(),
    social: new Map(),
    plain(name) {
      const bytes = imageBytes({ files }, name);
      const picture = plain(bytes, name);
      staticFiles.set(picture.src, bytes);
      return picture;
    },
    encoded(name) {
      const { job, width, height } = encoded(imageBytes({ files }, name), name);
      const { path, widths } = job;
      const single = singleVariant(job);
      const src = variantPath(job, single);
      pictureJobs.set(src, job);
      const size = { width: single.width, height: Math.round((height * single.width) / width) };
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
  return { job: pictureJob(name, bytes, size.width), ...size };
});

/** Size after applying the Exif orientation, as browsers and the encoder do. */
function uprightSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height, orientation = 1 } = imageSize(bytes);
  return orientation > 4 ? { width: height, height: width } : { width, height };
}
