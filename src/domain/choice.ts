/** What a visitor chooses on the features page, in its address: `?edition=pro&plugins=notes,mrp&billing=annual`. */
import { type Period, periods } from "./offers.ts";

/** Where the receipt is on the features page. */
export const receiptId = "plugin-prices";

export interface Choice {
  readonly edition: string;
  readonly plugins: readonly string[];
  /** `undefined`: as the visitor has chosen on another page. */
  readonly billing?: Period | undefined;
}

/** What there is to choose from, by id. The first edition is chosen if none is named. */
export interface Offered {
  readonly editions: readonly string[];
  readonly plugins: readonly string[];
}

/** `leftOut` are the values that are not offered, and those that the address has twice. */
export function readChoice(query: URLSearchParams, offered: Offered) {
  const editions = valuesOf(query, "edition", offered.editions, 1);
  const plugins = valuesOf(query, "plugins", offered.plugins);
  const billing = valuesOf(query, "billing", periods, 1);
  return {
    edition: editions.known[0] ?? offered.editions[0] ?? "",
    plugins: plugins.known,
    billing: billing.known[0],
    leftOut: [...editions.leftOut, ...plugins.leftOut, ...billing.leftOut],
  };
}

/** @param limit If there are more, they contradict each other, and none counts. */
function valuesOf<Value extends string>(
  query: URLSearchParams,
  name: string,
  offered: readonly Value[],
  limit: number = offered.length,
) {
  const given = query.getAll(name).flatMap((value) => value.split(","));
  const values = given.map((value) => value.trim()).filter((value) => value !== "");
  const isOnce = (value: string) => values.indexOf(value) === values.lastIndexOf(value);
  const once = offered.filter((value) => values.includes(value) && isOnce(value));
  const known = once.length > limit ? [] : once;
  return { known, leftOut: [...new Set(values)].filter((value) => !known.some((each) => each === value)) };
}

/** The query of a choice, and what else is in `search`. Defaults are left out. */
export function choiceSearch(choice: Partial<Choice>, editions: Offered["editions"], search = ""): string {
  const { edition = "", plugins = [], billing } = choice;
  const query = new URLSearchParams(search);
  for (const name of ["edition", "plugins", "billing"]) query.delete(name);
  if (edition !== "" && edition !== editions[0]) query.set("edition", edition);
  if (plugins.length > 0) query.set("plugins", plugins.join());
  if (billing === "annual") query.set("billing", billing);
  const text = String(query).replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}
