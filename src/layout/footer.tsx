import { useTranslation } from "react-i18next";
import { Icon } from "../components/icon.tsx";
import { shell } from "../content/shell.ts";
import { ReopenButton } from "../features/consent/consent-banner.tsx";
import { localizedPath, type PageMatch } from "../routes/routes.ts";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { clickEvent, SiteLink, type SiteLinkEntry } from "./site-links.tsx";

export function Footer({ match }: { readonly match: PageMatch }) {
  const { t } = useTranslation();
  const { paymentsPicture } = shell;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Column title={t("footer.support")} entries={shell.footer.support} match={match}>
          {shell.payment.map(({ label, href }) => (
            <li key={label}>
              <a href={href.replaceAll("{lang}", match.language)} data-event={clickEvent(label)}>
                {t(`payment.${label}`)}
              </a>
            </li>
          ))}
        </Column>
        <Column title={t("footer.company")} entries={shell.footer.company} match={match}>
          <li>
            <ReopenButton />
          </li>
        </Column>
        <ContactColumn language={match.language} />
      </div>
      <div className={styles.end}>
        <ul aria-label={t("footer.social")}>
          {shell.social.map(({ name, url, icon, picture }) => (
            <li key={name}>
              <a href={url}>
                {icon !== undefined && <Icon path={icon} />}
                {picture !== undefined && <img src={picture} width={20} height={20} alt="" loading="lazy" />}
                {name}
              </a>
            </li>
          ))}
        </ul>
        <LanguageSwitch match={match} landmark={false} />
        <img
          src={paymentsPicture.src}
          width={paymentsPicture.width}
          height={paymentsPicture.height}
          alt={t("footer.payments", { cards: shell.payments[match.language] ?? "" })}
          loading="lazy"
        />
      </div>
    </footer>
  );
}

function ContactColumn({ language }: { readonly language: string }) {
  const { t } = useTranslation();
  const { company, emails } = shell;
  return (
    <section>
      <h2>{t("footer.contact")}</h2>
      <address className={styles.address}>
        <b>{company.name}</b>
        {["", ...company.lines, company.country[language]].join("\n")}
      </address>
      <ul>
        <li>
          <a href={`mailto:${emails.sales}`}>{emails.sales}</a>
        </li>
        <li>
          <a href={localizedPath({ route: "contact" }, language)}>{t("nav.contact")}</a>
        </li>
      </ul>
    </section>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly entries: readonly SiteLinkEntry[];
  readonly match: PageMatch;
  readonly children?: React.ReactNode;
}

function Column({ title, entries, match, children }: ColumnProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <SiteLink entry={entry} match={match} />
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}
