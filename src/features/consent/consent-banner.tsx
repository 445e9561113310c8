/**
 * Asks for consent. It is in every document and needs no application: the script in the document decides whether it is shown
 * and takes its buttons. Read and reached by keyboard before the page it covers a part of; shown at the bottom.
 */
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { localizedPath } from "../../routes/routes.ts";
import styles from "./consent-banner.module.css";

export const consentBannerId = "consent";

export function ConsentBanner({ language }: { readonly language: string }) {
  const { t } = useTranslation();
  return (
    <section id={consentBannerId} className={styles.banner} aria-labelledby="consent-title" data-nosnippet="">
      <div className={styles.inner}>
        <div>
          <h2 id="consent-title" className={styles.title}>
            {t("consent.title")}
          </h2>
          <p>
            {`${t("consent.text")} `}
            <a href={localizedPath({ route: "privacyPolicy" }, language)}>{t("consent.policyLink")}</a>
          </p>
        </div>
        <div className={styles.actions}>
          {/* Yes and no look the same: neither is made easier to choose. */}
          <Button data-consent-press="no">{t("consent.decline")}</Button>
          <Button data-consent-press="yes">{t("consent.accept")}</Button>
          <Button look="plain" data-consent-press="preferences">
            {t("consent.customize")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Opens the preferences again, to change one's mind. Not there if no script runs: then there is nothing to change. */
export function ReopenButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.reopen} data-consent-press="preferences">
      {t("consent.reopen")}
    </button>
  );
}
