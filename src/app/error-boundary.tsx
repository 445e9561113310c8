/** Where a page fails to render, the frame stays and offers a way on. */
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../components/button.tsx";
import { ButtonLink, ButtonRow } from "../components/button-link.tsx";
import { Notice } from "../components/notice.tsx";
import { localizedPath } from "../routes/routes.ts";
import styles from "./error-boundary.module.css";

interface Props {
  readonly language: string;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error("The page could not be shown", error);
  }

  override render() {
    return this.state.failed ? <PageFailure language={this.props.language} /> : this.props.children;
  }
}

function PageFailure({ language }: { readonly language: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure}>
      <Notice tone="danger" role="alert">
        <h1 tabIndex={-1}>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        <ButtonRow>
          <Button onClick={() => window.location.reload()}>{t("error.reload")}</Button>
          <ButtonLink look="quiet" to={localizedPath({ route: "home" }, language)}>
            {t("error.home")}
          </ButtonLink>
        </ButtonRow>
      </Notice>
    </div>
  );
}
