/** Placeholder texts: `TODO`, `...`, lorem ipsum. */

/** Matches text without content. Symbols such as ✓ and € are content, and so is `/`, the path of the home page. */
export const onlyPunctuation = /^[^\P{P}/](?:[\p{Z}\s]*[^\P{P}/])*$/u;
const reminder = /^(?:TODO|FIXME|TBD|TBA|X{3,}|x{3,})(?=$|:)/;
const filler = /\blorem ipsum\b/i;

/** The part that marks a text as not yet written; `undefined` if there is none. */
export function unwrittenPiece(text: string): string | undefined {
  return [onlyPunctuation, reminder, filler].map((pattern) => pattern.exec(text.trim())?.[0]).find(Boolean);
}
