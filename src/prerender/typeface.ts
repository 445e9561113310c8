/** The typeface of the site; `scripts/encode/typeface.ts` makes the subset that is sent. */

/** The weights in use. */
export const weights = { min: 400, max: 600 };

/** Complete, from its package, for development. */
export const wholeTypeface = "/node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";

/** `optional`: on a slow first visit the fallback of `styles/fonts.css` stays, and nothing shifts. */
export function typefaceRule(address: string): string {
  const { min, max } = weights;
  return `@font-face{font-family:Archivo;src:url(${address}) format("woff2");font-weight:${min} ${max};font-display:optional}`;
}
