/** The plugins, with a search box. */
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { NothingFound, Results } from "../../components/results.tsx";
import { SearchField } from "../../components/search-field.tsx";
import { BillingToggle } from "../../features/billing/billing-toggle.tsx";
import { PluginCards } from "../../features/billing/plugin-cards.tsx";
import { useFilter } from "../../lib/use-filter.ts";
import styles from "./catalogue.module.css";
import type { Content } from "./compose.ts";
import { filterPlugins } from "./filter-plugins.ts";

export function Catalogue({ cards, missing }: Pick<Content, "cards" | "missing">) {
  const { t } = useTranslation();
  const { filter, search, type, leaveField, reset } = useFilter();
  const found = filterPlugins(cards, filter.search);
  return (
    <div className={styles.catalogue}>
      <div className={styles.bar}>
        <search>
          <form method="get" onSubmit={(event) => event.preventDefault()}>
            <SearchField
              ref={search}
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
          <NothingFound link={missing}>
            <Button look="quiet" onClick={reset}>
              {t("catalogue.reset")}
            </Button>
          </NothingFound>
        )}
      </Results>
    </div>
  );
}
