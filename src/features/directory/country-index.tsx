/** Where there are partners: every country with its number, as a ledger. Leads to the country's partners without script. */
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PartnerGroup } from "../../content/types.ts";
import styles from "./country-index.module.css";
import { everything } from "./search.ts";

interface CountryIndexProps {
  readonly groups: readonly PartnerGroup[];
  readonly chosen: string;
  readonly choose: (code: string) => void;
}

export function CountryIndex({ groups, chosen, choose }: CountryIndexProps) {
  const { t } = useTranslation();
  const press = (event: MouseEvent, code: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Pressed again it is let go.
    choose(code === chosen ? everything.country : code);
  };
  return (
    <nav className={styles.index} aria-label={t("directory.countries")}>
      <ul className={styles.list}>
        {groups.map(({ code, country, partners }) => (
          <li key={code}>
            <a
              href={`#${code}`}
              data-code={code}
              onClick={(event) => press(event, code)}
              {...(code === chosen ? { "aria-current": "true" as const } : {})}
            >
              {`${country} `}
              <span>{partners.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
