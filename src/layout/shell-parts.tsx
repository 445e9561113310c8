/** Small parts of the frame that are there for keyboards, screen readers and bad days. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../components/button-link.tsx";
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

/** Shown by the script in the document. Its link needs no script. */
export function LoadNotice() {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Notice tone="warning" id={loadNoticeId} role="alert" hidden suppressHydrationWarning>
        <div className={styles.reload}>
          {t("error.outdated")}{" "}
          {/* The address of this page, query included. The target keeps the application from answering. */}
          <ButtonLink look="small" href="" target="_top">
            {t("error.reload")}
          </ButtonLink>
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
