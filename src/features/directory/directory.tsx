/** The partner directory: country and search above, partners by country below. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { SearchField } from "../../components/search-field.tsx";
import type { PartnerGroup } from "../../content/types.ts";
import styles from "./directory.module.css";
import { PartnerList } from "./partner-card.tsx";
import {
  countPartners,
  type DirectoryFilter,
  emptyMessage,
  everything,
  searchPartners,
  selectCountry,
} from "./search.ts";

export function Directory({ groups }: { readonly groups: readonly PartnerGroup[] }) {
  const { t } = useTranslation();
  const country = useRef<HTMLSelectElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState(everything);
  // Something may have been chosen or typed before the page could react.
  useEffect(() => {
    setFilter({ country: country.current?.value ?? "", search: search.current?.value ?? "" });
  }, []);
  const show = (next: DirectoryFilter) => {
    if (country.current !== null) country.current.value = next.country;
    if (search.current !== null && search.current.value !== next.search) search.current.value = next.search;
    setFilter(next);
  };
  const found = searchPartners(groups, filter);
  const count = countPartners(found);
  const reset = () => {
    show(everything);
    search.current?.focus();
  };
  return (
    <>
      <search>
        <form method="get" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label className={styles.country}>
            <span className="visually-hidden">{t("directory.country")}</span>
            <select name="country" ref={country} onChange={(event) => show(selectCountry(event.currentTarget.value))}>
              <option value="">{t("directory.selectCountry")}</option>
              {groups.map((group) => (
                <option key={group.code} value={group.code}>
                  {`${group.country} (${group.partners.length})`}
                </option>
              ))}
            </select>
          </label>
          <SearchField
            ref={search}
            name="q"
            label={t("directory.search")}
            placeholder={t("directory.placeholder")}
            onInput={(value) => setFilter((current) => ({ ...current, search: value }))}
          />
        </form>
      </search>
      <p className={styles.count} role="status">
        {count > 0 ? t("directory.results", { count }) : t(`directory.${emptyMessage(filter)}`)}
      </p>
      {count === 0 && (
        <Button look="quiet" onClick={reset}>
          {t("directory.reset")}
        </Button>
      )}
      {found.map(({ code, country: name, partners }) => (
        <section key={code} className={styles.group}>
          <h2>
            {name} <small>{t("directory.results", { count: partners.length })}</small>
          </h2>
          <PartnerList partners={partners} />
        </section>
      ))}
    </>
  );
}
