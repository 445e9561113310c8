/**
 * The typeface as it is sent: the weights of the styles, and the signs that the pages use (decision 020). As with pictures,
 * the address says everything that the file depends on, so that pages know it before the file is made.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { weights } from "../../src/prerender/typeface.ts";
import { digestOf } from "../digest.ts";

const require = createRequire(import.meta.url);
const master = readFileSync(require.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const { latin }: { latin: string } = require("@fontsource-variable/archivo/unicode.json");
/** The signs that it has: `U+0000-00FF,U+0131`. */
const drawn = new RegExp(`[${latin.replaceAll(/(?:U\+)?([\dA-F]+)/gi, "\\u{$1}").replaceAll(",", "")}]`, "u");

const settings = {
  targetFormat: "woff2",
  variationAxes: { wght: weights },
  /** Kerning, and digits that are below each other. */
  keepFeatures: ["kern", "tnum"],
  noHinting: true,
} as const;

/** Always there, whatever the content says: what people type and what `Intl` writes. Signs of code are in another typeface. */
const basic = ` !"#$%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0·–’…−`;

export interface TypefacePlan {
  /** Address on the site. */
  readonly path: string;
  readonly signs: string;
}

/** Name of the file in `src/generated` that says what the typeface consists of. */
export const typefaceFile = "typeface.json";

/** Signs that the typeface does not have are left to the fonts of the device, and change no address. */
export function planTypeface(texts: readonly string[]): TypefacePlan {
  const used = new Set(basic);
  for (const text of texts) for (const sign of text.match(/\P{ASCII}/gu) ?? []) used.add(sign);
  const signs = [...used]
    .filter((sign) => drawn.test(sign))
    .sort()
    .join("");
  const digest = digestOf(JSON.stringify([settings, signs]), master);
  return { path: `/assets/archivo-${digest.slice(0, 8)}.woff2`, signs };
}

/** The file, in a quarter of a second. */
export async function typefaceBytes({ signs }: TypefacePlan): Promise<Uint8Array> {
  // It takes its time to load, and is rarely needed.
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(master, signs, settings);
}
