/** The search field of a page. Until the app has started, it leads to the page that shows what is found. */
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../components/search-field.tsx";
import { usePathLanguage } from "../../lib/path-language.ts";
import { localizedPath } from "../../routes/routes.ts";
import styles from "./search-form.module.css";
import { finders } from "./use-finder.ts";

export function SearchForm(props: Pick<ComponentProps<typeof SearchField>, "ref" | "onInput" | "onFocus" | "onBlur">) {
  const { t } = useTranslation();
  const language = usePathLanguage();
  // A failure shows when something is searched.
  const load = () => void finders.load(language).catch(() => {});
  return (
    <search className={styles.search} onFocus={load}>
      <form
        method="get"
        action={localizedPath({ route: "faq" }, language)}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField name="q" label={t("search.label")} placeholder={t("search.placeholder")} {...props} />
      </form>
    </search>
  );
}
