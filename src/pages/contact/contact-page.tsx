import { PageHeader } from "../../components/page-header.tsx";
import type { PageContents, PageProps } from "../../content/types.ts";
import { MessageForm } from "../../features/message/message-form.tsx";
import { localizedPath } from "../../routes/routes.ts";
import styles from "./contact-page.module.css";

export default function ContactPage({ content, language }: PageProps<PageContents["contact"]>) {
  const { title, intro, form, message, office, company, sales, support, emails, helpHref, partners } = content;
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <div className={styles.body}>
        <section className={styles.form}>
          <h2>{form.title}</h2>
          <p>{form.text}</p>
          <MessageForm endpoint={message.endpoint} maxLength={message.maxLength} />
        </section>
        <div className={styles.ways}>
          <section>
            <h2>{sales.title}</h2>
            <p>{sales.text}</p>
            <a href={`mailto:${emails.sales}`}>{emails.sales}</a>
          </section>
          <section>
            <h2>{support.title}</h2>
            <p>{support.text}</p>
            <a href={helpHref}>{support.helpLink}</a>
            <a href={`mailto:${emails.support}`}>{emails.support}</a>
          </section>
          <section>
            <h2>{partners.title}</h2>
            <p>{partners.text}</p>
            <a href={localizedPath({ route: "partners" }, language)}>{partners.link}</a>
          </section>
          <section>
            <h2>{office.title}</h2>
            <address>{[company.name, ...company.lines].join("\n")}</address>
            <p>{office.text}</p>
          </section>
        </div>
      </div>
    </>
  );
}
