/** The plugins, with a search box. */
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { NothingFound, Results } from "../../components/results.tsx";
import { SearchField } from "../../components/search-field.tsx";
import type { PageProps } from "../../content/types.ts";
import { BillingToggle } from "../../features/billing/billing-toggle.tsx";
import { PluginCards } from "../../features/billing/plugin-cards.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { readParameter, useQuery } from "../../lib/use-query.ts";
import styles from "./catalogue.module.css";
import type { Content } from "./compose.ts";
import { filterPlugins } from "./filter-plugins.ts";

export function Catalogue({ content: { cards, missing }, language }: PageProps<Content>) {
  const { t } = useTranslation();
  const { input, query, type, leaveField, reset } = useSearchText();
  const found = filterPlugins(cards, query);
  return (
    <div className={styles.catalogue}>
      <div className={styles.bar}>
        <search>
          <form method="get" onSubmit={(event) => event.preventDefault()}>
            <SearchField
              ref={input}
              name="q"
              label={t("catalogue.search")}
              placeholder={t("catalogue.placeholder")}
              onInput={type}
              onBlur={leaveField}
            />
          </form>
        </search>
        <BillingToggle />
      </div>
      <p className={styles.count} role="status">
        {found.length > 0 ? t("catalogue.results", { count: found.length }) : t("catalogue.empty")}
      </p>
      <Results>
        {found.length > 0 ? (
          <PluginCards cards={found} level={2} first />
        ) : (
          <NothingFound language={language} link={missing}>
            <Button look="quiet" onClick={reset}>
              {t("catalogue.reset")}
            </Button>
          </NothingFound>
        )}
      </Results>
    </div>
  );
}

/** Keeps search box, address and list in sync. */
function useSearchText() {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const show = (next: string) => {
    if (input.current !== null && input.current.value !== next) input.current.value = next;
    setQuery(next);
  };
  const address = useQuery((arrived) => show(readParameter(arrived, "q")));
  const asked = readParameter(address.query, "q");
  // The prerendered list has no filter; after a click on a link the list is filtered at once.
  const [query, setQuery] = useState(hydrated ? asked : "");
  const type = (text: string) => {
    setQuery(text);
    address.replaceSoon({ q: text.trim() });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount.
  useLayoutEffect(() => {
    // Typed before the app started.
    const typed = input.current?.value ?? "";
    if (typed === "") show(asked);
    else type(typed);
  }, []);
  const reset = () => {
    show("");
    address.push({ q: "" });
    input.current?.focus();
  };
  return { input, query, type, leaveField: address.flush, reset };
}
