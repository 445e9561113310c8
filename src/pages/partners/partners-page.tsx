import type { PageProps } from "../../app/page-modules.ts";
import { localizedPath } from "../../app/routes.ts";
import { ButtonLink } from "../../components/button-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import type { PageContents } from "../../content/types.ts";
import { Directory } from "../../features/directory/directory.tsx";

export default function PartnersPage({ content, language }: PageProps<PageContents["partners"]>) {
  const { title, intro, groups, join } = content;
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <Section joined>
        <Directory groups={groups} />
      </Section>
      <Section title={join.title} intro={join.text} tone="accent">
        <ButtonLink href={localizedPath({ route: "contact" }, language)}>{join.link}</ButtonLink>
      </Section>
    </>
  );
}
