import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/button-link.tsx";
import { Section } from "../../components/section.tsx";
import { PartnerList } from "../../features/directory/partner-card.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";

interface AuthorizedPartnersProps {
  readonly partners: NonNullable<Content["partners"]>;
  readonly language: string;
}

export function AuthorizedPartners({ partners: { country, list }, language }: AuthorizedPartnersProps) {
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
