/** The HTML that content may hold: these elements, with at most one attribute each. */

/** Elements within a line of text. */
export const inlines: readonly string[] = ["strong", "em", "a", "br", "code", "abbr"];

export const allowedTags: readonly string[] = ["p", "ul", "ol", "li", "h3", ...inlines];

/** The attribute that an element may have. */
export const allowedAttributes: Readonly<Record<string, string | undefined>> = { a: "href", abbr: "title" };
