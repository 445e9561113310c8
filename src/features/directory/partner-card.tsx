/** A partner with every way to reach it. */
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { PartnerContent } from "../../content/types.ts";
import { type ContactLink, contactsOf } from "./contacts.ts";
import { lettermark } from "./lettermark.ts";
import styles from "./partner-card.module.css";

/** Partners of one country, as a list. */
export function PartnerList({ partners }: { readonly partners: readonly PartnerContent[] }) {
  return (
    <ul className={styles.list}>
      {partners.map((partner) => (
        <PartnerCard key={partner.name} partner={partner} />
      ))}
    </ul>
  );
}

/** Not rendered again while one types: what it shows does not change. */
const PartnerCard = memo(function PartnerCard({ partner }: { readonly partner: PartnerContent }) {
  const { t } = useTranslation();
  const { name, logo, premium, address = [] } = partner;
  const lines = typeof address === "string" ? [address] : address;
  const contacts = contactsOf(partner);
  return (
    <li className={styles.card}>
      {logo === undefined ? (
        <span className={styles.mark} aria-hidden="true">
          {lettermark(name)}
        </span>
      ) : (
        <img className={styles.mark} src={logo.src} width="48" height="48" alt="" loading="lazy" />
      )}
      {/* Arabic reads from the right, but begins where the other names do: hence the direction is that of the words only. */}
      <h3>
        <span dir="auto">{name}</span>
      </h3>
      {premium && <b className={styles.ribbon}>{t("directory.premium")}</b>}
      {lines.length > 0 && (
        <p>
          <span dir="auto">{lines.join("\n")}</span>
        </p>
      )}
      {contacts.length > 0 && (
        <dl>
          {contacts.map(({ kind, links }) => [
            <dt key={kind}>{t(`directory.${kind}`)}</dt>,
            ...links.map((link) => (
              <dd key={kind + link.text}>
                <ContactValue {...link} />
              </dd>
            )),
          ])}
        </dl>
      )}
    </li>
  );
});

function ContactValue({ text, href }: ContactLink) {
  if (href === undefined) return text;
  return (
    <a href={href} dir="auto">
      {text}
    </a>
  );
}
