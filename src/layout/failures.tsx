/** What a visitor sees if something fails or is missing. */
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink, ButtonRow } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { labelsOf } from "../content/shell.ts";
import { loadNoticeId, offlineNoticeId } from "../lib/notices.ts";
import { usePagePath, usePathLanguage } from "../lib/path-language.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import styles from "./failures.module.css";

/** Shown by `showNotice`; the first one also by the inline script. */
export function FailureNotices() {
  const { t } = useTranslation();
  return (
    <>
      <HiddenNotice id={loadNoticeId} text={t("error.outdated")}>
        {/* The address of this page with its query. With a target the app does not handle the click. */}
        <ButtonLink look="small" href="" target="_top">
          {t("error.reload")}
        </ButtonLink>
      </HiddenNotice>
      {useHydrated() && <HiddenNotice id={offlineNoticeId} text={t("error.offline")} />}
    </>
  );
}

interface HiddenNoticeProps {
  readonly id: string;
  readonly text: string;
  /** A button before the one that closes it. */
  readonly children?: ReactNode;
}

function HiddenNotice({ id, text, children }: HiddenNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Notice tone="warning" id={id} role="alert" hidden suppressHydrationWarning>
        <p>{text}</p>
        {children}
        <Button look="small">{t("error.close")}</Button>
      </Notice>
    </div>
  );
}

/** On a page that is not translated yet: says so in the visitor's language. */
export function UntranslatedNotice() {
  const { t } = useTranslation();
  return (
    <div className={styles.untranslated} {...labelsOf(usePathLanguage())}>
      <Notice>
        <p>{t("shell.untranslated")}</p>
      </Notice>
    </div>
  );
}

/** Replaces a page that failed to render. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error("The page could not be shown", error);
  }

  override render() {
    return this.state.failed ? <PageFailure /> : this.props.children;
  }
}

function PageFailure() {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  return (
    <div className={styles.failure}>
      <Notice tone="danger" role="alert">
        <h1 tabIndex={-1}>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        <ButtonRow>
          <Button onClick={() => window.location.reload()}>{t("error.reload")}</Button>
          <ButtonLink look="quiet" href={pathTo({ route: "home" })}>
            {t("error.home")}
          </ButtonLink>
        </ButtonRow>
      </Notice>
    </div>
  );
}
