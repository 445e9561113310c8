/** `colours.css`: every colour of the site as custom properties, and the size of torn edges. */
import type { Content } from "../check/content.ts";
import { type Palette, paletteOf } from "../check/palette.ts";

/** File in `src/generated`. */
export const coloursFile = "colours.css";

/** A media query rather than `light-dark()`, which the last browsers of Windows 7 lack. */
export function coloursCss({ colours, look }: Pick<Content["site"], "colours" | "look">): string {
  const { light, dark, receipt, more, moreInLight } = paletteOf(colours);
  return `/* Written by the content build, from site.yaml. */
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
`;
}

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");
}
