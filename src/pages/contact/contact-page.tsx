import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import type { IconName } from "../../components/icon-names.ts";
import { PageHeader } from "../../components/page-header.tsx";
import type { PageProps } from "../../content/types.ts";
import { MessageForm } from "../../features/message/message-form.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";
import styles from "./contact-page.module.css";

export default function ContactPage({ content, language }: PageProps<Content>) {
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
          <Way icon="mail" title={sales.title} text={sales.text}>
            <a href={`mailto:${emails.sales}`}>{emails.sales}</a>
          </Way>
          <Way icon="life-buoy" title={support.title} text={support.text}>
            <a href={helpHref}>{support.helpLink}</a>
            <a href={`mailto:${emails.support}`}>{emails.support}</a>
          </Way>
          <Way icon="users" title={partners.title} text={partners.text}>
            <a href={localizedPath({ route: "partners" }, language)}>{partners.link}</a>
          </Way>
          <Way icon="map-pin" title={office.title} text={office.text}>
            <address>{[company.name, ...company.lines].join("\n")}</address>
          </Way>
        </div>
      </div>
    </>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
