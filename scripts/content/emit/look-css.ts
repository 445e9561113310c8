/** `look.css`: what the look of the site has from its content. */
import type { Content } from "../check/content.ts";
import { type Palette, paletteOf } from "../check/palette.ts";
import { directionOf, scriptOf } from "../core/intl.ts";

/** File in `src/generated`. */
export const lookFile = "look.css";

interface LookContent {
  readonly site: Pick<Content["site"], "colours" | "look">;
  readonly languages: readonly string[];
}

/**
 * Every colour as a custom property, the size of torn edges, and what languages need whose script the typeface lacks or
 * that are written from right to left. A media query rather than `light-dark()`, which the last browsers of Windows 7 do not know.
 */
export function lookCss({ site: { colours, look }, languages }: LookContent): string {
  const { light, dark, receipt, more, moreInLight } = paletteOf(colours);
  return `/* Written by the content build. */
:root, [data-paper] { ${declarations({ ...light, tooth: look === "receipt" ? "0.75rem" : "0rem" })} }
@media screen and (prefers-color-scheme: dark) {
  :root { ${declarations(dark)} }
  [data-paper] { ${declarations(receipt)} }
}
@media (prefers-contrast: more) {
  :root, [data-paper] { ${declarations(more)} }
}
@media (prefers-contrast: more) and (prefers-color-scheme: light) {
  :root, [data-paper] { ${declarations(moreInLight)} }
}
${languages.flatMap((code) => (scriptOf(code) === "Latn" ? [] : [systemTypeface(code)])).join("")}
${languages.some((code) => directionOf(code) === "rtl") ? rightToLeft : ""}`;
}

/**
 * What a page from right to left needs: an empty search field in its direction, room for the icon at whichever side it
 * is, and lines of an address in the direction of their text, but all at the same side.
 */
const rightToLeft = `[dir="rtl"] [type="search"]:placeholder-shown { direction: inherit; }
[dir="rtl"] [type="search"]:not(:placeholder-shown) { padding-inline: 2.75rem; }
[dir="rtl"] address { text-align: match-parent; text-align: -webkit-match-parent; unicode-bidi: plaintext; }
`;

/** Joined letters are not moved together. */
function systemTypeface(code: string): string {
  return `:root:lang(${code}) body { font-family: system-ui, sans-serif; }
:root:lang(${code}) * { letter-spacing: 0; }
`;
}

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");
}
