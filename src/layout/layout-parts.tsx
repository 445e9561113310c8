/** Small parts of the layout for keyboards, screen readers and failures. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../components/button-link.tsx";
import { Notice } from "../components/notice.tsx";
import { loadNoticeId, offlineNoticeId } from "../lib/notices.ts";
import styles from "./layout-parts.module.css";

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t("shell.skip")}
    </a>
  );
}

/** Shown by `showNotice`, also in the inline script. */
export function FailureNotices() {
  const { t } = useTranslation();
  return (
    <>
      <HiddenNotice id={loadNoticeId}>
        {t("error.outdated")}{" "}
        {/* The address of this page with its query. With a target the app does not handle the click. */}
        <ButtonLink look="small" href="" target="_top">
          {t("error.reload")}
        </ButtonLink>
      </HiddenNotice>
      <HiddenNotice id={offlineNoticeId}>{t("error.offline")}</HiddenNotice>
    </>
  );
}

function HiddenNotice({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Notice tone="warning" id={id} role="alert" hidden suppressHydrationWarning>
        {children}
      </Notice>
    </div>
  );
}
