/** Text from content in Markdown (GitHub Flavored Markdown, https://github.github.com/gfm/): shown as it is, whatever it says. */
import { printable } from "./printable.ts";

/** On one line, without any effect: no HTML, no link, no picture, no mention. */
export function markdownText(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[\\`*_{}[\]()#+\-.!|~:@$^="'/]/g, (sign) => `\\${sign}`);
}

/** Between backticks, more of them than are in the text. */
export function markdownCode(text: string): string {
  const shown = printable(text);
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  // One space on each side is taken away again; without, text that is all spaces or ends with a backtick is lost.
  return `${fence} ${shown} ${fence}`;
}
