/** One picture: what it is by its bytes, whatever its name says, how large it is, and that it runs no script. */
import { imageSize } from "image-size";
import type { Sentence } from "../core/localized-text.ts";
import { imageMessages as said } from "../messages/images.ts";
import { dangerIn } from "./inspect-drawing.ts";
import { isWholePicture } from "./picture-integrity.ts";

/** Largest picture in bytes. Visitors load it over a shop's mobile line. */
export const maxImageBytes = 2_000_000;

export interface ImageFault {
  readonly rule: string;
  readonly message: Sentence;
  readonly hint: Sentence;
}

/**
 * Judges a picture.
 *
 * @param name Path below `images/`; its ending must be that of the kind.
 * @returns The first fault; `undefined` for a picture that can be served.
 */
export function inspectImage(name: string, bytes: Uint8Array): ImageFault | undefined {
  if (bytes.byteLength > maxImageBytes) {
    const megabytes = (bytes.byteLength / 1_000_000).toFixed(1);
    const message = said.tooLarge(megabytes, maxImageBytes / 1_000_000);
    return { rule: "file-too-large", message, hint: said.makeSmaller };
  }
  const kind = kindOf(bytes);
  if (kind === undefined) return { rule: "not-an-image", message: said.noPicture, hint: hintFor(bytes) };
  const ending = /\.([^./]*)$/.exec(name)?.[1] ?? "";
  if (ending !== kind) {
    const right = `${name.slice(0, name.length - ending.length)}${kind}`;
    return { rule: "image-ending", message: said.otherKind(kind, ending), hint: said.rename(right) };
  }
  const danger = kind === "svg" ? dangerIn(bytes) : undefined;
  if (danger !== undefined) return { rule: "image-script", message: said.dangerous(danger), hint: said.savePlain };
  if (isWholePicture(kind, bytes)) return undefined;
  return { rule: "not-an-image", message: said.damaged(kind), hint: said.exportAgain };
}

/** What to do about a file that is no picture: it is often a text that came in its place. */
function hintFor(bytes: Uint8Array): Sentence {
  const beginning = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (beginning.startsWith("version https://git-lfs")) return said.fetchFile;
  return /^<(?:!doctype html|html|head|body)\b/i.test(beginning) ? said.saveTheFile : said.saveAgain;
}

/** The ending that belongs to the bytes; `undefined` where they are no picture with a width and a height. */
function kindOf(bytes: Uint8Array): string | undefined {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    return width > 0 && height > 0 && ["svg", "png", "jpg", "webp", "avif", "ico"].includes(type) ? type : undefined;
  } catch {
    return undefined;
  }
}
