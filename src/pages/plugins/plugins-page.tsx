import { ButtonLink } from "../../components/button.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { BillingScope } from "../../features/billing/billing-toggle.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import { Catalogue } from "./catalogue.tsx";
import type { Content } from "./compose.ts";

export default function PluginsPage({ content }: PageProps<Content>) {
  const pathTo = usePagePath();
  const { title, intro, cards, missing, partners } = content;
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <BillingScope>
        <Section joined>
          <Catalogue cards={cards} missing={missing} />
        </Section>
      </BillingScope>
      <Section title={partners.title} intro={partners.text} tone="sunken">
        <ButtonLink href={pathTo({ route: "partners" })}>{partners.link}</ButtonLink>
      </Section>
    </>
  );
}
