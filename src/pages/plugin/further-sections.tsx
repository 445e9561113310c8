/** The lower part of a plugin's page: where to read on. */
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { ButtonLink } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { PartnerList } from "../../features/directory/partner-card.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";
import styles from "./further-sections.module.css";

const externalLink = "M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6";

export function FurtherSections({ content: { help, partners, related }, language }: PageProps<Content>) {
  return (
    <>
      {help.length > 0 && <HelpArticles help={help} />}
      {partners !== undefined && <AuthorizedPartners {...partners} language={language} />}
      <RelatedPlugins related={related} />
    </>
  );
}

function HelpArticles({ help }: Pick<Content, "help">) {
  const { t } = useTranslation();
  return (
    <Section title={t("plugin.learnMore")} split>
      <ul className={styles.help}>
        {help.map(({ id, href, title }) => (
          <li key={id}>
            <a href={href}>
              {title}
              <Icon path={externalLink} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type AuthorizedPartnersProps = NonNullable<Content["partners"]> & { readonly language: string };

function AuthorizedPartners({ country, list, language }: AuthorizedPartnersProps) {
  const { t } = useTranslation();
  const directory = localizedPath({ route: "partners" }, language);
  // A country without partners cannot be chosen in the directory.
  const isEmpty = list.length === 0;
  return (
    <Section title={t("plugin.authorizedPartners")} intro={t("plugin.authorizedPartnersText")} tone="sunken">
      {!isEmpty && <PartnerList partners={list} />}
      <p>
        <ButtonLink href={isEmpty ? directory : `${directory}?country=${country}`} look="quiet">
          {t("plugin.openDirectory")}
        </ButtonLink>
      </p>
    </Section>
  );
}

function RelatedPlugins({ related }: Pick<Content, "related">) {
  const { t } = useTranslation();
  return (
    <Section title={t("plugin.related")} split>
      <ul className={styles.plugins}>
        {related.map(({ slug, href, name, description, free }) => (
          <li key={slug}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <Badge tone={free ? "accent" : "amber"}>{free ? t("billing.free") : t("billing.paid")}</Badge>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
