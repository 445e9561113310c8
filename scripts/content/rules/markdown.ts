/** Signs of Markdown, which a page would show as they are: `**bold**`, `[words](/address)`. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { htmlMessages as said } from "../messages/html.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locateText } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** Only what nobody writes by chance: two asterisks around words, and brackets with an address behind them. */
const signs = /\*\*(?=[^\s*])([^*]{1,200}?)(?<=\S)\*\*|\[([^\][]{1,200})\]\(((?:https?:|mailto:|[/#{])[^()\s]*)\)/;

/** The first place in each text; the others are seen when it is mended. */
export function checkMarkdown(files: ContentFiles, parsed: ParsedFile): Problem[] {
  return stringsOf(files, parsed).flatMap(({ path, value }) => {
    const isHtml = path.at(-1) === "html";
    const [piece, bold, words, address] = signs.exec(isHtml ? withoutCode(value) : value) ?? [];
    if (piece === undefined || isFlawed(files, parsed.file, path)) return [];
    const html = bold === undefined ? `<a href="${address}">${words}</a>` : `<strong>${bold}</strong>`;
    const hint = isHtml ? said.writeHtml(html) : said.withoutMarkdown;
    return [problem(locateText(parsed, path, piece), "markdown", said.markdown(piece), hint, { path })];
  });
}

/** What is shown as code may have any signs. */
function withoutCode(html: string): string {
  return html.replaceAll(/<code>[\s\S]*?<\/code>/g, (code) => " ".repeat(code.length));
}
