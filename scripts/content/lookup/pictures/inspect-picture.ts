/** One picture: what it is by its bytes, whatever its name says, how large it is, and that it runs no script. */
import { imageSize } from "image-size";
import { memo } from "../../core/memo.ts";
import type { Message } from "../../messages/message.ts";
import { dangerIn } from "./drawing-danger.ts";

/** Largest picture in bytes. Visitors load it over a shop's mobile line. */
export const maxImageBytes = 2_000_000;

/** Stands for a picture whose bytes are elsewhere, and were inspected there. */
export const elsewhere = new Uint8Array();

/** What is wrong with a picture, the first only; `undefined` if it can be served. @param name Below `images/`. */
export function inspectPicture(bytes: Uint8Array, name: string): Message | undefined {
  if (bytes === elsewhere) return undefined;
  const { type, issue } = inspectBytes(bytes);
  const ending = /\.([^./]*)$/.exec(name)?.[1] ?? "";
  if (type === undefined || ending === type) return issue;
  const right = name.slice(0, name.length - ending.length) + type;
  return { id: "image-file.ending", data: { type, ending, right } };
}

interface Inspected {
  /** The ending that belongs to it, if it is a picture that is not too large. */
  readonly type?: string;
  readonly issue?: Message;
}

/** Kept with the bytes, whatever their name: a check after an edit inspects only what was changed. */
const inspectBytes = memo((bytes: Uint8Array): Inspected => {
  if (bytes.byteLength > maxImageBytes) {
    const megabytes = Math.ceil(bytes.byteLength / 100_000) / 10;
    return { issue: { id: "image-file.too-large", data: { megabytes, most: maxImageBytes / 1_000_000 } } };
  }
  const type = typeOf(bytes);
  if (type === undefined) return { issue: { id: "image-file.not-a-picture" } };
  try {
    const danger = type === "svg" ? dangerIn(bytes) : undefined;
    if (danger !== undefined) return { type, issue: { id: "image-file.active", data: { danger } } };
    if (isWhole[type]?.(bytes) !== false) return { type };
  } catch {
    // No XML, or a length that leads behind the end.
  }
  return { type, issue: { id: "image-file.damaged", data: { type } } };
});

/** The ending that belongs to the bytes; `undefined` if they are no picture with a width and a height. */
function typeOf(bytes: Uint8Array): string | undefined {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    return width > 0 && height > 0 && ["svg", "png", "jpg", "webp", "avif", "ico"].includes(type) ? type : undefined;
  } catch {
    return undefined;
  }
}

/** A sign for each byte. */
const signsOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Whether a photo goes on to its end. What else is wrong in it stops the encoder, which names the file. */
const isWhole: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) => signsOf(bytes).includes("IEND"),
  // The mark of the end behind the last scan; a preview within the file has marks of its own (ITU-T T.81, annex B).
  jpg: (bytes) => {
    const signs = signsOf(bytes);
    return signs.lastIndexOf("\xff\xd9") > signs.lastIndexOf("\xff\xda");
  },
  // RIFF says how long it is (RFC 9649, 2.2).
  webp: ({ buffer, byteOffset, length }) => new DataView(buffer, byteOffset).getUint32(4, true) + 8 <= length,
};
