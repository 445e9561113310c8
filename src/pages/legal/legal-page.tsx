import { useTranslation } from "react-i18next";
import { HtmlText } from "../../components/html-text.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { PageContents, PageProps } from "../../content/types.ts";
import styles from "./legal-page.module.css";

/** Terms of use and privacy policy. */
export default function LegalPage({ content }: PageProps<PageContents["termsOfUse" | "privacyPolicy"]>) {
  const { t } = useTranslation();
  const { title, intro, updated, sections } = content;
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
