/** How many results a search has, what to do if there is none, and another try if it failed. */
import { useTranslation } from "react-i18next";
import { Button, ButtonLink, ButtonRow } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import styles from "./search-form.module.css";

interface SearchStateProps {
  readonly search: string;
  /** `undefined` while the index is loaded. */
  readonly count: number | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** A link of those offered is followed. */
  readonly onFollow?: () => void;
}

export function SearchState({ search, count, hasFailed, retry, onFollow }: SearchStateProps) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  if (hasFailed) {
    return (
      <Notice tone="warning" role="alert">
        <p>{t("search.failed")}</p>
        <Button look="small" onClick={retry}>
          {t("search.retry")}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {search.trim() !== "" && count === undefined && t("search.loading")}
        {count !== undefined && (count > 0 ? t("search.results", { count }) : t("search.empty"))}
      </p>
      {count === 0 && (
        <ButtonRow>
          {(["faq", "partners", "contact"] as const).map((route) => (
            <ButtonLink key={route} look="quiet" href={pathTo({ route })} onClick={onFollow}>
              {t(`nav.${route}`)}
            </ButtonLink>
          ))}
        </ButtonRow>
      )}
    </>
  );
}
