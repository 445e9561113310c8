/** Orders and condenses diagnostics for reports: repeats within a file are folded, mass warnings summarized. */
import { type Diagnostic, isError } from "../../core/diagnostic.ts";
import { groupBy } from "../../core/group-by.ts";
import { ruleOf } from "../../core/messages/message.ts";

/** A diagnostic, with the repeats of its message in the same file. */
export interface DiagnosticGroup {
  readonly diagnostic: Diagnostic;
  readonly repeats: readonly Diagnostic[];
}

/** Stands for all warnings of a rule that has more than `maxWarnings`. */
export interface RuleSummary {
  readonly count: number;
  readonly files: number;
  readonly example: Diagnostic;
}

const maxWarnings = 10;

/** Errors first, then warnings, each by file and line; rules with too many warnings become summaries. */
export function arrange(diagnostics: readonly Diagnostic[]): { listed: DiagnosticGroup[]; summaries: RuleSummary[] } {
  const errors = diagnostics.filter(isError);
  const warnings = diagnostics.filter((each) => !isError(each));
  const byRule = groupBy(warnings, ({ id }) => ruleOf(id));
  // What is left of the sample in each file is a list to work through.
  const isListed = ({ id }: Diagnostic) =>
    id === "sample-release.sentences" || (byRule.get(ruleOf(id)) ?? []).length <= maxWarnings;
  const summaries = [...byRule.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || isListed(first)) return [];
    return { count: group.length, files: byFile(group).size, example: first };
  });
  return { listed: [...foldRepeats(errors), ...foldRepeats(warnings.filter(isListed))], summaries };
}

function foldRepeats(diagnostics: readonly Diagnostic[]): DiagnosticGroup[] {
  const groups = groupBy(diagnostics, ({ file, id, data }) => JSON.stringify([file, id, data]));
  return [...groups.values()].flatMap(([diagnostic, ...repeats]) => {
    return diagnostic === undefined ? [] : { diagnostic, repeats };
  });
}

/** Diagnostics by file, in order of first appearance. */
export function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  return groupBy(diagnostics, ({ file }) => file);
}

/** Arranged diagnostics as a section per severity and file. */
export function sectionsOf(listed: readonly DiagnosticGroup[]): DiagnosticGroup[][] {
  return [...groupBy(listed, ({ diagnostic }) => `${diagnostic.severity} ${diagnostic.file}`).values()];
}
