/** The editions, what facts and words have for each, and their comparison. */
import { z } from "zod";
import { localizedPath } from "../../../src/routes/routes.ts";
import { setupTarget } from "../model/format-facts.ts";
import { questions } from "../schema/question.ts";
import { type Context, licenceShop, priceOf, readdressLinks } from "./context.ts";

/** The editions in their order, each with its name, its price and the page that starts its download. */
export function editionsOf(context: Context) {
  const { content, words, language } = context;
  return Object.entries(content.editions.editions).map(([id, { monthly }]) => ({
    id,
    name: ofEdition(words.editions, id).name,
    free: monthly === 0,
    price: priceOf(context, monthly),
    buy: monthly === 0 ? undefined : licenceShop(context),
    href: localizedPath({ route: "thankYou", slug: id }, language),
  }));
}

const pageOfQuestions = z.looseObject({ questions });

/**
 * The questions below the prices, in the order of the facts. Links within the page of questions lead there.
 *
 * @throws Error if there is no such question; the content check has refused that before.
 */
export function priceQuestions({ content, words, language }: Context) {
  const { questions: all } = words.page("faq", pageOfQuestions);
  const page = localizedPath({ route: "faq" }, language);
  return (content.editions.questions ?? []).map((id) => {
    const question = all[id];
    if (question === undefined) throw new Error(`There is no question ${id}`);
    const text = readdressLinks(question.text, (link) => link.replace(/^#/, `${page}#`));
    return { id, title: question.title, text };
  });
}

/** @throws Error if there is nothing for the edition; the content check has refused that before. */
export function ofEdition<Value>(values: Readonly<Record<string, Value>>, id: string): Value {
  const value = values[id];
  if (value === undefined) throw new Error(`There is nothing for the edition ${id}`);
  return value;
}

/** The address of the instructions for an edition; `undefined` if it has none. */
export function setupOf<Texts>({ content, language }: Context, edition: string, texts: Texts | undefined) {
  const href = setupTarget(content, edition, language);
  return href === undefined || texts === undefined ? undefined : { href, words: texts };
}

/** Groups of rows, each with a cell for each edition: a yes, a no or a word. A group stands where its first row is. */
export function comparisonOf(context: Context, title: string) {
  const { groups, words, rows } = context.words.comparison;
  const comparison = Object.entries(context.content.editions.comparison.rows);
  const columns = editionsOf(context).map(({ id, name }) => ({ id, name }));
  const cellOf = (given: string | boolean, edition: string) => {
    return { edition, value: typeof given === "boolean" ? given : (words[given] ?? given) };
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
  return { title, columns, groups: ids.map((id) => ({ id, title: groups[id] ?? id, rows: rowsOf(id) })) };
}
