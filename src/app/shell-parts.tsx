/** Small parts of the frame that are there for keyboards, screen readers and bad days. */
import { useTranslation } from "react-i18next";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { loadNoticeId } from "./load-notice.ts";
import styles from "./shell-parts.module.css";

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t("shell.skip")}
    </a>
  );
}

/** Stands in the HTML, hidden, because the code that would render it may be what is missing. */
export function LoadNotice() {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Notice tone="warning" id={loadNoticeId} role="alert" hidden suppressHydrationWarning>
        {/* A form without an address loads the page again, without any script. */}
        <form className={styles.reload}>
          {t("error.outdated")}{" "}
          <Button type="submit" look="small">
            {t("error.reload")}
          </Button>
        </form>
      </Notice>
    </div>
  );
}

export const offlineNoticeId = "offline-notice";

/** Says why nothing happened; the page one is on stays, while a browser's own error page would take it away. */
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

export const announcerId = "announcer";

/** Says the title of a page one has navigated to. */
export function Announcer() {
  return <div id={announcerId} className="visually-hidden" aria-live="polite" suppressHydrationWarning />;
}
