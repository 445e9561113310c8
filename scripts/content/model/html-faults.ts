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

interface Finding extends Omit<HtmlFault, "rule" | "whole" | "start" | "isStructure"> {
  readonly place: SourceLocation;
  readonly path: Path;
}

const allFaults = memo((files: ContentFiles): readonly { readonly rule: string; readonly finding: Finding }[] => {
  const idsIn = memo((parsed: { readonly value: unknown }) => idsOf(parsed.value));
  const site = { pages: knownPages(files), hosts: ownHosts(files), languages: files.languages };
  return textsIn(files).flatMap(({ parsed, path, value }) => {
    if (path.at(-1) !== "html") return [];
    const faults = inspectHtml(value, { ...site, ids: idsIn(parsed) });
    return faults.map(({ rule, whole, start, isStructure, ...words }) => {
      const nth = value.slice(0, start).split(whole).length - 1;
      return { rule, finding: { place: locateText(parsed, path, whole, nth), path, ...words } };
    });
  });
});

/** The findings of one rule. */
export function htmlFaults(files: ContentFiles, rule: HtmlFault["rule"]): readonly Finding[] {
  return allFaults(files).flatMap((fault) => (fault.rule === rule ? [fault.finding] : []));
}
