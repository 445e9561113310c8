/** The editions, and what facts and words have for each. */
import { localizedPath } from "../../../src/routes/routes.ts";
import { setupTarget } from "../model/format-facts.ts";
import { type Context, priceOf } from "./context.ts";

/** The editions in their order, each with its name, its price and the page that starts its download. */
export function editionsOf(context: Context) {
  const { content, words, language } = context;
  return content.editions.editions.map(({ id, monthly }) => ({
    id,
    name: words.ui.edition.names[id] ?? id,
    free: monthly === 0,
    price: priceOf(context, monthly),
    href: localizedPath({ route: "thankYou", slug: id }, language),
  }));
}

/** @throws Error where there is nothing for the edition; the content check has refused that before. */
export function ofEdition<Value>(values: Readonly<Record<string, Value>>, id: string): Value {
  const value = values[id];
  if (value === undefined) throw new Error(`There is nothing for the edition ${id}`);
  return value;
}

/** The address of the instructions for an edition with the words about them; `undefined` for one that has none. */
export function setupOf<Words>(
  { content, language }: Context,
  edition: string,
  words: Readonly<Record<string, Words>>,
) {
  const href = setupTarget(content, edition, language);
  return href === undefined ? undefined : { href, words: ofEdition(words, edition) };
}
