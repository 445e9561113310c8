/** Text that came from content, made safe to show: no character in it may act on the terminal, the log or the reader. */
import { invisibleCharacter } from "../parse/invisible-characters.ts";

/** The line ends of Unicode are shown like other signs that nobody sees. */
const unsafe = new RegExp(`${invisibleCharacter.source}|[\\u2028\\u2029]`, "gu");

/** Replaces what is unsafe by its code, such as `<U+001B>`. Tabs and line ends become spaces. */
export function printable(text: string): string {
  return text.replaceAll(/\r\n|[\n\r\t]/g, " ").replaceAll(unsafe, codeOf);
}

/** The lines of a hint, which may be YAML to be copied. */
export function printableLines(text: string): string[] {
  return text.trimEnd().split("\n").map(printable);
}

/** One character as it is shown in a code frame. */
export function printableCharacter(character: string): string {
  return character === "\t" ? "→   " : character.replaceAll(/[\n\r]/g, codeOf).replaceAll(unsafe, codeOf);
}

function codeOf(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
