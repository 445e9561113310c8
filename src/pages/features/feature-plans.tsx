/** Lite and Pro with their prices and the toggle that switches them. */
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { ButtonLink } from "../../components/button-link.tsx";
import { PlanCard, Plans } from "../../components/plan-card.tsx";
import { Section } from "../../components/section.tsx";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import { BillingToggle } from "../../features/billing/billing-toggle.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";

interface FeaturePlansProps {
  readonly content: Content;
  readonly language: string;
}

export function FeaturePlans({ content: { plans, prices }, language }: FeaturePlansProps) {
  const { t } = useTranslation();
  return (
    <Section title={plans.title} intro={plans.text} joined>
      <Plans toggle={<BillingToggle />}>
        <PlanCard
          {...plans.lite}
          name={t("edition.lite")}
          badge={<Badge tone="accent">{t("billing.free")}</Badge>}
          price={<BilledPrice price={prices.lite} size="large" />}
        >
          <ButtonLink to={localizedPath({ route: "thankYouLite" }, language)}>{plans.lite.button}</ButtonLink>
        </PlanCard>
        <PlanCard
          {...plans.pro}
          name={t("edition.pro")}
          price={<BilledPrice price={prices.pro} size="large" />}
          stressed
        >
          <ButtonLink to={localizedPath({ route: "thankYouPro" }, language)}>{plans.pro.button}</ButtonLink>
        </PlanCard>
      </Plans>
    </Section>
  );
}
