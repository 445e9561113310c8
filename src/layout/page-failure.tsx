import { useTranslation } from "react-i18next";
import { Button } from "../components/button.tsx";
import { ButtonLink, ButtonRow } from "../components/button-link.tsx";
import { Notice } from "../components/notice.tsx";
import { localizedPath } from "../routes/routes.ts";
import styles from "./page-failure.module.css";

/** Replaces a page that failed to render. */
export function PageFailure({ language }: { readonly language: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure}>
      <Notice tone="danger" role="alert">
        <h1 tabIndex={-1}>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        <ButtonRow>
          <Button onClick={() => window.location.reload()}>{t("error.reload")}</Button>
          <ButtonLink look="quiet" href={localizedPath({ route: "home" }, language)}>
            {t("error.home")}
          </ButtonLink>
        </ButtonRow>
      </Notice>
    </div>
  );
}
