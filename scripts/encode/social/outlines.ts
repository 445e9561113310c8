/** Lines of text as outlines of the site's typeface: the same on every machine, whatever fonts it has. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";

/** As tight as the headings of the site, in em. As bold as they are is how the typeface is drawn. */
const tracking = -0.022;

const require = createRequire(import.meta.url);
/** Together they have the letters of the European languages in Latin script, and of Vietnamese. */
const faces = await Promise.all([
  openFace(require.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2")),
  openFace(require.resolve("@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2")),
  openFace(require.resolve("@fontsource-variable/archivo/files/archivo-vietnamese-wght-normal.woff2")),
]);

async function openFace(path: string) {
  const face = new Face(new Blob(await convert(await readFile(path), "sfnt")));
  const font = new Font(face);
  return { font, em: face.upem, letters: new Set(face.collectUnicodes()) };
}

function faceOf(letter: string) {
  return faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
}

/** Whether the typeface has every letter of a text. */
export function canWrite(text: string): boolean {
  return [...text].every((letter) => faceOf(letter) !== undefined);
}

/** Width of a line if the type is 1 unit large. */
export function widthOf(line: string): number {
  return glyphsOf(line).width;
}

/** A line as paths of SVG, from 0 on the base line to the right; the type is 1 unit large. */
export function outlinesOf(line: string): string {
  return glyphsOf(line)
    .glyphs.map(({ face, glyph, x }) => {
      const scale = 1 / face.em;
      return `<path transform="translate(${x}) scale(${scale} -${scale})" d="${face.font.glyphToPath(glyph)}"/>`;
    })
    .join("");
}

function glyphsOf(line: string) {
  let width = 0;
  const glyphs = runsOf(line).flatMap(({ face, text }) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(face.font, run);
    return run.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance = 0, xOffset = 0 }) => {
      const x = width + xOffset / face.em;
      width += xAdvance / face.em + tracking;
      return { face, glyph, x };
    });
  });
  return { glyphs, width: width - tracking };
}

/** Neighbouring letters of the same face together. What no face has is left out. */
function runsOf(line: string) {
  const runs: { face: (typeof faces)[number]; text: string }[] = [];
  for (const letter of line) {
    const face = faceOf(letter);
    const last = runs.at(-1);
    if (face !== undefined && last?.face === face) last.text += letter;
    else if (face !== undefined) runs.push({ face, text: letter });
  }
  return runs;
}
