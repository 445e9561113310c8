import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { ButtonLink } from "../../components/button-link.tsx";
import { PlanCard, Plans } from "../../components/plan-card.tsx";
import { Section } from "../../components/section.tsx";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import { BillingToggle } from "../../features/billing/billing-toggle.tsx";
import type { Content } from "./compose.ts";

export function FeaturePlans({ plans }: Pick<Content, "plans">) {
  const { t } = useTranslation();
  return (
    <Section title={plans.title} intro={plans.text} joined>
      <BillingToggle />
      <Plans>
        {plans.editions.map(({ href, price, free, button, ...edition }, index) => (
          <PlanCard
            key={edition.id}
            {...edition}
            badge={free && <Badge tone="accent">{t("billing.free")}</Badge>}
            price={<BilledPrice price={price} size="large" />}
            stressed={index === plans.editions.length - 1}
          >
            <ButtonLink href={href}>{button}</ButtonLink>
          </PlanCard>
        ))}
      </Plans>
    </Section>
  );
}
