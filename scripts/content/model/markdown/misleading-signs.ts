/** Signs within a line that do something else than they look, or nothing. */
import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { Advice } from "../../core/diagnostic.ts";
import { characterReference } from "../character-reference.ts";
import { type Fault, fault } from "./fault.ts";

export function misleadingSigns(node: MarkdownNode, text: string): Fault[] {
  if (node.type === "emphasis" || node.type === "strong") return marksInWord(node, text);
  if (node.type === "break") return spacesAtEnd(node, text);
  return node.type === "text" ? shownSigns(node, text) : [];
}

/** `5*10*2` would be shown as 5102. */
function marksInWord(node: MarkdownNode, text: string): Fault[] {
  const [start, end] = rangeOf(node);
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  if (!/\d/.test(before + after) && !/^\p{L}{2}$/u.test(before + after)) return [];
  const message = {
    en: "Within a word or number these signs make the text between them bold or emphasised",
    de: "Innerhalb eines Wortes oder einer Zahl machen diese Zeichen den Text dazwischen fett oder betont",
  };
  const hint = {
    en: "Write  \\*  for the sign itself, or leave a space before and after the marked words",
    de: "Schreiben Sie  \\*  für das Zeichen selbst, oder setzen Sie Leerzeichen vor und nach die hervorgehobenen Worte",
  };
  return [fault([start, end], { message, hint })];
}

function spacesAtEnd(node: MarkdownNode, text: string): Fault[] {
  const [start, end] = rangeOf(node);
  if (text.startsWith("\\", start)) return [];
  const message = {
    en: "Spaces at the end of a line make a line break that nobody sees here",
    de: "Leerzeichen am Zeilenende machen einen Zeilenumbruch, den hier niemand sieht",
  };
  const hint = { en: "Delete them, or write  \\  instead", de: "Löschen Sie sie, oder schreiben Sie stattdessen  \\" };
  return [fault([start, end - 1], { message, hint })];
}

/** Marks and links that lack their other half, tables, and references of HTML. */
const leftover = /(?<!\\)(?:\*\*|~~|\](?:\(|\[))|^[ |:-]*-[ :-]*\|[ |:-]*$/m;

const signs: Advice["hint"] = {
  en: "Write  **words**  or  [words](address)  without spaces between the signs, or  \\  before a sign that is text",
  de: "Schreiben Sie  **Worte**  oder  [Worte](Adresse)  ohne Leerzeichen zwischen den Zeichen, oder  \\  vor ein Zeichen, das Text ist",
};
const character: Advice["hint"] = { en: "Write the character itself", de: "Schreiben Sie das Zeichen selbst" };

function shownSigns(node: MarkdownNode, text: string): Fault[] {
  const [start, end] = rangeOf(node);
  const written = text.slice(start, end);
  const [mark, reference] = [leftover.exec(written), characterReference(written)];
  const found = mark ?? reference;
  if (!found) return [];
  const [piece] = found;
  const message = { en: `This would be shown as it is: ${piece}`, de: `Das würde gezeigt, wie es dasteht: ${piece}` };
  const range = [start + found.index, start + found.index + piece.length] as const;
  return [fault(range, { message, hint: mark ? signs : character }, "markup")];
}
