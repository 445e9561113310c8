import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlainContent } from "../../../scripts/content/compose/context.ts";
import { ButtonLink } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Receipt } from "../../components/receipt.tsx";
import { addresses } from "../../content/shell.ts";
import type { PageProps } from "../../content/types.ts";
import { FoundOnPage } from "../../features/search/found-on-page.tsx";
import { SearchForm } from "../../features/search/search-form.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import { readText } from "../../lib/use-query.ts";
import styles from "./not-found-page.module.css";
import type { translations } from "./schema.ts";

const suggestions = ["features", "download", "plugins", "faq", "releaseNotes", "partners", "contact"] as const;

export default function NotFoundPage({ content }: PageProps<PlainContent<typeof translations>>) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  const { code, title, text, home } = content;
  const [search, setSearch] = useState("");
  const field = useFilledField(setSearch);
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <SearchForm ref={field} onFocus={({ currentTarget }) => setSearch(currentTarget.value)} onInput={setSearch} />
        <ButtonLink href={pathTo({ route: "home" })}>{home}</ButtonLink>
      </div>
      {search.trim() !== "" && (
        <div className={styles.found}>
          <FoundOnPage search={search} />
        </div>
      )}
      <nav className={styles.suggestions} aria-labelledby="suggestions">
        <Receipt>
          <h2 id="suggestions">{content.suggestions.title}</h2>
          <ul className={styles.list}>
            {suggestions
              .filter((route) => !addresses.missing?.includes(route))
              .map((route) => (
                <li key={route}>
                  <a href={pathTo({ route })}>
                    {t(`nav.${route}`)}
                    <Icon path="M5 12h14m-7-7l7 7l-7 7" />
                  </a>
                </li>
              ))}
          </ul>
        </Receipt>
      </nav>
    </div>
  );
}

/** The search field has the words of the address, unless something was typed before the app started. */
function useFilledField(show: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null) return;
    current.value ||= wordsOf(window.location.pathname);
    if (document.activeElement === current) show(current.value);
  }, [show]);
  return field;
}

/** `/en/blog/price-lists.html` → `price lists` */
function wordsOf(pathname: string): string {
  const [, , ...parts] = pathname.replace(/(?:\.\w+)?\/?$/, "").split("/");
  try {
    return readText(decodeURIComponent(parts.at(-1) ?? "").replaceAll(/[-_+]+/g, " "));
  } catch {
    return "";
  }
}
