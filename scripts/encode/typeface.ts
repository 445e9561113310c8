/**
 * Subsets the typeface to the weights of the styles and the characters in use (decision 020). As with pictures, the
 * address is derived from all inputs, so that pages can link the file before it exists.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { weights } from "../../src/prerender/typeface.ts";
import { digestOf } from "../digest.ts";

const require = createRequire(import.meta.url);
const sourceFont = readFileSync(require.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const { latin }: { latin: string } = require("@fontsource-variable/archivo/unicode.json");
/** The characters of the font, from `U+0000-00FF,U+0131`. */
const available = new RegExp(`[${latin.replaceAll(/(?:U\+)?([\dA-F]+)/gi, "\\u{$1}").replaceAll(",", "")}]`, "u");

const settings = {
  targetFormat: "woff2",
  variationAxes: { wght: weights },
  /** Kerning and tabular figures. */
  keepFeatures: ["kern", "tnum"],
  noHinting: true,
} as const;

/** Always included: what people type and what `Intl` produces. Characters of code are in another typeface. */
const basic = ` !"#$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0·–’…−`;

export interface TypefaceJob {
  /** Address on the site. */
  readonly path: string;
  /** Characters of the subset. */
  readonly characters: string;
}

/** File in `src/generated` with the `TypefaceJob`. */
export const typefaceFile = "typeface.json";

/** Plans a subset for the texts. Characters that the font lacks don't affect it; the device's fonts display them. */
export function typefaceJob(texts: readonly string[]): TypefaceJob {
  const used = new Set(basic);
  for (const text of texts) for (const character of text.match(/\P{ASCII}/gu) ?? []) used.add(character);
  const characters = [...used]
    .filter((character) => available.test(character))
    .sort()
    .join("");
  const digest = digestOf(JSON.stringify([settings, characters]), sourceFont);
  return { path: `/assets/archivo-${digest.slice(0, 8)}.woff2`, characters };
}

/** The WOFF2 file of the subset. */
export async function typefaceBytes({ characters }: TypefaceJob): Promise<Uint8Array> {
  // Loaded on demand, because it is slow to load.
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(sourceFont, characters, settings);
}
