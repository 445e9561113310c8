/** Links to the same page in other languages. `keep-language.ts` completes the address on a click. */
import { useTranslation } from "react-i18next";
import { shell } from "../content/shell.ts";
import { localizedPath, type PageMatch } from "../routes/routes.ts";
import styles from "./language-switch.module.css";

interface LanguageSwitchProps {
  readonly match: PageMatch;
  /** Two landmarks must not have the same name, so the second one on a page is only a list. */
  readonly landmark?: boolean;
}

export function LanguageSwitch({ match, landmark = true }: LanguageSwitchProps) {
  const { t } = useTranslation();
  if (shell.languages.length < 2) return null;
  const Element = landmark ? "nav" : "div";
  const label = { "aria-label": t("shell.language") };
  return (
    <Element className={styles.switch} {...(landmark ? label : {})}>
      <ul className={styles.list} {...(landmark ? {} : label)}>
        {shell.languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={localizedPath(match, code)}
              hrefLang={code}
              lang={code}
              aria-current={code === match.language || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Element>
  );
}
