/** Makes the icons that cannot be drawings from the one drawing `images/site/favicon.svg` of the content. */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { contentFolder } from "../src/project-folders.ts";

const folder = `${contentFolder}/images/site`;
const drawing = readFileSync(`${folder}/favicon.svg`);

/** The drawing as PNG, `size` pixels high and wide. */
function square(size: number): Promise<Buffer> {
  return sharp(drawing, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

// An ICO file of one picture (Microsoft, "ICONDIR" and "ICONDIRENTRY"); browsers that show others take the drawing.
const png = await square(32);
const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
head.writeUInt32LE(png.length, 14);
writeFileSync(`${folder}/favicon.ico`, Buffer.concat([head, png]));

// A phone cuts a circle or another shape out of its icons, of at least four fifths (W3C, Web Application Manifest, "safe
// zone"), and shows no transparency.
const touch = sharp({ create: { width: 512, height: 512, channels: 3, background: "#fbfaf6" } });
await touch
  .composite([{ input: await square(290), gravity: "centre" }])
  .png({ compressionLevel: 9, palette: true })
  .toFile(`${folder}/apple-touch-icon.png`);
