/** The editions, their lookups, and the comparison table. */
import { z } from "zod";
import { type Choice, choiceSearch, receiptId } from "../../../src/domain/choice.ts";
import { localizedPath } from "../../../src/routes/routes.ts";
import { setupTarget } from "../check/format-facts.ts";
import { linkText } from "../schema/pieces.ts";
import { questions } from "../schema/question.ts";
import { type ComposeContext, licenceShop, priceOf } from "./context.ts";

/** The editions in content order, with name, price, and where their button leads: to the download, or to be asked for. */
export function editionsOf(context: ComposeContext) {
  const { content, translations, linkLanguage } = context;
  const contact = localizedPath({ route: "contact" }, linkLanguage);
  return Object.entries(content.editions.editions).map(([id, { monthly }]) => {
    const hasFile = Object.hasOwn(content.downloads.editions, id);
    return {
      id,
      name: ofEdition(translations.editions, id).name,
      free: monthly === 0,
      recommended: id === content.editions.recommended,
      price: monthly === undefined ? undefined : priceOf(context, { price: monthly }),
      buy: monthly ? licenceShop(context) : undefined,
      /** Where to ask for the price, unless the button leads there already. */
      ask: monthly === undefined && hasFile ? contact : undefined,
      href: hasFile ? localizedPath({ route: "thankYou", slug: id }, linkLanguage) : contact,
    };
  });
}

const pageOfQuestions = z.looseObject({ questions });

/** The questions below the prices, in content order. @throws Error for an unknown one, which the check reports. */
export function priceQuestions({ content, translations, linkLanguage }: ComposeContext) {
  const { questions: all } = translations.page("faq", pageOfQuestions);
  const page = localizedPath({ route: "faq" }, linkLanguage);
  return (content.editions.questions ?? []).map((id) => {
    const question = all[id];
    if (question === undefined) throw new Error(`There is no question ${id}`);
    return { href: `${page}#${id}`, title: question.title, foreign: translations.foreignPage("faq") };
  });
}

const pageWithReceipt = z.looseObject({ receipt: z.looseObject({ link: linkText }).optional() });

/** Leads to the receipt of a choice; `undefined` if the features page has none. */
export function receiptLink({ content, translations, linkLanguage }: ComposeContext, choice: Partial<Choice>) {
  const { receipt } = translations.page("features", pageWithReceipt);
  if (receipt === undefined) return undefined;
  const editions = Object.keys(content.editions.editions);
  const page = localizedPath({ route: "features" }, linkLanguage);
  return {
    href: `${page}${choiceSearch(choice, editions)}#${receiptId}`,
    words: receipt.link,
    foreign: translations.foreignPage("features"),
  };
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
  const columns = editionsOf(context).map(({ id, name, recommended }) => ({ id, name, recommended }));
  const cellOf = (value: string | boolean, { id: edition, recommended }: (typeof columns)[number]) => {
    return { edition, recommended, value: typeof value === "boolean" ? value : (words[value] ?? value) };
  };
  const rowsOf = (group: string) =>
    comparison
      .filter(([, row]) => row.group === group)
      .map(([id, { cells }]) => ({
        id,
        title: rows[id] ?? id,
        cells: columns.map((column) => cellOf(ofEdition(cells, column.id), column)),
      }));
  const ids = [...new Set(comparison.map(([, { group }]) => group))];
  return { title, columns, foreign, groups: ids.map((id) => ({ id, title: groups[id] ?? id, rows: rowsOf(id) })) };
}
