/** Renders the bitmap icons from `images/site/favicon.svg` in the content folder, on the paper of `site.yaml`. */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { parse } from "yaml";
import { contentFolder } from "../src/project-folders.ts";

const folder = `${contentFolder}/images/site`;
const svg = readFileSync(`${folder}/favicon.svg`);

/** The icon as PNG, `size` × `size` pixels. */
function square(size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

// An ICO file with one image (Microsoft, "ICONDIR" and "ICONDIRENTRY"); browsers that display other sizes use the SVG.
const png = await square(32);
const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
head.writeUInt32LE(png.length, 14);
writeFileSync(`${folder}/favicon.ico`, Buffer.concat([head, png]));

// Phones crop icons to a shape that includes the safe zone, a circle with 40 % radius (W3C, Web Application Manifest),
// and ignore transparency.
const { colours } = parse(readFileSync(`${contentFolder}/site.yaml`, "utf8"));
const touch = sharp({ create: { width: 512, height: 512, channels: 3, background: colours.paper } });
await touch
  .composite([{ input: await square(290), gravity: "centre" }])
  .png({ compressionLevel: 9, palette: true })
  .toFile(`${folder}/apple-touch-icon.png`);
