/** The plugins with a search box. The page says what a plugin looks like and what else stands in the bar. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { SearchField } from "../../components/search-field.tsx";
import styles from "./catalogue.module.css";
import { filterPlugins, type SearchablePlugin } from "./filter-plugins.ts";

interface CatalogueProps<Plugin> {
  readonly plugins: readonly Plugin[];
  readonly bar?: ReactNode;
  readonly children: (found: readonly Plugin[]) => ReactNode;
}

export function Catalogue<Plugin extends SearchablePlugin>({ plugins, bar, children }: CatalogueProps<Plugin>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  // Something may have been typed before the page could react.
  useEffect(() => setQuery(input.current?.value ?? ""), []);
  const found = filterPlugins(plugins, query);
  const reset = () => {
    if (input.current !== null) {
      input.current.value = "";
      input.current.focus();
    }
    setQuery("");
  };
  return (
    <div className={styles.catalogue}>
      <div className={styles.bar}>
        <search>
          <form method="get" className={styles.form} onSubmit={(event) => event.preventDefault()}>
            <SearchField
              ref={input}
              name="q"
              label={t("catalogue.search")}
              placeholder={t("catalogue.placeholder")}
              onInput={setQuery}
            />
          </form>
        </search>
        {bar}
      </div>
      <p className={styles.count} role="status">
        {found.length > 0 ? t("catalogue.results", { count: found.length }) : t("catalogue.empty")}
      </p>
      {found.length > 0 ? (
        children(found)
      ) : (
        <p>
          <Button look="quiet" onClick={reset}>
            {t("catalogue.reset")}
          </Button>
        </p>
      )}
    </div>
  );
}
