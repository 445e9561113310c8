/** The typeface of the site. What of it is sent, `scripts/encode/typeface.ts` says. */

/** Those that the styles use. A text in bold has the highest. */
export const weights = { min: 400, max: 600 };

/** The whole of it, which development serves out of its package. */
export const wholeTypeface = "/node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";

/** Optional: on the first visit over a slow line the text stays in the fallback of `styles/fonts.css`, and nothing moves. */
export function typefaceRule(address: string): string {
  const { min, max } = weights;
  return `@font-face{font-family:Archivo;src:url(${address}) format("woff2");font-weight:${min} ${max};font-display:optional}`;
}
