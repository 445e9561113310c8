/** What is wrong in the texts of a content folder that are HTML. */
import { hints } from "../core/hints.ts";
import { memo } from "../core/memo.ts";
import { valueBefore } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { inspectHtml } from "./html/inspect-html.ts";
import type { HtmlFault } from "./html/inspect-tag.ts";
import { ownHosts } from "./links.ts";
import { knownPages, placesIn } from "./page-index.ts";
import { deletedPlugins, renamedIds } from "./renamed-ids.ts";
import type { Spot } from "./spot.ts";
import { textsIn } from "./strings.ts";

type Finding = Spot & Omit<HtmlFault, "rule" | "whole" | "start" | "isStructure" | "isUnsure">;

const allFaults = memo((files: ContentFiles): readonly { readonly rule: string; readonly finding: Finding }[] => {
  const idsIn = memo((parsed: ParsedFile) => placesIn(files, parsed));
  const { languages } = files;
  const site = { pages: knownPages(files), hosts: ownHosts(files), languages, ...changedNames(files) };
  return textsIn(files).flatMap(({ parsed, path, value }) => {
    if (path.at(-1) !== "html") return [];
    const faults = inspectHtml(value, { ...site, ids: idsIn(parsed) });
    const before = String(valueBefore(files.base?.parsed.get(parsed.file)?.value, parsed.value, path));
    const [was, second] = before.match(/href="[^"]*"/g)?.filter((link) => !value.includes(link)) ?? [];
    return faults.map(({ rule, whole, start, isStructure, isUnsure, ...words }) => {
      // A place on a page that had none is new.
      const isKnown =
        isUnsure && was !== undefined && second === undefined && was.includes("#") === whole.includes("#");
      const hint = isKnown ? hints.write(was) : words.hint;
      const nth = value.slice(0, start).split(whole).length - 1;
      return { rule, finding: { file: parsed.file, path, piece: whole, nth, ...words, hint } };
    });
  });
});

function changedNames(files: ContentFiles) {
  return { renamed: renamedIds(files), deleted: deletedPlugins(files) };
}

/** The findings of one rule. */
export function htmlFaults(files: ContentFiles, rule: HtmlFault["rule"]): readonly Finding[] {
  return allFaults(files).flatMap((fault) => (fault.rule === rule ? [fault.finding] : []));
}
