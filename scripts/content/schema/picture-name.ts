/** Names of pictures, with `{lang}` for the language where each has a picture of its own. */

/** What stands for the language in the name of a picture. */
const placeholder = "{lang}";

/** A path below `content/images`. What is in braces is judged with all placeholders. */
export const picturePattern =
  /^(?:[\w-]|\{[^{}/]*\})+(?:\/(?:[\w.-]|\{[^{}/]*\})+)*\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;

/** The name in one language: `pages/hero.{lang}.webp` → `pages/hero.de.webp`. */
export function nameIn(name: string, language: string): string {
  return name.replaceAll(placeholder, language);
}

/** The picture that a language shows: its own, or that of the site's first language. */
export function pictureName(
  name: string,
  language: string,
  [first = language]: readonly string[],
  isThere: (name: string) => boolean,
): string {
  const own = nameIn(name, language);
  return isThere(own) ? own : nameIn(name, first);
}
