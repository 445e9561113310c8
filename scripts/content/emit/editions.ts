/** The editions, what facts and words have for each, and their comparison. */
import type { z } from "zod";
import { words as faqPage } from "../../../src/pages/faq/schema.ts";
import type { words as features } from "../../../src/pages/features/schema.ts";
import { localizedPath } from "../../../src/routes/routes.ts";
import { setupTarget } from "../model/format-facts.ts";
import { type Context, licenceShop, priceOf, readdressLinks } from "./context.ts";

/** The editions in their order, each with its name, its price and the page that starts its download. */
export function editionsOf(context: Context) {
  const { content, words, language } = context;
  return content.editions.editions.map(({ id, monthly }) => ({
    id,
    name: words.ui.edition.names[id] ?? id,
    free: monthly === 0,
    price: priceOf(context, monthly),
    buy: monthly === 0 ? undefined : licenceShop(context),
    href: localizedPath({ route: "thankYou", slug: id }, language),
  }));
}

/**
 * The questions below the prices, in the order of the facts. Links within the page of questions lead there.
 *
 * @throws Error if there is no such question; the content check has refused that before.
 */
export function priceQuestions({ content, words, language }: Context) {
  const { items } = words.page("faq", faqPage);
  const page = localizedPath({ route: "faq" }, language);
  return (content.editions.questions ?? []).map((id) => {
    const item = items.find((each) => each.id === id);
    if (item === undefined) throw new Error(`There is no question ${id}`);
    return { id, title: item.title, text: readdressLinks(item.text, (link) => link.replace(/^#/, `${page}#`)) };
  });
}

/** @throws Error if there is nothing for the edition; the content check has refused that before. */
export function ofEdition<Value>(values: Readonly<Record<string, Value>>, id: string): Value {
  const value = values[id];
  if (value === undefined) throw new Error(`There is nothing for the edition ${id}`);
  return value;
}

/** The address of the instructions for an edition with the words about them; `undefined` if it has none. */
export function setupOf<Words>(
  { content, language }: Context,
  edition: string,
  words: Readonly<Record<string, Words>>,
) {
  const href = setupTarget(content, edition, language);
  return href === undefined ? undefined : { href, words: ofEdition(words, edition) };
}

/** Groups of rows in the order of the facts, with a cell for each edition: a yes, a no or a word. */
export function comparisonOf(context: Context, words: z.output<typeof features>["comparison"]) {
  const { title, groups, rows, values } = words;
  const { comparison } = context.content.editions;
  const columns = editionsOf(context).map(({ id, name }) => ({ id, name }));
  const cellOf = (cells: (typeof comparison)[number]["cells"], edition: string) => {
    const given = ofEdition(cells, edition);
    return { edition, value: typeof given === "boolean" ? given : (values[given] ?? given) };
  };
  const rowsOf = (group: string) =>
    comparison
      .filter((row) => row.group === group)
      .map(({ id, cells }) => ({
        id,
        title: rows[id] ?? id,
        cells: columns.map((column) => cellOf(cells, column.id)),
      }));
  const ids = [...new Set(comparison.map(({ group }) => group))];
  return { title, columns, groups: ids.map((id) => ({ id, title: groups[id] ?? id, rows: rowsOf(id) })) };
}
