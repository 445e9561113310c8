/** Small parts of the frame that are there for keyboards, screen readers and bad days. */
import { useTranslation } from "react-i18next";

/** First stop of the Tab key: jumps over the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t("shell.skip")}
    </a>
  );
}

/** Id of the message that is shown when a part of the page could not be loaded, even after loading it again. */
export const loadNoticeId = "load-notice";

/** Stands in the HTML, hidden, because the code that would render it may be what is missing. */
export function LoadNotice() {
  const { t } = useTranslation();
  return (
    <div id={loadNoticeId} className="load-notice" role="alert" hidden suppressHydrationWarning>
      {/* A form without an address loads the page again, without any script. */}
      <form>
        {t("error.outdated")} <button type="submit">{t("error.reload")}</button>
      </form>
    </div>
  );
}

/** Id of the message that is shown when a link was followed without a connection. */
export const offlineNoticeId = "offline-notice";

/** Says why nothing happened; the page one is on stays, where a browser's own error page would take it away. */
export function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <p id={offlineNoticeId} className="load-notice" role="alert" hidden suppressHydrationWarning>
      {t("error.offline")}
    </p>
  );
}

/** Id of the region that says the title of a page one has navigated to. */
export const announcerId = "announcer";

export function Announcer() {
  return <div id={announcerId} className="visually-hidden" aria-live="polite" suppressHydrationWarning />;
}
