import { HtmlText } from "../../components/html-text.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { PageProps } from "../../content/types.ts";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";
import styles from "./impressum-page.module.css";

export default function ImpressumPage({ content, language }: PageProps<Content>) {
  const { title, intro, labels, contactLink, company, managingDirector, email, register, vatId, sections } = content;
  const form = <a href={localizedPath({ route: "contact" }, language)}>{contactLink}</a>;
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <div className={styles.body}>
        <Ledger
          rows={[
            { label: labels.company, value: company.name },
            { label: labels.address, value: <span className={styles.lines}>{company.lines.join("\n")}</span> },
            { label: labels.managingDirector, value: managingDirector },
            { label: labels.email, value: <a href={`mailto:${email}`}>{email}</a> },
            ...(contactLink === undefined ? [] : [{ label: labels.contact, value: form }]),
            { label: labels.register, value: register },
            { label: labels.vatId, value: vatId },
          ]}
        />
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={styles.section}>
            <h2>{section.title}</h2>
            <HtmlText html={section.text} />
          </section>
        ))}
      </div>
    </>
  );
}
