/** Draws the picture that social networks and messengers show beside a link, into one of three drawings. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { fitLines, lineHeight } from "./fit-lines.ts";
import { type SocialContent, size } from "./job.ts";
import { canWrite, outlinesOf, widthOf } from "./outlines.ts";

const drawing = (name: string) => readFileSync(new URL(`./${name}.svg`, import.meta.url), "utf8");

/** A text box and its maximum font size. */
interface TextBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
}

const titleBox = { left: 64, top: 172, height: 330, largest: 80 };
const wideBox = { ...titleBox, width: 620 };
/** Where the title is on a picture with a picture in its frame, and on one without. */
export const titleBoxes = { picture: { ...titleBox, width: 484 }, receipt: wideBox, plain: wideBox };
const drawings = { picture: drawing("beside-picture"), receipt: drawing("beside-receipt"), plain: drawing("plain") };
/** The torn edge of the band. */
const teeth = `<pattern id="teeth" y="593" width="24" height="13" patternUnits="userSpaceOnUse">
    <path fill="var(--band)" d="M0 0h24v1L12 13 0 1z"/>
  </pattern>
  <path fill="url(#teeth)" d="M0 593h1200v13H0z"/>`;
/** As far as the right edge. */
const frame = { left: 584, top: 84, width: size.width - 584, height: 430 };
/** Height of a capital letter, in em. */
const capital = 0.69;

interface PictureParts extends Omit<SocialContent, "logo" | "picture"> {
  readonly logo: Uint8Array;
  /** Upright, of any size. */
  readonly picture: Uint8Array | undefined;
}

/** @returns A JPEG. Falls back to the brand if the typeface lacks a glyph of the title. */
export async function drawSocialPicture({ picture, ...shown }: PictureParts): Promise<Buffer> {
  const kind = picture === undefined ? shown.look : "picture";
  const heading = [shown.title, shown.brand].find(canWrite) ?? "";
  const name = heading === shown.title && canWrite(shown.brand) ? shown.brand : "";
  const logo = await readLogo(shown.logo);
  const words = brandRow(name, logo, titleBoxes[kind]) + titleWithStroke(heading, titleBoxes[kind]);
  const edge = shown.look === "receipt" ? teeth : "";
  const filled = drawings[kind].replace("{{logo}}", logo.href).replace("{{edge}}", edge).replace("{{words}}", words);
  const svg = Buffer.from(filled.replaceAll(/var\(--([\w-]+)\)/g, (_, name) => shown.colours[name] ?? ""));
  const drawn = picture === undefined ? sharp(svg) : inFrame(picture).composite([{ input: svg }]);
  return drawn.jpeg({ quality: 75, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** A picture that is too wide loses what is at its right, one that is too high what is at its top and bottom. */
function inFrame(picture: Uint8Array) {
  const { left, top, width, height } = frame;
  const bottom = size.height - top - height;
  const opaque = sharp(picture).flatten({ background: "white" });
  return opaque.resize({ width, height, fit: "cover", position: "left" }).extend({ left, top, bottom });
}

/** The logo as PNG: not every format that it may have can be shown in a drawing. */
async function readLogo(logo: Uint8Array) {
  const drawn = sharp(logo, { density: 300 }).resize({ width: 560, height: 220, fit: "inside" }).png();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { href: `data:image/png;base64,${data.toString("base64")}`, ratio: info.width / info.height };
}

/** The logo on paper, since it is made for the header of the site, and the name beside it. */
function brandRow(
  name: string,
  { href, ratio }: { readonly href: string; readonly ratio: number },
  title: TextBox,
): string {
  const { left } = title;
  const width = Math.min(44 * ratio, 200);
  const start = left + width + 48;
  const { svg } = textIn({ left: start, top: 78, width: left + title.width - start, height: 44, largest: 38 }, name);
  return `<rect x="${left}" y="64" width="${width + 28}" height="72" rx="14" fill="var(--paper)"/>
    <image x="${left + 14}" y="78" width="${width}" height="44" href="${href}"/>${svg}`;
}

function titleWithStroke(text: string, box: TextBox): string {
  const { svg, bottom } = textIn(box, text);
  return `${svg}<rect x="${box.left}" y="${bottom + 52}" width="112" height="9" rx="4.5" fill="var(--on-band-accent)"/>`;
}

/** Lines in the middle of their box; `bottom` is the base line of the last. */
function textIn({ left, top, ...box }: TextBox, text: string): { readonly svg: string; readonly bottom: number } {
  const { lines, type } = fitLines(text, box, widthOf);
  const above = (lines.length - 1) * lineHeight * type;
  const first = top + (box.height - above + capital * type) / 2;
  const drawn = lines.map((line, index) => {
    const y = first + index * lineHeight * type;
    return `<g transform="translate(${left} ${y}) scale(${type})" fill="var(--on-band)">${outlinesOf(line)}</g>`;
  });
  return { svg: drawn.join(""), bottom: first + above };
}
