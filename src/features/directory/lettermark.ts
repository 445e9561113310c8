/**
 * The letters shown if a partner has no logo: the initials of the first two words, `Savanna Till Systems` → `ST`.
 * One letter if the script joins its letters, because two initials side by side would read as a word.
 */
export function lettermark(name: string): string {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
  const initials = words.map((word) => [...word.normalize("NFC")][0]?.toUpperCase() ?? "");
  const joins = /\p{Script=Arabic}/u.test(initials[0] ?? "");
  return initials.slice(0, joins ? 1 : 2).join("");
}
