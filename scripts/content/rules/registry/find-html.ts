import type { Severity } from "../../core/diagnostic.ts";
import type { LocalizedText } from "../../core/localized-text.ts";
import type { HtmlFault, HtmlFaultKind } from "../../model/html/inspect-html.ts";
import { htmlFaults } from "../../model/html-faults.ts";
import type { ContentFiles } from "../../validate/content-files.ts";
import type { Finding } from "./rule.ts";

type Words = (fault: HtmlFault) => readonly [message: LocalizedText, hint: LocalizedText, severity?: Severity];

/** The faults in HTML that a rule has words for. */
export function findHtml(files: ContentFiles, words: Readonly<Partial<Record<HtmlFaultKind, Words>>>): Finding[] {
  return htmlFaults(files).flatMap((fault) => {
    const [message, hint, severity = "error"] = words[fault.kind]?.(fault) ?? [];
    if (message === undefined || hint === undefined) return [];
    return [{ place: fault.place, path: fault.path, severity, message, hint }];
  });
}
