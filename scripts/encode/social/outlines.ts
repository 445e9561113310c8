/** Lines of text as outlines of the site's typeface, the same on every machine. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";

/** As tight as the headings of the site, in em. */
const tracking = -0.022;

const require = createRequire(import.meta.url);

/** As bold as they are. It has the letters of the European languages in Latin script, and of Vietnamese. */
const file = require.resolve("@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf");
const face = new Face(new Blob(readFileSync(file)));
const font = new Font(face);
const letters = new Set(face.collectUnicodes());

/** Whether there are letters for all of a text. */
export function canWrite(text: string): boolean {
  return [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

/** Width of a line if the type is 1 unit large. */
export function widthOf(line: string): number {
  return glyphsOf(line).width;
}

/** A line as paths of SVG, from 0 on the base line to the right; the type is 1 unit large. */
export function outlinesOf(line: string): string {
  const scale = 1 / face.upem;
  const paths = glyphsOf(line).glyphs.map(
    ({ path, x }) => `<path transform="translate(${x}) scale(${scale} -${scale})" d="${path}"/>`,
  );
  return paths.join("");
}

function glyphsOf(line: string) {
  const run = new Run();
  run.addText(line);
  run.guessSegmentProperties();
  shape(font, run);
  let width = 0;
  const glyphs = run.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance = 0, xOffset = 0 }) => {
    const x = width + xOffset / face.upem;
    width += xAdvance / face.upem + tracking;
    return { path: font.glyphToPath(glyph), x };
  });
  return { glyphs, width: width - tracking };
}
