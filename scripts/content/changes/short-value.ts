/** Values in a few words, for lists of changes. */
import { changeMessages as said } from "../messages/changes.ts";
import { type Sentence, verbatim } from "../messages/sentence.ts";
import { isRecord } from "../walk.ts";
import { nameOf } from "./match-entries.ts";

/** Longest piece of text that is shown, in characters. */
const longest = 70;
/** How much of what stayed is shown in front of what changed. */
const context = 20;

/** A value: texts in quotes, entries by name, lists and maps by how much is in them. */
export function shownValue(value: unknown): Sentence {
  if (typeof value === "string") return said.quoted(piece([...value], 0));
  if (typeof value === "boolean") return value ? said.yes : said.no;
  if (value === null || value === undefined) return said.nothing;
  if (typeof value !== "object") return verbatim(String(value));
  const name = nameOf(value);
  if (name !== undefined) return said.quoted(name);
  return said.entries(Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : 0);
}

/** Two values side by side; of long texts the place where they begin to differ. */
export function shownPair(before: unknown, after: unknown): readonly [before: Sentence, after: Sentence] {
  if (typeof before !== "string" || typeof after !== "string") return [shownValue(before), shownValue(after)];
  const [old, fresh] = [[...before], [...after]];
  if (Math.max(old.length, fresh.length) <= longest) return [said.quoted(before), said.quoted(after)];
  let same = 0;
  while (same < old.length && old[same] === fresh[same]) same += 1;
  // From the beginning of a word.
  const near = Math.max(0, same - context);
  const word = near === 0 ? 0 : Math.max(near, old.slice(0, same).indexOf(" ", near) + 1);
  return [said.quoted(piece(old, word)), said.quoted(piece(fresh, word))];
}

function piece(characters: readonly string[], start: number): string {
  const end = characters.length <= start + longest ? characters.length : start + longest - 1;
  return `${start > 0 ? "…" : ""}${characters.slice(start, end).join("")}${end < characters.length ? "…" : ""}`;
}
