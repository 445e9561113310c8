/** Makes the icons that cannot be drawings from the one drawing `content/images/site/favicon.svg`. */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { readOptions } from "./command-line/read-options.ts";

readOptions(
  "Usage: npx tsx scripts/icons.ts\n\nMakes favicon and touch icon from content/images/site/favicon.svg.\n",
  {},
);
const folder = "content/images/site";
const drawing = readFileSync(`${folder}/favicon.svg`);

/** The drawing as PNG, `size` pixels high and wide. */
function square(size: number): Promise<Buffer> {
  return sharp(drawing, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of PNG pictures (Microsoft, "ICONDIR" and "ICONDIRENTRY"). */
function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const sizes = [16, 32, 48];
const pictures = await Promise.all(sizes.map(async (size) => ({ size, png: await square(size) })));
writeFileSync(`${folder}/favicon.ico`, icoOf(pictures));

// A phone cuts the corners of its icons off, and shows no transparency.
const touch = sharp({ create: { width: 180, height: 180, channels: 3, background: "#fbfaf6" } });
writeFileSync(
  `${folder}/apple-touch-icon.png`,
  await touch
    .composite([{ input: await square(124), gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer(),
);
