/** What a report shows of the diagnostics, and in which order: nobody reads the same sentence twenty times. */
import { type Diagnostic, isError } from "../core/diagnostic.ts";
import { ruleOf } from "../messages/message.ts";

/** A diagnostic, and the others in the same file that say the same. */
export interface Shown {
  readonly diagnostic: Diagnostic;
  readonly others: readonly Diagnostic[];
}

/** Many warnings of one rule, which are shown as one line. */
export interface Many {
  readonly rule: string;
  readonly count: number;
  readonly files: number;
  readonly first: Diagnostic;
}

/** Warnings of one rule that are shown one by one. */
const mostWarnings = 10;

/** Errors come first, then warnings, each by file and line; then the rules with too many warnings to show. */
export function arrange(diagnostics: readonly Diagnostic[]): { shown: readonly Shown[]; many: readonly Many[] } {
  const errors = diagnostics.filter(isError);
  const rules = [
    ...groupBy(
      diagnostics.filter((each) => !isError(each)),
      ({ id }) => ruleOf(id),
    ),
  ];
  const few = new Set(rules.filter(([, found]) => found.length <= mostWarnings).map(([rule]) => rule));
  const warnings = diagnostics.filter((each) => !isError(each) && few.has(ruleOf(each.id)));
  const many = rules.flatMap(([rule, found]) => {
    const [first] = found;
    if (first === undefined || few.has(rule)) return [];
    return { rule, count: found.length, files: byFile(found).size, first };
  });
  return { shown: [...withoutRepeats(errors), ...withoutRepeats(warnings)], many };
}

/** Those of one file that say the same, as one. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Shown[] {
  const same = groupBy(diagnostics, ({ file, id, data }) => JSON.stringify([file, id, data]));
  return [...same.values()].flatMap(([diagnostic, ...others]) => {
    return diagnostic === undefined ? [] : { diagnostic, others };
  });
}

/** Diagnostics by file, files in the order in which they come. */
export function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  return groupBy(diagnostics, ({ file }) => file);
}

/** `Map.groupBy`, which Node 20 does not have. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
