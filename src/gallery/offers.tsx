/** What has a price or is handed over. */
import { Badge } from "../components/badge.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { ComparisonTable } from "../components/comparison-table.tsx";
import { FileFacts } from "../components/file-facts.tsx";
import { FileLedger } from "../components/file-ledger.tsx";
import { Grid } from "../components/grid.tsx";
import { Ledger } from "../components/ledger.tsx";
import { PlanCard, Plans } from "../components/plan-card.tsx";
import { PluginCard } from "../components/plugin-card.tsx";
import { Receipt } from "../components/receipt.tsx";
import { BilledPrice } from "../features/billing/billed-price.tsx";
import { BillingToggle } from "../features/billing/billing-toggle.tsx";
import type { GalleryContent } from "./content.ts";
import { Shelf, Specimen } from "./specimen.tsx";

const priceSizes = ["small", "list", "large"] as const;

/** The first card of each kind there is. */
function oneOfEachKind(cards: GalleryContent["plugins"]["cards"]) {
  const kinds = new Map(
    cards.toReversed().map((card) => [`${card.price?.monthlyAvailable} ${card.country !== undefined}`, card]),
  );
  return [...kinds.values()];
}

interface OffersProps {
  readonly content: Pick<GalleryContent, "features" | "download" | "plugins">;
}

export function Offers({ content: { features, download, plugins } }: OffersProps) {
  const { plans, prices, comparison } = features;
  const rows = [
    { label: "Version", value: "1.23" },
    { label: "Kassensicherungsverordnung", value: "4,56" },
  ];
  return (
    <>
      <Shelf title="Prices">
        <Specimen name="BillingToggle">
          <BillingToggle />
        </Specimen>
        {priceSizes.map((size) => (
          <Specimen key={size} name={`BilledPrice, ${size}`}>
            <BilledPrice price={prices.pro} size={size} />
          </Specimen>
        ))}
        <Specimen name="Ledger, columns">
          <Ledger rows={rows} />
        </Specimen>
        <Specimen name="Ledger, leaders, with a total">
          <Ledger rows={rows} look="leaders" total={{ label: "Total", value: "7,89" }} />
        </Specimen>
        <Specimen name="Receipt">
          <Receipt>
            <Ledger rows={rows} look="leaders" />
          </Receipt>
        </Specimen>
      </Shelf>
      <Shelf title="Plans">
        <Specimen name="PlanCard: with a badge, stressed" wide>
          <Plans toggle={null}>
            <PlanCard
              {...plans.lite}
              name="Lite"
              badge={<Badge tone="accent">Badge</Badge>}
              price={<BilledPrice price={prices.lite} size="large" />}
            >
              <ButtonLink href="#main">{plans.lite.button}</ButtonLink>
            </PlanCard>
            <PlanCard {...plans.pro} name="Pro" price={<BilledPrice price={prices.pro} size="large" />} stressed>
              <ButtonLink href="#main">{plans.pro.button}</ButtonLink>
            </PlanCard>
          </Plans>
        </Specimen>
        <Specimen name="ComparisonTable" wide>
          <ComparisonTable caption={comparison.title} groups={comparison.groups} />
        </Specimen>
      </Shelf>
      <Shelf title="Files">
        <Specimen name="FileFacts, closed">
          <FileFacts file={download.files.lite} />
        </Specimen>
        <Specimen name="FileFacts, open, with a FileLedger">
          <FileFacts file={download.files.pro} open>
            <FileLedger file={download.files.pro} />
          </FileFacts>
        </Specimen>
      </Shelf>
      <Shelf title="Plugins">
        <Specimen name="PluginCard: each kind of price, with and without a country" wide>
          <Grid list>
            {oneOfEachKind(plugins.cards).map((card) => (
              <PluginCard key={card.href} card={card} level={3} price={<BilledPrice price={card.price} />} />
            ))}
          </Grid>
        </Specimen>
      </Shelf>
    </>
  );
}
