/**
 * HTML in content: an allow-list. Nothing is repaired: what was written is either safe or refused, and what is emitted
 * means the same.
 */

import { type Problem, problem } from "../core/diagnostic.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { decode, isElement } from "../html/pieces.ts";
import { idsOf, knownPages } from "../known-pages.ts";
import { htmlMessages as said } from "../messages/html.ts";
import { isFlawed, isIncomplete } from "../model/issue-lookup.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locateText } from "../parse/source-location.ts";
import { parsedAddress } from "../schema/formats/web-address.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { inspectHtml } from "./inspect-html.ts";
import type { LinkTargets } from "./links.ts";

export function checkHtml(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const ids = idsOf(parsed.value);
  return stringsOf(files, parsed).flatMap(({ path, value }) => {
    if (path.at(-1) !== "html") return inText(files, parsed, path, value);
    const site = { pages: knownPages(files), hosts: ownHosts(files), languages: files.languages };
    return inHtml(parsed, path, value, { ...site, ids });
  });
}

function inHtml(parsed: ParsedFile, path: Path, value: string, targets: LinkTargets): Problem[] {
  return inspectHtml(value, targets).map(({ rule, message, hint, severity, start, end }) => {
    const piece = value.slice(start, end);
    const nth = value.slice(0, start).split(piece).length - 1;
    return problem(locateText(parsed, path, piece, nth), rule, message, hint, { path, severity });
  });
}

/** Plain text is shown as written: a tag in it would be seen with its brackets. `Press <Enter>` is meant like that. */
function inText(files: ContentFiles, parsed: ParsedFile, path: Path, value: string): Problem[] {
  // A fact of a wrong form is reported as that.
  if (parsed.file.startsWith("facts/") && isFlawed(files, parsed.file, path)) return [];
  // HTML without its key became part of the text above.
  if (isIncomplete(files, parsed.file, path.slice(0, -1))) return [];
  for (const [piece, tag] of value.matchAll(/<\/?([a-z][a-z\d]*)[^>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi)) {
    const isReference = piece.startsWith("&");
    if (isReference ? decode(piece) === piece : tag !== undefined && !isElement(tag) && !value.includes(`</${tag}>`))
      continue;
    const hint = isReference ? said.writeCharacter : said.withoutTags;
    return [problem(locateText(parsed, path, piece), "html-in-text", said.inText(piece), hint, { path })];
  }
  return [];
}

/** Origins of the hosts of `site.yaml`, this site's own apart from the others. */
function ownHosts(files: ContentFiles): NonNullable<LinkTargets["hosts"]> {
  const hosts = valueAt(files.parsed.get("facts/site.yaml")?.value, ["hosts"]);
  const { site, ...others } = isRecord(hosts) ? hosts : {};
  const originOf = (address: unknown) => (typeof address === "string" ? parsedAddress(address)?.origin : undefined);
  const origins = Object.values(others).flatMap((address) => originOf(address) ?? []);
  return { site: originOf(site), others: new Set(origins) };
}
