/**
 * Subsets the typeface to the weights of the styles and the characters in use (decision 020). As with pictures, the
 * address is derived from all inputs, so that pages can link the file before it exists.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { weights } from "../../src/prerender/typeface.ts";
import { digestOf } from "../digest.ts";
import { packageVersion } from "./job.ts";

const require = createRequire(import.meta.url);
/** Parts of the typeface by the letters that they have, as its package has them, with their ranges. */
const ranges: Readonly<Record<string, string>> = require("@fontsource-variable/archivo/unicode.json");
const parts = ["latin", "latin-ext", "vietnamese"].map((name) => ({
  name,
  file: readFileSync(require.resolve(`@fontsource-variable/archivo/files/archivo-${name}-wght-normal.woff2`)),
  /** From `U+0000-00FF,U+0131`. */
  available: new RegExp(`[${ranges[name]?.replaceAll(/(?:U\+)?([\dA-F]+)/gi, "\\u{$1}").replaceAll(",", "")}]`, "u"),
}));

const settings = {
  targetFormat: "woff2",
  variationAxes: { wght: weights },
  /** Kerning and tabular figures. */
  keepFeatures: ["kern", "tnum"],
  noHinting: true,
} as const;

/** Of what writes the files. */
const versions = ["subset-font", "harfbuzzjs"].map(packageVersion);

/** Always included: what people type and what `Intl` produces. Characters of code are in another typeface. */
const basic = ` !"#$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0·–’…−`;

export interface TypefaceJob {
  /** Part of the typeface. */
  readonly name: string;
  /** Address on the site, with the digest of all that determines the bytes. */
  readonly path: string;
  /** Characters of the subset. */
  readonly characters: string;
}

/** File in `src/generated` with the `TypefaceJob`s. */
export const typefaceFile = "typeface.json";

/**
 * Plans a subset of each part that the texts need, the Latin one first. Characters that the font lacks don't affect
 * them; the device's fonts display them.
 */
export function typefaceJobs(texts: readonly string[]): TypefaceJob[] {
  const used = new Set(basic);
  for (const text of texts) for (const character of text.match(/\P{ASCII}/gu) ?? []) used.add(character);
  return parts.flatMap(({ name, file, available }) => {
    const characters = [...used].filter((character) => available.test(character)).sort();
    // A letter that two parts have is in the first.
    for (const character of characters) used.delete(character);
    const digest = digestOf(JSON.stringify([versions, settings, characters.join("")]), file);
    const path = `/assets/archivo-${digest.slice(0, 8)}.woff2`;
    return characters.length === 0 ? [] : [{ name, path, characters: characters.join("") }];
  });
}

/** The WOFF2 file of a subset. */
export async function typefaceBytes({ name, characters }: TypefaceJob): Promise<Uint8Array> {
  // Loaded on demand, because it is slow to load.
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(parts.find((part) => part.name === name)?.file ?? Buffer.alloc(0), characters, settings);
}
