/** Lite and Pro with price, button and what a careful visitor checks. */
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { ButtonLink } from "../../components/button-link.tsx";
import { FileFacts } from "../../components/file-facts.tsx";
import { FileLedger } from "../../components/file-ledger.tsx";
import { PlanCard, Plans } from "../../components/plan-card.tsx";
import { Section } from "../../components/section.tsx";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import { BillingToggle } from "../../features/billing/billing-toggle.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";

interface DownloadPlansProps {
  readonly content: Content;
  readonly language: string;
}

export function DownloadPlans({ content: { lite, pro, prices, files, proSetupHref }, language }: DownloadPlansProps) {
  const { t } = useTranslation();
  return (
    <Section joined>
      <Plans toggle={<BillingToggle />}>
        <PlanCard
          {...lite}
          level={2}
          name={t("edition.lite")}
          badge={<Badge tone="accent">{t("billing.free")}</Badge>}
          price={<BilledPrice price={prices.lite} size="large" />}
          details={
            <FileFacts file={files.lite}>
              <FileLedger file={files.lite} />
            </FileFacts>
          }
        >
          <ButtonLink to={localizedPath({ route: "thankYouLite" }, language)}>{lite.button}</ButtonLink>
        </PlanCard>
        <PlanCard
          {...pro}
          level={2}
          name={t("edition.pro")}
          badge={<Badge tone="amber">{pro.trial}</Badge>}
          price={<BilledPrice price={prices.pro} size="large" />}
          stressed
          details={
            <div>
              <FileFacts file={files.pro}>
                <FileLedger file={files.pro} />
              </FileFacts>
              <p>
                <a href={proSetupHref}>{pro.setupLink}</a>
              </p>
            </div>
          }
        >
          <ButtonLink to={localizedPath({ route: "thankYouPro" }, language)}>{pro.button}</ButtonLink>
        </PlanCard>
      </Plans>
    </Section>
  );
}
