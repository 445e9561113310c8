import type { PlainContent } from "../../scripts/content/emit/context.ts";
import type { textPage } from "../../scripts/content/schema/text-page.ts";
import type { PageProps } from "../content/types.ts";
import { Contents } from "./contents.tsx";
import { HtmlText } from "./html-text.tsx";
import { PageHeader } from "./page-header.tsx";
import styles from "./text-page.module.css";

type Content = PlainContent<ReturnType<typeof textPage>>;

/** A long text in sections, with a table of contents. */
export function TextPage({ content: { title, intro, updated, sections } }: PageProps<Content>) {
  return (
    <>
      <PageHeader title={title} intro={intro}>
        <p className={styles.updated}>{updated}</p>
      </PageHeader>
      <div className={styles.body}>
        <Contents entries={sections} className={styles.contents} />
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              <HtmlText html={section.text} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
