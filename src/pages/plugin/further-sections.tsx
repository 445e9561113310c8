/** The lower part of a plugin's page: where to read on. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { PaidBadge } from "../../features/billing/billed-price.tsx";
import { PartnerList } from "../../features/directory/partner-card.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";
import styles from "./further-sections.module.css";

/** Partners that one sees without asking for more. */
const shownAtFirst = 10;

const externalLink = "M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6";

export function FurtherSections({ content: { help, partners, related } }: PageProps<Content>) {
  return (
    <>
      {partners !== undefined && partners.list.length > 0 && <AuthorizedPartners {...partners} />}
      {help.length > 0 && <HelpArticles help={help} />}
      <RelatedPlugins related={related} />
    </>
  );
}

function HelpArticles({ help }: Pick<Content, "help">) {
  const { t } = useTranslation();
  return (
    <Section title={t("plugin.learnMore")} split>
      <ul className={styles.help}>
        {help.map(({ id, href, title, foreign }) => (
          <li key={id}>
            <a href={href} {...foreign}>
              {title}
              <Icon path={externalLink} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AuthorizedPartners({ country, list }: NonNullable<Content["partners"]>) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  const further = list.slice(shownAtFirst);
  return (
    <Section
      id="partners"
      title={t("plugin.authorizedPartners")}
      intro={t("plugin.authorizedPartnersText")}
      tone="sunken"
    >
      <PartnerList partners={list.slice(0, shownAtFirst)} />
      {further.length > 0 && (
        <details className={styles.further}>
          <summary>{t("plugin.morePartners")}</summary>
          <PartnerList partners={further} />
        </details>
      )}
      <p>
        <ButtonLink href={`${pathTo({ route: "partners" })}?country=${country}#${country}`} look="quiet">
          {t("plugin.openDirectory")}
        </ButtonLink>
      </p>
    </Section>
  );
}

function RelatedPlugins({ related }: Pick<Content, "related">) {
  const { t } = useTranslation();
  return (
    <Section title={t("plugin.related")}>
      <ul className={styles.plugins}>
        {related.map(({ slug, href, name, description, picture, free, foreign }) => (
          <li key={slug}>
            <div className={styles.screen}>
              <Picture picture={picture} sizes="(min-width: 75rem) 24rem, 30vw" />
            </div>
            <h3>
              <a href={href} {...foreign}>
                {name}
              </a>
            </h3>
            <PaidBadge free={free} />
            <p {...foreign}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
