/** What has a price or is handed over. */
import { Badge } from "../components/badge.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { ComparisonTable } from "../components/comparison-table.tsx";
import { FileFacts } from "../components/file-facts.tsx";
import { Grid } from "../components/grid.tsx";
import { Ledger } from "../components/ledger.tsx";
import { PlanCard, Plans } from "../components/plan-card.tsx";
import { PluginCard } from "../components/plugin-card.tsx";
import { Receipt } from "../components/receipt.tsx";
import { BilledPrice } from "../features/billing/billed-price.tsx";
import { BillingScope } from "../features/billing/billing-scope.tsx";
import { BillingToggle } from "../features/billing/billing-toggle.tsx";
import type { Content as Download } from "../pages/download/compose.ts";
import type { Content as Features } from "../pages/features/compose.ts";
import type { Content as Plugins } from "../pages/plugins/compose.ts";
import { Shelf, Specimen } from "./specimen.tsx";

const rows = [
  { label: "Version", value: "1.23" },
  { label: "Kassensicherungsverordnung", value: "4,56" },
];

interface OffersProps {
  readonly features: Features;
  readonly download: Download;
  readonly plugins: Plugins;
}

export function Offers({ features: { plans, comparison }, download, plugins }: OffersProps) {
  return (
    <BillingScope>
      <Shelf title="Offers">
        <Specimen name="BillingToggle">
          <BillingToggle />
        </Specimen>
        {(["small", "list", "large"] as const).map((size) => (
          <Specimen key={size} name={`BilledPrice, ${size}`}>
            <BilledPrice price={plans.editions.at(-1)?.price} size={size} />
          </Specimen>
        ))}
        <Specimen name="Ledger, columns">
          <Ledger rows={rows} />
        </Specimen>
        <Specimen name="Receipt; Ledger, leaders, with a total">
          <Receipt>
            <Ledger rows={rows} look="leaders" total={{ label: "Total", value: "7,89" }} />
          </Receipt>
        </Specimen>
        <PlanCards plans={plans} />
        <Specimen name="ComparisonTable" wide>
          <ComparisonTable {...comparison} />
        </Specimen>
        {download.editions.map(({ id, file }, index) => (
          <Specimen key={id} name={index === 0 ? "FileFacts" : "FileFacts, open, with a ledger"}>
            <FileFacts file={file} open={index > 0} ledger={index > 0} />
          </Specimen>
        ))}
        <Specimen name="PluginCard" wide>
          <Grid>
            {plugins.cards.map((card) => (
              <PluginCard key={card.href} card={card} level={3} price={<BilledPrice price={card.price} />} />
            ))}
          </Grid>
        </Specimen>
      </Shelf>
    </BillingScope>
  );
}

function PlanCards({ plans }: Pick<Features, "plans">) {
  return (
    <Specimen name="PlanCard: with a badge, stressed" wide>
      <Plans>
        {plans.editions.map(({ button, price, ...edition }, index) => (
          <PlanCard
            key={edition.id}
            {...edition}
            badge={index === 0 && <Badge tone="accent">Badge</Badge>}
            price={<BilledPrice price={price} size="large" />}
            stressed={index > 0}
          >
            <ButtonLink href="#main">{button}</ButtonLink>
          </PlanCard>
        ))}
      </Plans>
    </Specimen>
  );
}
