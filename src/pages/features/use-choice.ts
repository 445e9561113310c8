/** The state of the receipt is the query of the address, so that it can be sent to somebody. */
import { useLocation, useNavigate } from "react-router-dom";
import { type Choice, choiceSearch, readChoice, receiptId } from "../../domain/choice.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { Content } from "./compose.ts";

export function useChoice({ plans, pluginPrices }: Pick<Content, "plans" | "pluginPrices">) {
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const offered = { editions: plans.map(({ id }) => id), plugins: pluginPrices.map(({ slug }) => slug) };
  // The prerendered page is without a query.
  const choice = readChoice(new URLSearchParams(hydrated ? search : ""), offered);
  return {
    choice,
    choose(change: Partial<Choice>) {
      // Back may have led to another page, which is still loading.
      if (window.location.pathname !== pathname) return;
      const query = choiceSearch({ ...choice, ...change }, offered.editions, search);
      void navigate({ search: query, hash: `#${receiptId}` }, { replace: true });
    },
  };
}
