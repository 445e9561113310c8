import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchField, SearchSelect } from "../../components/search-field.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import type { PartnerGroup } from "../../content/types.ts";
import { CountryIndex } from "./country-index.tsx";
import styles from "./directory.module.css";
import { DirectoryResults } from "./directory-results.tsx";
import { smallDirectory } from "./portion.ts";
import { countPartners } from "./search.ts";
import { useDirectoryFilter } from "./use-directory-filter.ts";
import { useSimilar } from "./use-similar.ts";

interface DirectoryProps {
  readonly groups: readonly PartnerGroup[];
  readonly language: string;
}

export function Directory({ groups, language }: DirectoryProps) {
  const { t } = useTranslation();
  const { filter, country, search, choose, type, leaveField, reset } = useDirectoryFilter(
    groups.map(({ code }) => code),
  );
  const { similar, load } = useSimilar(language);
  // A long list stays whole, as it was prerendered, until somebody begins to search above it.
  const [whole, setWhole] = useState(!useHydrated());
  const small = countPartners(groups) <= smallDirectory;
  const begin = () => {
    setWhole(false);
    load();
  };
  const searches = filter.search !== "";
  useEffect(() => {
    if (searches || document.activeElement === search.current) load();
  }, [searches, search, load]);
  return (
    <>
      <search>
        <form method="get" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <SearchSelect ref={country} name="country" label={t("directory.country")} onChange={choose}>
            <option value="">{t("directory.selectCountry")}</option>
            {groups.map(({ code, country: name, partners }) => (
              <option key={code} value={code}>
                {`${name} (${partners.length})`}
              </option>
            ))}
          </SearchSelect>
          <SearchField
            ref={search}
            name="q"
            label={t("directory.search")}
            placeholder={t("directory.placeholder")}
            onInput={type}
            onFocus={begin}
            onBlur={leaveField}
          />
        </form>
      </search>
      <CountryIndex groups={groups} chosen={filter.country} choose={choose} />
      <DirectoryResults
        groups={groups}
        filter={filter}
        similar={similar}
        whole={small || (whole && filter.country === "" && !searches)}
        reset={reset}
      />
    </>
  );
}
