/** Escapes text from content for terminals, logs, and Markdown. */
import { characterCode, invisibleCharacter } from "../../files/invisible-characters.ts";

/** Invisible characters, including the line separators of Unicode. */
const unsafe = new RegExp(`${invisibleCharacter.source}|[\\u2028\\u2029]`, "gu");

/** Replaces unsafe characters by their codes, such as `<U+001B>`. Tabs and line breaks become spaces. */
export function printable(text: string): string {
  return text.replaceAll(/\r\n|[\n\r\t]/g, " ").replaceAll(unsafe, (character) => `<${characterCode(character)}>`);
}

/** Escapes text for GitHub Flavored Markdown, on one line: no HTML, links, images, or mentions. */
export function markdownText(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[\\`*_{}[\]()#+\-.!|~:@$^="'/]/g, "\\$&");
}
