/** The editions, their lookups, and the comparison table. */
import { z } from "zod";
import { localizedPath } from "../../../src/routes/routes.ts";
import { setupTarget } from "../check/format-facts.ts";
import { questions } from "../schema/question.ts";
import { type ComposeContext, licenceShop, priceOf } from "./context.ts";

/** The editions in content order, with name, price, and download page. */
export function editionsOf(context: ComposeContext) {
  const { content, translations, linkLanguage } = context;
  return Object.entries(content.editions.editions).map(([id, { monthly }]) => ({
    id,
    name: ofEdition(translations.editions, id).name,
    free: monthly === 0,
    price: priceOf(context, { price: monthly }),
    buy: monthly === 0 ? undefined : licenceShop(context),
    href: localizedPath({ route: "thankYou", slug: id }, linkLanguage),
  }));
}

const pageOfQuestions = z.looseObject({ questions });

/**
 * The questions below the prices, in content order.
 * @throws Error for an unknown question; the content check reports that earlier.
 */
export function priceQuestions({ content, translations, linkLanguage }: ComposeContext) {
  const { questions: all } = translations.page("faq", pageOfQuestions);
  const page = localizedPath({ route: "faq" }, linkLanguage);
  return (content.editions.questions ?? []).map((id) => {
    const question = all[id];
    if (question === undefined) throw new Error(`There is no question ${id}`);
    return { href: `${page}#${id}`, title: question.title, foreign: translations.foreignPage("faq") };
  });
}

/** @throws Error if the edition has no entry; the content check reports that earlier. */
export function ofEdition<Value>(values: Readonly<Record<string, Value>>, id: string): Value {
  const value = values[id];
  if (value === undefined) throw new Error(`The edition ${id} has no entry`);
  return value;
}

/** Texts and address of an edition's setup instructions; `undefined` if it has none. */
export function setupOf<Texts>({ content, language }: ComposeContext, edition: string, texts: Texts | undefined) {
  const href = setupTarget(content, edition, language);
  return href === undefined || texts === undefined ? undefined : { href, words: texts };
}

/** The comparison table: groups in the order of their first rows; a cell per edition, boolean or text. */
export function comparisonOf(context: ComposeContext, title: string) {
  const { groups, words, rows, foreign } = context.translations.comparison;
  const comparison = Object.entries(context.content.editions.comparison.rows);
  const columns = editionsOf(context).map(({ id, name }) => ({ id, name }));
  const cellOf = (value: string | boolean, edition: string) => {
    return { edition, value: typeof value === "boolean" ? value : (words[value] ?? value) };
  };
  const rowsOf = (group: string) =>
    comparison
      .filter(([, row]) => row.group === group)
      .map(([id, { cells }]) => ({
        id,
        title: rows[id] ?? id,
        cells: columns.map((column) => cellOf(ofEdition(cells, column.id), column.id)),
      }));
  const ids = [...new Set(comparison.map(([, { group }]) => group))];
  return { title, columns, foreign, groups: ids.map((id) => ({ id, title: groups[id] ?? id, rows: rowsOf(id) })) };
}
