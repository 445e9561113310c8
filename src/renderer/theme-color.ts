/** The colour that browsers give their own bars, so that they go with the page. */

/** The page's background among the design tokens: first as it is by day, then in the dark. */
const background = /--paper:\s*([^;}]+)/g;

/**
 * Tags for the head, from the same tokens that colour the page.
 *
 * @param styles Styles of the page as text, the tokens among them.
 * @returns None if the tokens are missing, as in development.
 */
export function themeColorTags(styles: string): string[] {
  const [light, dark] = [...styles.matchAll(background)].map(([, colour = ""]) => colour.trim());
  if (light === undefined || dark === undefined) return [];
  const tag = (scheme: "light" | "dark", colour: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;
  return [tag("light", light), tag("dark", dark)];
}
