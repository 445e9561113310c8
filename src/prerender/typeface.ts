/** The typeface of the site; `scripts/encode/typeface.ts` makes the subsets that are sent. */

/** The weights in use. */
export const weights = { min: 400, max: 600 };

/** A file of the typeface. All but the first are for the characters in them only. */
interface TypefacePart {
  readonly path: string;
  readonly characters: string;
}

/** Complete for most languages, from its package, for development. */
export const wholeTypeface: readonly TypefacePart[] = [
  { path: "/node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2", characters: "" },
];

/** `optional`: on a slow first visit the fallback of `styles/base.css` stays, and nothing shifts. */
export function typefaceRules(files: readonly TypefacePart[]): string {
  const { min, max } = weights;
  return files
    .map(({ path, characters }, index) => {
      const codes = [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
      const range = index === 0 ? "" : `;unicode-range:${codes.join()}`;
      return `@font-face{font-family:Archivo;src:url(${path}) format("woff2");font-weight:${min} ${max};font-display:optional${range}}`;
    })
    .join("");
}

/** Addresses of the files that a text needs. */
export function typefacesFor(files: readonly TypefacePart[], text: string): string[] {
  const isUsed = ({ characters }: TypefacePart) => [...characters].some((character) => text.includes(character));
  return files.filter((file, index) => index === 0 || isUsed(file)).map(({ path }) => path);
}
