import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { ButtonLink } from "../../components/button-link.tsx";
import { FileFacts } from "../../components/file-facts.tsx";
import { PlanCard, Plans } from "../../components/plan-card.tsx";
import { Section } from "../../components/section.tsx";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import { BillingToggle } from "../../features/billing/billing-toggle.tsx";
import type { Content } from "./compose.ts";

export function DownloadPlans({ editions }: Pick<Content, "editions">) {
  const { t } = useTranslation();
  return (
    <Section joined>
      <BillingToggle />
      <Plans>
        {editions.map(({ href, price, free, button, trial, file, setup, ...edition }, index) => (
          <PlanCard
            key={edition.id}
            {...edition}
            level={2}
            badge={
              free ? <Badge tone="accent">{t("billing.free")}</Badge> : trial && <Badge tone="amber">{trial}</Badge>
            }
            price={<BilledPrice price={price} size="large" />}
            stressed={index === editions.length - 1}
            details={
              <div>
                <FileFacts file={file} ledger />
                {setup !== undefined && (
                  <p>
                    <a href={setup.href}>{setup.words}</a>
                  </p>
                )}
              </div>
            }
          >
            <ButtonLink href={href}>{button}</ButtonLink>
          </PlanCard>
        ))}
      </Plans>
    </Section>
  );
}
