/**
 * Whether a picture is there to its end: files that were cut off while copying, or changed on the way, have a good
 * beginning and stop the build, or a browser, later. Only the containers are read, not what is drawn.
 */
import { crc32 } from "node:zlib";
import { SaxesParser } from "saxes";

/** How each kind of file is laid out. */
const checks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: isWholePng,
  jpg: isWholeJpeg,
  webp: isWholeWebp,
  avif: isWholeAvif,
  ico: isWholeIcon,
  svg: isWholeDrawing,
};

/**
 * Reads a picture to its end.
 *
 * @param kind Its ending: png, jpg, webp, avif, ico or svg.
 * @returns False for a file that is cut off or damaged; true for kinds that are not known here.
 */
export function isWholePicture(kind: string, bytes: Uint8Array): boolean {
  const check = Object.hasOwn(checks, kind) ? checks[kind] : undefined;
  try {
    return check === undefined || check(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    // A length that leads behind the end, or no XML.
    return false;
  }
}

/** Chunks of length, name, data and checksum, the last one IEND (PNG, third edition, 5). */
function isWholePng(bytes: Buffer): boolean {
  let at = 8;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 8 + length;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (name === "IEND") return true;
    at = end + 4;
  }
}

/** Segments up to the first scan, behind which the mark of the end is (ITU-T T.81, annex B). */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  for (;;) {
    const marker = bytes.readUInt16BE(at);
    if (marker >> 8 !== 0xff) return false;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xffda) return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) >= next;
    at = next;
  }
}

/** A RIFF file of chunks, padded to even lengths, one of which is a picture (RFC 9649, 2). */
function isWholeWebp(bytes: Buffer): boolean {
  const end = bytes.readUInt32LE(4) + 8;
  const names: string[] = [];
  let at = 12;
  while (at + 8 <= end) {
    const length = bytes.readUInt32LE(at + 4);
    names.push(bytes.toString("latin1", at, at + 4));
    at += 8 + length + (length % 2);
  }
  // Some programs leave the padding of the last chunk out.
  return at - 1 <= end && end <= bytes.length && names.some((name) => /^(?:VP8[ L]|ANMF)$/.test(name));
}

/** Boxes that fill the file, each with its length in front (ISO/IEC 14496-12, 4.2). */
function isWholeAvif(bytes: Buffer): boolean {
  let at = 0;
  while (at < bytes.length) {
    const short = bytes.readUInt32BE(at);
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    // A box without a length goes on to the end of the file.
    if (length === 0) return true;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}

/** A list of pictures, each with its length and where it begins; those in PNG are read as such. */
function isWholeIcon(bytes: Buffer): boolean {
  const count = bytes.readUInt16LE(4);
  return Array.from({ length: count }, (_entry, index) => 6 + index * 16).every((entry) => {
    const start = bytes.readUInt32LE(entry + 12);
    const end = start + bytes.readUInt32LE(entry + 8);
    const isPng = bytes.readUInt32BE(start) === 0x89504e47;
    return end <= bytes.length && (!isPng || isWholePng(bytes.subarray(start, end)));
  });
}

/** Well-formed XML whose root is a drawing in its namespace: without it browsers show nothing. */
function isWholeDrawing(bytes: Buffer): boolean {
  const tags: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ uri, local }) => tags.push(`${local} ${uri}`));
  parser.write(new TextDecoder().decode(bytes)).close();
  return tags[0] === "svg http://www.w3.org/2000/svg";
}
