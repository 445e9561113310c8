import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { LocalBusinessLeaf } from "schema-dts";
import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import { contactLinks } from "./contacts.ts";
import directoryStyles from "./directory.module.css";
import { lettermark } from "./lettermark.ts";
import styles from "./partner-card.module.css";
import type { SearchablePartner } from "./search.ts";

/** What a text that counts is given: its plural form follows from the number, which is written as the language does. */
export function counted(count: number, language: string) {
  return { count, replace: { count: count.toLocaleString(language) } };
}

/** Partners by country, each country with the number of all that it has. */
export function PartnerGroups({ groups }: { readonly groups: readonly PartnerGroup[] }) {
  const { t, i18n } = useTranslation();
  return groups.map(({ code, country, count, partners }) => (
    <section key={code} className={directoryStyles.group}>
      <h2 id={code}>
        {`${country} `}
        <small>{t("directory.results", counted(count, i18n.language))}</small>
      </h2>
      <PartnerList partners={partners} />
    </section>
  ));
}

export function PartnerList({ partners }: { readonly partners: readonly PartnerContent[] }) {
  return (
    <ul className={styles.list}>
      {partners.map((partner) => (
        <PartnerCard key={partner.name} partner={partner} />
      ))}
    </ul>
  );
}

/** Partners of several countries, each with the name of its own. */
export function SimilarList({ found }: { readonly found: readonly SearchablePartner[] }) {
  return (
    <ul className={styles.list}>
      {found.map(({ partner, group }) => (
        <PartnerCard key={`${group.code} ${partner.name}`} partner={partner} country={group.country} />
      ))}
    </ul>
  );
}

interface PartnerCardProps {
  readonly partner: PartnerContent;
  readonly country?: string;
}

/** What the card shows, for programs, in the words of schema.org. */
type Told = keyof LocalBusinessLeaf;

/** Not rendered again while one types: what it shows does not change. */
const PartnerCard = memo(function PartnerCard({ partner, country }: PartnerCardProps) {
  const { t } = useTranslation();
  const { name, logo, premium, address = [], contacts = [] } = partner;
  const lines = typeof address === "string" ? [address] : address;
  return (
    <li itemType={lines.length > 0 ? "https://schema.org/LocalBusiness" : undefined} itemScope>
      {logo === undefined ? (
        <span className={styles.mark} aria-hidden="true">
          {lettermark(name)}
        </span>
      ) : (
        <img className={styles.mark} src={logo.src} width="48" height="48" alt="" loading="lazy" />
      )}
      <h3 itemProp={"name" satisfies Told}>{name}</h3>
      {premium && <b className={styles.ribbon}>{t("directory.premium")}</b>}
      {country !== undefined && <p>{country}</p>}
      {lines.length > 0 && <p itemProp={"address" satisfies Told}>{lines.join("\n")}</p>}
      {contacts.length > 0 && (
        <dl>
          {contacts.map((contact) => [
            <dt key={contact.kind}>{t(`directory.${contact.kind}`)}</dt>,
            ...contactLinks(contact).map((link) => (
              <dd key={contact.kind + link.text}>
                <a href={link.href}>{link.text}</a>
              </dd>
            )),
          ])}
        </dl>
      )}
    </li>
  );
});
