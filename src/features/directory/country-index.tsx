/** Every country with its number of partners. Without JavaScript the links lead to the first of them. */
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PartnerGroup } from "../../content/types.ts";
import { directoryPage, pageOfPosition } from "../../domain/paginate.ts";
import { usePagePath } from "../../lib/path-language.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import styles from "./country-index.module.css";
import { countPartners } from "./search.ts";

interface CountryIndexProps {
  readonly groups: readonly PartnerGroup[];
  readonly chosen: string;
  readonly choose: (code: string) => void;
}

export function CountryIndex({ groups, chosen, choose }: CountryIndexProps) {
  const { t, i18n } = useTranslation();
  const pathTo = usePagePath();
  const hydrated = useHydrated();
  const click = (event: MouseEvent, code: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A second click resets it.
    choose(code === chosen ? "" : code);
  };
  const pageOf = (index: number) => {
    if (hydrated || groups[index]?.partners.length !== 0) return "";
    return pathTo(directoryPage(pageOfPosition(countPartners(groups.slice(0, index)))));
  };
  return (
    <nav className={styles.index} aria-label={t("directory.countries")}>
      <ul className={styles.list}>
        {groups.map(({ code, country, count }, index) => (
          <li key={code}>
            <a
              href={`${pageOf(index)}#${code}`}
              onClick={(event) => click(event, code)}
              aria-current={code === chosen || undefined}
            >
              {`${country} `}
              <span>{count.toLocaleString(i18n.language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
