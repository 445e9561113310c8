/** The comparison of the editions: groups of rows, in the order of the facts, with their words. */
import type { z } from "zod";
import type { words as features } from "../../../src/pages/features/schema.ts";
import type { Context } from "./context.ts";
import { editionsOf, ofEdition } from "./editions.ts";

/** Title, names of the columns, groups and rows with a cell for each column: a yes, a no or a word. */
export function comparisonOf(context: Context, words: z.output<typeof features>["comparison"]) {
  const { title, groups, rows, values } = words;
  const value = (given: boolean | string) => (typeof given === "boolean" ? given : (values[given] ?? given));
  const { comparison } = context.content.editions;
  const editions = editionsOf(context);
  return {
    title,
    columns: editions.map(({ id, name }) => ({ id, name })),
    groups: [...new Set(comparison.map((row) => row.group))].map((group) => ({
      id: group,
      title: groups[group] ?? group,
      rows: comparison
        .filter((row) => row.group === group)
        .map(({ id, cells }) => ({
          id,
          title: rows[id] ?? id,
          cells: editions.map((edition) => ({ edition: edition.id, value: value(ofEdition(cells, edition.id)) })),
        })),
    })),
  };
}
