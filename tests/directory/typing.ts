/** What people type into the search of the directory, mistakes included. */
import { pick } from "./invented-partners.ts";

const latin = [..."abcdefghijklmnopqrstuvwxyz"];
const arabic = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي"];

/** The text with one mistake at any place: a letter too many, one missing, a wrong one, or two neighbours swapped. */
export function withMistake(text: string, random: () => number): string {
  const letters = [...text];
  const place = Math.floor(random() * letters.length);
  const letter = pick(/\p{Script=Arabic}/u.test(text) ? arabic : latin, random);
  const before = letters.slice(0, place).join("");
  const [here = "", next = "", ...rest] = letters.slice(place);
  const after = rest.join("");
  const made = [before + letter + here + next + after, before + next + after, before + letter + next + after];
  return pick([...made, before + next + here + after], random);
}

/** Letters that mean nothing, 4 to 12 of them. */
export function nonsense(random: () => number): string {
  return Array.from({ length: 4 + Math.floor(random() * 9) }, () => pick(latin, random)).join("");
}
