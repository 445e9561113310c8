import { ButtonLink } from "../../components/button-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { Directory } from "../../features/directory/directory.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";

export default function PartnersPage({ content, language }: PageProps<Content>) {
  const { title, intro, groups, join } = content;
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <Section joined>
        <Directory groups={groups} language={language} />
      </Section>
      <Section title={join.title} intro={join.text} tone="sunken">
        <ButtonLink to={localizedPath({ route: "contact" }, language)}>{join.link}</ButtonLink>
      </Section>
    </>
  );
}
