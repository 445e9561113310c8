/** One picture: what it is by its bytes, whatever its name says, how large it is, and that it runs no script. */
import { imageSize } from "image-size";
import { memoBy } from "../../core/memo.ts";
import { dangerIn } from "./drawing-danger.ts";
import { isWholePicture } from "./picture-integrity.ts";

/** Largest picture in bytes. Visitors load it over a shop's mobile line. */
export const maxImageBytes = 2_000_000;

/** What is wrong with a picture: the first fault that was found. */
export type PictureFault =
  | { readonly kind: "too-large"; readonly bytes: number }
  /** @property found What came in its place. */
  | { readonly kind: "no-picture"; readonly found: "web page" | "git-lfs" | undefined }
  | { readonly kind: "damaged"; readonly type: string }
  | { readonly kind: "other-ending"; readonly type: string; readonly ending: string; readonly right: string }
  /** @property danger A tag, an attribute, or another danger of a drawing. */
  | { readonly kind: "dangerous"; readonly danger: string };

/**
 * Judges a picture.
 *
 * @param name Path below `images/`; its ending must be that of the kind.
 * @returns The first fault; `undefined` for a picture that can be served.
 */
export const inspectPicture = memoBy((bytes: Uint8Array, name): PictureFault | undefined => {
  if (bytes.byteLength > maxImageBytes) return { kind: "too-large", bytes: bytes.byteLength };
  const type = typeOf(bytes);
  if (type === undefined) return { kind: "no-picture", found: textIn(bytes) };
  const ending = /\.([^./]*)$/.exec(name)?.[1] ?? "";
  if (ending !== type) {
    return { kind: "other-ending", type, ending, right: name.slice(0, name.length - ending.length) + type };
  }
  const danger = type === "svg" ? dangerIn(bytes) : undefined;
  if (danger !== undefined) return { kind: "dangerous", danger };
  return isWholePicture(type, bytes) ? undefined : { kind: "damaged", type };
});

function textIn(bytes: Uint8Array): "web page" | "git-lfs" | undefined {
  const beginning = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (beginning.startsWith("version https://git-lfs")) return "git-lfs";
  return /^<(?:!doctype html|html|head|body)\b/i.test(beginning) ? "web page" : undefined;
}

/** The ending that belongs to the bytes; `undefined` if they are no picture with a width and a height. */
function typeOf(bytes: Uint8Array): string | undefined {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    return width > 0 && height > 0 && ["svg", "png", "jpg", "webp", "avif", "ico"].includes(type) ? type : undefined;
  } catch {
    return undefined;
  }
}
