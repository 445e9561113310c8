import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import { contactLinks } from "./contacts.ts";
import directoryStyles from "./directory.module.css";
import { lettermark } from "./lettermark.ts";
import styles from "./partner-card.module.css";
import type { SearchablePartner } from "./search.ts";

/** Options of a translation with a number: it selects the plural form, and is formatted for the language. */
export function counted(count: number, language: string) {
  return { count, replace: { count: count.toLocaleString(language) } };
}

/** Partners by country. The number is that of all, including those on other pages. */
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

/** Partners of several countries, each with its country. */
export function PartnersByRank({ found }: { readonly found: readonly SearchablePartner[] }) {
  return (
    <ul className={styles.list}>
      {found.map(({ partner, group }) => (
        <PartnerCard key={`${group.code} ${partner.name}`} partner={partner} country={group.country} />
      ))}
    </ul>
  );
}

/** Texts in Arabic letters are read by an Arabic voice, whatever the language of the page. */
const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? "ar" : undefined);

/** Longer addresses need two lines in a narrow card. */
const lettersOnLine = 30;

/** An address breaks before dots, a long one also after `@`: each break costs bytes in every card. */
function breakable(text: string): ReactNode {
  const breaks = text.length > lettersOnLine ? /@|(?=\.\p{L})/gu : /(?=\.\p{L})/gu;
  const parts = text.replaceAll(breaks, "$&\n").split("\n");
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay in their order.
  return parts.map((part, index) => (index === 0 ? part : [<wbr key={index} />, part]));
}

interface PartnerCardProps {
  readonly partner: PartnerContent;
  readonly country?: string;
}

/** Memoised: nothing in it changes while the visitor types. */
const PartnerCard = memo(function PartnerCard({ partner, country }: PartnerCardProps) {
  const { t } = useTranslation();
  const { name, logo, premium, address = [], contacts = [] } = partner;
  const place = [address].flat().join("\n");
  return (
    <li>
      {logo === undefined ? (
        <span className={styles.mark} aria-hidden="true">
          {lettermark(name)}
        </span>
      ) : (
        <img className={styles.mark} src={logo.src} width="48" height="48" alt="" loading="lazy" />
      )}
      <h3 lang={languageOf(name)}>{name}</h3>
      {premium && <b className={styles.ribbon}>{t("directory.premium")}</b>}
      {country !== undefined && <p>{country}</p>}
      {place !== "" && <p lang={languageOf(place)}>{place}</p>}
      {contacts.length > 0 && (
        <dl>
          {contacts.map((contact) => [
            <dt key={contact.kind}>{t(`directory.${contact.kind}`)}</dt>,
            ...contactLinks(contact).map((link) => (
              <dd key={contact.kind + link.text}>
                <a href={link.href} lang={languageOf(link.text)}>
                  {breakable(link.text)}
                </a>
              </dd>
            )),
          ])}
        </dl>
      )}
    </li>
  );
});
