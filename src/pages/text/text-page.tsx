import { useTranslation } from "react-i18next";
import { Contents } from "../../components/contents.tsx";
import { HtmlText } from "../../components/html-text.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { PageProps } from "../../content/types.ts";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";
import styles from "./text-page.module.css";

/** From so many sections on, a text has a table of contents, and numbers. */
const longText = 5;

/** A text in sections. */
export default function TextPage({ content }: PageProps<Content>) {
  const { t } = useTranslation();
  const { title, intro, updated, company, sections } = content;
  const isLong = sections.length >= longText;
  const text = (
    <>
      {company !== undefined && <CompanyDetails company={company} />}
      {sections.map((section) => (
        <section key={section.id} id={section.id} className={isLong ? undefined : styles.section}>
          <h2>{section.title}</h2>
          <HtmlText html={section.text} />
        </section>
      ))}
    </>
  );
  return (
    <>
      <PageHeader title={title} intro={intro}>
        {updated !== undefined && <p className={styles.updated}>{t("shell.updated", { date: updated })}</p>}
      </PageHeader>
      {isLong ? (
        <div className={styles.body}>
          <Contents entries={sections} className={styles.contents} />
          <div className={styles.sections}>{text}</div>
        </div>
      ) : (
        <div className={styles.short}>{text}</div>
      )}
    </>
  );
}

function CompanyDetails({ company }: { readonly company: NonNullable<Content["company"]> }) {
  const pathTo = usePagePath();
  const { labels, name, lines, managingDirector, email, register, vatId } = company;
  const { contactLink } = labels;
  const form = <a href={pathTo({ route: "contact" })}>{contactLink}</a>;
  return (
    <Ledger
      rows={[
        { label: labels.name, value: name },
        { label: labels.address, value: <span className={styles.lines}>{lines.join("\n")}</span> },
        { label: labels.managingDirector, value: managingDirector },
        { label: labels.email, value: <a href={`mailto:${email}`}>{email}</a> },
        ...(contactLink === undefined ? [] : [{ label: labels.contact, value: form }]),
        { label: labels.register, value: register },
        { label: labels.vatId, value: vatId },
      ]}
    />
  );
}
