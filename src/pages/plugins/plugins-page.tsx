import { ButtonLink } from "../../components/button.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { BillingScope } from "../../features/billing/billing-scope.tsx";
import { BillingToggle } from "../../features/billing/billing-toggle.tsx";
import { PluginCards } from "../../features/billing/plugin-cards.tsx";
import { Catalogue } from "../../features/catalogue/catalogue.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";

export default function PluginsPage({ content, language }: PageProps<Content>) {
  const { title, intro, missing, cards, partners } = content;
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <BillingScope>
        <Section joined>
          <Catalogue
            plugins={cards}
            bar={<BillingToggle />}
            otherwise={<a href={localizedPath({ route: "contact" }, language)}>{missing}</a>}
          >
            {(found) => <PluginCards cards={found} level={2} first />}
          </Catalogue>
        </Section>
      </BillingScope>
      <Section title={partners.title} intro={partners.text} tone="sunken">
        <ButtonLink href={localizedPath({ route: "partners" }, language)}>{partners.link}</ButtonLink>
      </Section>
    </>
  );
}
