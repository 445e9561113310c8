import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/button.tsx";
import { HtmlText } from "../../components/html-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import { Results } from "../../components/results.tsx";
import type { PageProps } from "../../content/types.ts";
import { FoundOnPage } from "../../features/search/found-on-page.tsx";
import { SearchForm } from "../../features/search/search-form.tsx";
import { focusPlace } from "../../lib/focus-place.ts";
import { usePagePath } from "../../lib/path-language.ts";
import { useFilter } from "../../lib/use-filter.ts";
import type { Content } from "./compose.ts";
import styles from "./faq-page.module.css";

/** `link` from Lucide. */
const linkIcon =
  "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71";

const inAnswer = "(min-width: 75rem) 49rem, (min-width: 40rem) 93vw, 82vw";

/** The questions; with `?q=` what is found on the whole site. */
export default function FaqPage({ content }: PageProps<Content>) {
  const { title, intro, items, more, helpHref } = content;
  const pathTo = usePagePath();
  const { filter, search, type, leaveField } = useFilter();
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <div className={styles.body}>
        <div className={styles.list}>
          <SearchForm ref={search} onInput={type} onBlur={leaveField} />
          <Results>
            {filter.search.trim() === "" ? <AllQuestions items={items} /> : <FoundOnPage search={filter.search} />}
          </Results>
        </div>
        <aside className={styles.more}>
          <h2>{more.title}</h2>
          <p>{more.text}</p>
          <p>
            <ButtonLink href={pathTo({ route: "contact" })}>{more.link}</ButtonLink>
          </p>
          {more.helpLink !== undefined && (
            <p>
              <a href={helpHref}>{more.helpLink}</a>
            </p>
          )}
        </aside>
      </div>
    </>
  );
}

function AllQuestions({ items }: Pick<Content, "items">) {
  const { t } = useTranslation();
  useOpenQuestions();
  return (
    <div className={styles.questions}>
      {items.map(({ id, title, text, picture }, index) => (
        // Others may have been opened before hydration.
        <details key={id} open={index === 0} suppressHydrationWarning>
          <summary>
            <h2>{title}</h2>
          </summary>
          <div className={styles.answer}>
            {/* Beside the question, but in the answer: browsers open a closed question if the anchor is inside it. */}
            <a className={styles.permalink} id={id} rel="bookmark" href={`#${id}`}>
              <Icon path={linkIcon} />
              <span className="visually-hidden">
                {t("faq.permalink")}: {title}
              </span>
            </a>
            <HtmlText html={text} />
            {picture !== undefined && <Picture picture={picture} sizes={inAnswer} />}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Opens the question that the address leads to, where the browser does not. */
function useOpenQuestions(): void {
  // Before the page is scrolled to the question, and the focus goes there.
  useLayoutEffect(() => {
    const openByHash = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const question = target?.closest("details");
      if (target === null || question == null) return;
      question.open = true;
      // Not when the app starts: the reader may have scrolled on.
      if (!("ready" in document.documentElement.dataset)) return;
      target.scrollIntoView();
      focusPlace(target);
    };
    openByHash();
    window.addEventListener("hashchange", openByHash);
    return () => window.removeEventListener("hashchange", openByHash);
  }, []);
}
