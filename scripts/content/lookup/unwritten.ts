/** Texts that somebody meant to write later: `TODO`, `...`, the Latin of layout programs. */

/** Nothing but punctuation. Signs such as ✓ and € say something, and so does a slash: it is the path of the home page. */
export const onlyPunctuation = /^[^\P{P}/](?:[\p{Z}\s]*[^\P{P}/])*$/u;
const reminder = /^(?:TODO|FIXME|TBD|TBA|X{3,}|x{3,})(?=$|:)/;
const filler = /\blorem ipsum\b/i;

/** What says that a text is still to be written; `undefined` for one that is. */
export function unwrittenPiece(text: string): string | undefined {
  return [onlyPunctuation, reminder, filler].map((pattern) => pattern.exec(text.trim())?.[0]).find(Boolean);
}
