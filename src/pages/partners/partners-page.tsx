import { useTranslation } from "react-i18next";
import { ButtonLink, ButtonRow } from "../../components/button.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { directoryPage } from "../../domain/paginate.ts";
import { Directory } from "../../features/directory/directory.tsx";
import { PartnerGroups } from "../../features/directory/partner-card.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";

export default function PartnersPage({ content, language }: PageProps<Content>) {
  const { title, intro, page, groups, join, missing } = content;
  return (
    <>
      <PageHeader title={title} intro={page === 1 ? intro : undefined} />
      <Section joined>
        {page === 1 ? (
          <Directory groups={groups} missing={missing} />
        ) : (
          <FurtherPartners content={content} language={language} />
        )}
      </Section>
      <Section title={join.title} intro={join.text} tone="sunken">
        <ButtonLink href={localizedPath({ route: "contact" }, language)}>{join.link}</ButtonLink>
      </Section>
    </>
  );
}

/** For search engines, and without JavaScript; the first page shows the same partners. */
function FurtherPartners({ content: { page, pages, groups }, language }: PageProps<Content>) {
  const { t } = useTranslation();
  return (
    <>
      <PartnerGroups groups={groups} />
      <ButtonRow>
        {page < pages && (
          <ButtonLink look="quiet" href={localizedPath(directoryPage(page + 1), language)}>
            {t("directory.more")}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={localizedPath(directoryPage(1), language)}>
          {t("directory.reset")}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
