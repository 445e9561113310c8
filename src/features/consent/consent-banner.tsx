/** In every document; the inline script shows it and handles its buttons. First in tab order: it covers the page. */
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import { privacyPolicy } from "../../routes/routes.ts";
import styles from "./consent-banner.module.css";

export const consentBannerId = "consent";

export function ConsentBanner() {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  return (
    <section id={consentBannerId} className={styles.banner} aria-labelledby="consent-title" data-nosnippet="">
      <div className={styles.inner}>
        <div>
          <h2 id="consent-title" className={styles.title}>
            {t("consent.title")}
          </h2>
          <p>
            {`${t("consent.text")} `}
            <a href={pathTo(privacyPolicy)}>{t("consent.policyLink")}</a>
          </p>
        </div>
        <div className={styles.actions}>
          {/* Yes and no look the same: neither is made easier to choose. */}
          <Button data-consent-action="no">{t("consent.decline")}</Button>
          <Button data-consent-action="yes">{t("consent.accept")}</Button>
          <Button look="plain" data-consent-action="preferences">
            {t("consent.customize")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Opens the preferences again. Hidden without JavaScript, when there is nothing to change. */
export function ReopenButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.reopen} data-consent-action="preferences">
      {t("consent.reopen")}
    </button>
  );
}
