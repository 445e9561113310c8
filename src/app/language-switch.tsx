/** Leads to the same page in another language. Query and hash are added when it is used, see `link-navigation.ts`. */
import { useTranslation } from "react-i18next";
import { shell } from "../content/shell.ts";
import { localizedPath, type PageMatch } from "../routes/routes.ts";
import styles from "./language-switch.module.css";

export function LanguageSwitch({ match }: { readonly match: PageMatch }) {
  const { t } = useTranslation();
  if (shell.languages.length < 2) return null;
  return (
    <nav aria-label={t("shell.language")} className={styles.switch}>
      <ul className={styles.list}>
        {shell.languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={localizedPath(match, code)}
              hrefLang={code}
              lang={code}
              data-language={code}
              {...(code === match.language ? { "aria-current": "true" as const } : {})}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
