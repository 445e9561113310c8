/**
 * Lines of text as outlines: of the site's typeface, the same on every machine, and of a font of the machine for the
 * letters of other scripts.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";
import { filesBelow } from "../../files-below.ts";
import { runsOf } from "./runs.ts";

const require = createRequire(import.meta.url);

/** As tight as the headings of the site, in em. */
const tracking = -0.022;

/** As bold as they are. It has the letters of the European languages in Latin script, and of Vietnamese. */
const own = openTypeface(require.resolve("@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf"));

/** Those in use: its own, and each that was found to have letters that it lacks. */
const typefaces = [own];

function openTypeface(file: string) {
  const face = new Face(new Blob(readFileSync(file)));
  return { face, font: new Font(face), letters: new Set(face.collectUnicodes()) };
}

type Typeface = typeof own;

const hasLetters = ({ letters }: Typeface, text: string) =>
  [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));

/** The first one that has all letters; `undefined` if no font of this machine has them. */
function typefaceFor(text: string): Typeface | undefined {
  const known = typefaces.find((typeface) => hasLetters(typeface, text));
  if (known !== undefined) return known;
  for (const file of systemFonts()) {
    const typeface = openTypeface(file);
    if (hasLetters(typeface, text)) return typefaces[typefaces.push(typeface) - 1];
  }
  return undefined;
}

/** Font files of Linux, macOS and Windows: bold ones first, without those that suit no headline. */
function systemFonts(): string[] {
  const folders = ["/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts/Supplemental", "C:/Windows/Fonts"];
  const files = folders.flatMap((folder) => fontsIn(folder));
  const suitable = files.filter((file) => !/italic|oblique|mono|condensed|serif/i.test(file));
  return suitable.sort((a, b) => Number(/bold/i.test(b)) - Number(/bold/i.test(a)));
}

function fontsIn(folder: string): string[] {
  try {
    return filesBelow(folder).flatMap((name) => (/\.(?:ttf|otf)$/i.test(name) ? [join(folder, name)] : []));
  } catch {
    return [];
  }
}

/** Whether there are letters for all of a text. */
export function canWrite(text: string): boolean {
  return runsIn(text).every((run) => typefaceFor(run) !== undefined);
}

const runsIn = (line: string) => runsOf(line, (letter) => hasLetters(own, letter));

/** Width of a line if the type is 1 unit large. */
export function widthOf(line: string): number {
  return glyphsOf(line).width;
}

/** A line as paths of SVG, from 0 on the base line to the right; the type is 1 unit large. */
export function outlinesOf(line: string): string {
  const paths = glyphsOf(line).glyphs.map(
    ({ path, x, scale }) => `<path transform="translate(${x}) scale(${scale} -${scale})" d="${path}"/>`,
  );
  return paths.join("");
}

function glyphsOf(line: string) {
  let width = 0;
  const glyphs = runsIn(line).flatMap((text) => {
    const { face, font } = typefaceFor(text) ?? own;
    // Joined letters are not moved together.
    const gap = font === own.font ? tracking : 0;
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    return run.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance = 0, xOffset = 0 }) => {
      const x = width + xOffset / face.upem;
      width += xAdvance / face.upem + gap;
      return { path: font.glyphToPath(glyph), x, scale: 1 / face.upem };
    });
  });
  return { glyphs, width: width - tracking };
}
