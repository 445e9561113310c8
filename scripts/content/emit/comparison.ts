/** The comparison of the editions: groups of rows, in the order of the facts, with their words. */
import type { Context } from "./context.ts";

/** Title, groups and rows, each value a yes, a no or a word. */
export function comparisonOf({ content, words }: Context) {
  const { title, groups, rows, values } = words.pages.features.comparison;
  const value = (given: boolean | string) => (typeof given === "boolean" ? given : (values[given] ?? given));
  const { comparison } = content.editions;
  return {
    title,
    groups: [...new Set(comparison.map((row) => row.group))].map((group) => ({
      id: group,
      title: groups[group] ?? group,
      rows: comparison
        .filter((row) => row.group === group)
        .map(({ id, lite, pro }) => ({ id, title: rows[id] ?? id, lite: value(lite), pro: value(pro) })),
    })),
  };
}
