/** The HTML that content may hold: these elements, with at most one attribute each. */

/** Blocks, one below the other. */
export const blocks: readonly string[] = ["p", "ul", "ol", "li", "h3"];
/** Elements within a line of text. */
export const inlines: readonly string[] = ["strong", "em", "a", "br", "code", "abbr"];

export const allowedTags: readonly string[] = [...blocks, ...inlines];

/** The attribute that an element may have. */
export const allowedAttributes: Readonly<Record<string, string | undefined>> = { a: "href", abbr: "title" };

/** Deep enough for any text, and far from where browsers begin to flatten what is deeper (512 in Chromium). */
export const maxDepth = 32;
