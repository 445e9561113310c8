import { useTranslation } from "react-i18next";
import styles from "./reopen-button.module.css";

/** Opens the preferences again, to change one's mind. Not there if no script runs: then there is nothing to change. */
export function ReopenButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.reopen} data-consent-press="preferences">
      {t("consent.reopen")}
    </button>
  );
}
