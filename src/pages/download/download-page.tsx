import { Grid } from "../../components/grid.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PluginCard } from "../../components/plugin-card.tsx";
import { Section } from "../../components/section.tsx";
import { StepList } from "../../components/step-list.tsx";
import type { PageProps } from "../../content/types.ts";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import { BillingScope } from "../../features/billing/billing-scope.tsx";
import type { Content } from "./compose.ts";
import { DownloadPlans } from "./download-plans.tsx";
import { MoreDownloads } from "./more-downloads.tsx";

export default function DownloadPage({ content }: PageProps<Content>) {
  const { title, intro, editions, requirements, windowsAsks, verify, plugins, cards, more } = content;
  return (
    <BillingScope>
      <PageHeader title={title} intro={intro} />
      <DownloadPlans editions={editions} />
      <Section title={requirements.title} split>
        <Ledger rows={requirements.rows} look="leaders" />
      </Section>
      <Section title={windowsAsks.title} split>
        <StepList steps={windowsAsks.steps} />
      </Section>
      <MoreDownloads more={more} />
      <Section title={verify.title} split>
        <p>{verify.text}</p>
      </Section>
      <Section title={plugins.title} intro={plugins.text} tone="sunken">
        <Grid>
          {cards.map((card) => (
            <PluginCard key={card.slug} card={card} level={3} price={<BilledPrice price={card.price} />} />
          ))}
        </Grid>
      </Section>
    </BillingScope>
  );
}
