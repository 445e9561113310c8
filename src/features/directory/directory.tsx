import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SearchField, SearchSelect } from "../../components/search-field.tsx";
import type { PartnerGroup } from "../../content/types.ts";
import { isCountryCode } from "../../domain/country-code.ts";
import { useFilter } from "../../lib/use-filter.ts";
import { CountryIndex } from "./country-index.tsx";
import styles from "./directory.module.css";
import { DirectoryResults } from "./directory-results.tsx";
import { partnersOf } from "./partner-data.ts";
import { useSearchIndex } from "./use-search-index.ts";

interface DirectoryProps {
  /** Every country, with the partners of the first page. */
  readonly groups: readonly PartnerGroup[];
  /** Words of the link to the contact page if nothing is found. */
  readonly missing: string | undefined;
}

export function Directory({ groups, missing }: DirectoryProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { filter, country, search, choose, type, leaveField, reset } = useFilter();
  const isUnlisted = isCountryCode(filter.country) && !groups.some(({ code }) => code === filter.country);
  const index = useSearchIndex(groups, language);
  const { load } = index;
  const isSearching = filter.search !== "";
  useEffect(() => {
    if (isSearching || document.activeElement === search.current) void load();
  }, [isSearching, search, load]);
  return (
    <>
      <search>
        <form method="get" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <SearchSelect ref={country} name="country" label={t("directory.country")} onChange={choose}>
            <option value="">{t("directory.selectCountry")}</option>
            {groups.map(({ code, country: name, count }) => (
              <option key={code} value={code}>
                {`${name} (${count.toLocaleString(language)})`}
              </option>
            ))}
            {isUnlisted && (
              <option value={filter.country}>
                {`${new Intl.DisplayNames(language, { type: "region" }).of(filter.country)} (0)`}
              </option>
            )}
          </SearchSelect>
          <SearchField
            ref={search}
            name="q"
            label={t("directory.search")}
            placeholder={t("directory.placeholder")}
            onInput={type}
            onFocus={() => void load()}
            onBlur={leaveField}
          />
        </form>
      </search>
      <CountryIndex groups={groups} chosen={filter.country} choose={choose} />
      <DirectoryResults onPage={partnersOf(groups)} index={index} filter={filter} missing={missing} reset={reset} />
    </>
  );
}
