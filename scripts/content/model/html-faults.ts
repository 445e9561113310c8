/** What is wrong in the texts of a content folder that are HTML. */
import { memo } from "../core/memo.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { inspectHtml } from "./html/inspect-html.ts";
import type { HtmlFault } from "./html/inspect-tag.ts";
import { ownHosts } from "./links.ts";
import { knownPages, placesIn } from "./page-index.ts";
import type { Spot } from "./spot.ts";
import { textsIn } from "./strings.ts";

type Finding = Spot & Omit<HtmlFault, "rule" | "whole" | "start" | "isStructure">;

const allFaults = memo((files: ContentFiles): readonly { readonly rule: string; readonly finding: Finding }[] => {
  const idsIn = memo((parsed: ParsedFile) => placesIn(files, parsed));
  const { languages } = files;
  const site = { pages: knownPages(files), hosts: ownHosts(files), languages };
  return textsIn(files).flatMap(({ parsed, path, value }) => {
    if (path.at(-1) !== "html") return [];
    const faults = inspectHtml(value, { ...site, ids: idsIn(parsed) });
    return faults.map(({ rule, whole, start, isStructure, ...words }) => {
      const nth = value.slice(0, start).split(whole).length - 1;
      return { rule, finding: { file: parsed.file, path, piece: whole, nth, ...words } };
    });
  });
});

/** The findings of one rule. */
export function htmlFaults(files: ContentFiles, rule: HtmlFault["rule"]): readonly Finding[] {
  return allFaults(files).flatMap((fault) => (fault.rule === rule ? [fault.finding] : []));
}
