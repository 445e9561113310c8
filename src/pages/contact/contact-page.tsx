import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { PageProps } from "../../content/types.ts";
import { MessageForm } from "../../features/message/message-form.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";
import styles from "./contact-page.module.css";

/** From Lucide. */
const icons = {
  mail: "m22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
  lifeBuoy:
    "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4.93 4.93l4.24 4.24m5.66 0l4.24-4.24m-4.24 9.9l4.24 4.24m-9.9-4.24l-4.24 4.24M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  users:
    "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  mapPin:
    "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
};

export default function ContactPage({ content }: PageProps<Content>) {
  const { title, intro, form, message, office, company, sales, support, emails, helpHref, partners } = content;
  const pathTo = usePagePath();
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <div className={styles.body}>
        {message !== undefined && (
          <section className={styles.form}>
            <h2>{form.title}</h2>
            <MessageForm endpoint={message.endpoint} maxLength={message.maxLength} email={emails.support}>
              <p className={styles.hint}>{form.text}</p>
            </MessageForm>
          </section>
        )}
        <div className={styles.ways}>
          <ContactOption icon={icons.mail} title={sales.title} text={sales.text}>
            <a href={`mailto:${emails.sales}`}>{emails.sales}</a>
          </ContactOption>
          <ContactOption icon={icons.lifeBuoy} title={support.title} text={support.text}>
            <a href={helpHref}>{support.helpLink}</a>
            <a href={`mailto:${emails.support}`}>{emails.support}</a>
          </ContactOption>
          <ContactOption icon={icons.users} title={partners.title} text={partners.text}>
            <a href={pathTo({ route: "partners" })}>{partners.link}</a>
          </ContactOption>
          <ContactOption icon={icons.mapPin} title={office.title} text={office.text}>
            <address>{[company.name, ...company.lines].join("\n")}</address>
          </ContactOption>
        </div>
      </div>
    </>
  );
}

interface ContactOptionProps {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function ContactOption({ icon, title, text, children }: ContactOptionProps) {
  return (
    <section>
      <Icon path={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
