/** Small parts of the frame that are there for keyboards, screen readers and bad days. */
import { useTranslation } from "react-i18next";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { loadNoticeId, offlineNoticeId } from "../lib/notices.ts";
import styles from "./shell-parts.module.css";

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t("shell.skip")}
    </a>
  );
}

/** Shown by the script in the document, which also answers its button. */
export function LoadNotice() {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Notice tone="warning" id={loadNoticeId} role="alert" hidden suppressHydrationWarning>
        <div className={styles.reload}>
          {t("error.outdated")}{" "}
          <Button look="small" data-reload="">
            {t("error.reload")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** Says why nothing happened. A browser's own error page would take the page away. */
export function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Notice tone="warning" id={offlineNoticeId} role="alert" hidden suppressHydrationWarning>
        <p>{t("error.offline")}</p>
      </Notice>
    </div>
  );
}
