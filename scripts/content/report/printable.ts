/** Text that came from content, made safe to show: nothing in it acts on a terminal, a log or a page. */
import { characterCode, invisibleCharacter } from "../parse/invisible-characters.ts";

/** The line ends of Unicode are shown like other signs that nobody sees. */
const unsafe = new RegExp(`${invisibleCharacter.source}|[\\u2028\\u2029]`, "gu");

/** Replaces what is unsafe by its code, such as `<U+001B>`. Tabs and line ends become spaces. */
export function printable(text: string): string {
  return text.replaceAll(/\r\n|[\n\r\t]/g, " ").replaceAll(unsafe, (character) => `<${characterCode(character)}>`);
}

/** The lines of a hint, which may be YAML to be copied. */
export function printableLines(text: string): string[] {
  return text.trimEnd().split("\n").map(printable);
}

/** For a page in GitHub Flavored Markdown, on one line and without any effect: no HTML, no link, no picture, no mention. */
export function markdownText(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[\\`*_{}[\]()#+\-.!|~:@$^="'/]/g, (sign) => `\\${sign}`);
}
