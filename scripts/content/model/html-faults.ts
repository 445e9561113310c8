/** What is wrong in the texts of a content folder that are HTML. */
import type { SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import type { Path } from "../core/value-path.ts";
import { locateText } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { type HtmlFault, inspectHtml } from "./html/inspect-html.ts";
import { ownHosts } from "./links.ts";
import { idsOf, knownPages } from "./page-index.ts";
import { textsIn } from "./strings.ts";

export interface PlacedHtmlFault extends HtmlFault {
  readonly place: SourceLocation;
  readonly path: Path;
}

export const htmlFaults = memo((files: ContentFiles): readonly PlacedHtmlFault[] => {
  const idsIn = memo((parsed: { readonly value: unknown }) => idsOf(parsed.value));
  const site = { pages: knownPages(files), hosts: ownHosts(files), languages: files.languages };
  return textsIn(files).flatMap(({ parsed, path, value }) => {
    if (path.at(-1) !== "html") return [];
    return inspectHtml(value, { ...site, ids: idsIn(parsed) }).map((fault) => {
      const piece = value.slice(fault.start, fault.end);
      const nth = value.slice(0, fault.start).split(piece).length - 1;
      return { ...fault, place: locateText(parsed, path, piece, nth), path };
    });
  });
});
