/** `look.css`: what the look of the site has from its content. */
import type { Content } from "../check/content.ts";
import { type Palette, paletteOf } from "../check/palette.ts";
import { scriptOf } from "../core/intl.ts";

/** File in `src/generated`. */
export const lookFile = "look.css";

interface LookContent {
  readonly site: Pick<Content["site"], "colours" | "look">;
  readonly languages: readonly string[];
}

/**
 * Every colour as a custom property, the size of torn edges, and the system's typeface for languages whose script the
 * site's own lacks. A media query rather than `light-dark()`, which the last browsers of Windows 7 do not know.
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
${languages
  .filter((code) => scriptOf(code) !== "Latn")
  .map(systemTypeface)
  .join("")}`;
}

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
