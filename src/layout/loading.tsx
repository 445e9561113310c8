/** Says that the next page is loading: a line below the header, and a status. */
import { useTranslation } from "react-i18next";
import styles from "./loading.module.css";

export function Loading({ isLoading }: { readonly isLoading: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.line} role="status">
      {isLoading && <span className="visually-hidden">{t("shell.loading")}</span>}
    </p>
  );
}
