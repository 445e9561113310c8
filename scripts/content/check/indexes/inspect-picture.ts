/** Checks a picture file: its type, size and integrity, and that an SVG runs no script. */
import { imageSize } from "image-size";
import { memo } from "../../core/memo.ts";
import type { Message } from "../../core/messages/message.ts";
import { findActiveContent } from "./active-svg.ts";

/** Visitors load pictures over a shop's mobile connection. */
export const maxImageBytes = 2_000_000;

/** Represents a picture that is stored and checked elsewhere. */
export const externalImage = new Uint8Array();

/** The first issue of a picture; `undefined` if it can be served. @param name Path below `images/`. */
export function inspectPicture(bytes: Uint8Array, name: string): Message | undefined {
  if (bytes === externalImage) return undefined;
  const { type, issue } = inspectBytes(bytes);
  const ending = /\.([^./]*)$/.exec(name)?.[1] ?? "";
  if (type === undefined || ending === type) return issue;
  const right = name.slice(0, name.length - ending.length) + type;
  return { id: "image-file.ending", data: { type, ending, right } };
}

interface Inspection {
  /** The file extension that the content needs; absent if it is no picture or too large. */
  readonly type?: string;
  readonly issue?: Message;
}

/** Cached by content, so that after an edit only changed pictures are checked. */
const inspectBytes = memo((bytes: Uint8Array): Inspection => {
  if (bytes.byteLength > maxImageBytes) {
    const megabytes = Math.ceil(bytes.byteLength / 100_000) / 10;
    return { issue: { id: "image-file.too-large", data: { megabytes, maxMegabytes: maxImageBytes / 1_000_000 } } };
  }
  const type = typeOf(bytes);
  if (type === undefined) return { issue: { id: "image-file.not-a-picture" } };
  try {
    const danger = type === "svg" ? findActiveContent(bytes) : undefined;
    if (danger !== undefined) return { type, issue: { id: "image-file.active", data: { danger } } };
    if (isComplete[type]?.(bytes) !== false) return { type };
  } catch {
    // Malformed XML, or a truncated header.
  }
  return { type, issue: { id: "image-file.damaged", data: { type } } };
});

/** The file extension for the content; `undefined` if it is no supported picture with a width and a height. */
function typeOf(bytes: Uint8Array): string | undefined {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    return width > 0 && height > 0 && ["svg", "png", "jpg", "webp", "avif", "ico"].includes(type) ? type : undefined;
  } catch {
    return undefined;
  }
}

const toLatin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Detects truncated files. Other damage fails the encoder, which names the file. */
const isComplete: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) => toLatin1(bytes).includes("IEND"),
  // The end marker must follow the last scan; an embedded preview has its own markers (ITU-T T.81, annex B).
  jpg: (bytes) => {
    const text = toLatin1(bytes);
    return text.lastIndexOf("\xff\xd9") > text.lastIndexOf("\xff\xda");
  },
  // The RIFF header states the file size (RFC 9649, 2.2).
  webp: ({ buffer, byteOffset, length }) => new DataView(buffer, byteOffset).getUint32(4, true) + 8 <= length,
};
