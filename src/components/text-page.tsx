import { useTranslation } from "react-i18next";
import type { PlainContent } from "../../scripts/content/emit/context.ts";
import type { textPage } from "../../scripts/content/schema/text-page.ts";
import type { PageProps } from "../content/types.ts";
import { HtmlText } from "./html-text.tsx";
import { PageHeader } from "./page-header.tsx";
import styles from "./text-page.module.css";

type Content = PlainContent<ReturnType<typeof textPage>>;

/** A long text in sections, with a table of contents. */
export function TextPage({ content: { title, intro, updated, sections } }: PageProps<Content>) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} intro={intro}>
        <p className={styles.updated}>{updated}</p>
      </PageHeader>
      <div className={styles.body}>
        <nav className={styles.contents} aria-labelledby="contents">
          <p id="contents">{t("shell.contents")}</p>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              <HtmlText html={section.html} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
