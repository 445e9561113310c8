import { useTranslation } from "react-i18next";
import { ButtonLink, ButtonRow } from "../../components/button.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { directoryPage } from "../../domain/paginate.ts";
import { Directory } from "../../features/directory/directory.tsx";
import { PartnerGroups } from "../../features/directory/partner-card.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";

export default function PartnersPage({ content }: PageProps<Content>) {
  const pathTo = usePagePath();
  const { title, intro, page, groups, join, missing } = content;
  return (
    <>
      <PageHeader title={title} intro={page === 1 ? intro : undefined} />
      <Section joined>
        {page === 1 ? <Directory groups={groups} missing={missing} /> : <FurtherPartners content={content} />}
      </Section>
      <Section title={join.title} intro={join.text} tone="sunken">
        <ButtonLink href={pathTo({ route: "contact" })}>{join.link}</ButtonLink>
      </Section>
    </>
  );
}

/** For search engines, and without JavaScript; the first page shows the same partners. */
function FurtherPartners({ content: { page, pages, groups } }: PageProps<Content>) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  return (
    <>
      <PartnerGroups groups={groups} />
      <ButtonRow>
        {page < pages && (
          <ButtonLink look="quiet" href={pathTo(directoryPage(page + 1))}>
            {t("directory.more")}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={pathTo(directoryPage(1))}>
          {t("directory.reset")}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
