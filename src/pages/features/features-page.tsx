import { ButtonLink } from "../../components/button-link.tsx";
import { ComparisonTable } from "../../components/comparison-table.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { BillingScope } from "../../features/billing/billing-scope.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";
import { FeatureAreas } from "./feature-areas.tsx";
import { FeaturePlans } from "./feature-plans.tsx";
import { PluginPrices } from "./plugin-prices.tsx";

export default function FeaturesPage({ content, language }: PageProps<Content>) {
  const { title, intro, plans, areas, comparison, plugins, pluginPrices } = content;
  return (
    <BillingScope>
      <PageHeader title={title} intro={intro} />
      <FeaturePlans plans={plans} />
      <Section title={comparison.title} split>
        <ComparisonTable {...comparison} />
      </Section>
      <FeatureAreas areas={areas} />
      <Section title={plugins.title} intro={plugins.text} split>
        <PluginPrices pluginPrices={pluginPrices} />
        <p>
          <ButtonLink href={localizedPath({ route: "plugins" }, language)} look="quiet">
            {plugins.link}
          </ButtonLink>
        </p>
      </Section>
    </BillingScope>
  );
}
