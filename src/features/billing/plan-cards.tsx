/** The editions, each as a receipt, with the choice of the billing period above. */
import type { ReactNode } from "react";
import { Badge } from "../../components/badge.tsx";
import { ButtonLink } from "../../components/button.tsx";
import { PointList } from "../../components/point-list.tsx";
import { Receipt } from "../../components/receipt.tsx";
import type { Plan } from "../../content/types.ts";
import { AskPrice, BilledPrice, BuyLicence, PaidBadge } from "./billed-price.tsx";
import { BillingToggle } from "./billing-toggle.tsx";
import styles from "./plan-cards.module.css";

interface PlanCardsProps<Edition> {
  readonly plans: readonly Edition[];
  /** At the end of each card. */
  readonly details?: (plan: Edition) => ReactNode;
}

export function PlanCards<Edition extends Plan>({ plans, details }: PlanCardsProps<Edition>) {
  const primary = plans.find(({ recommended }) => recommended) ?? plans[0];
  return (
    <>
      <BillingToggle />
      <div className={styles.plans} data-detailed={details !== undefined}>
        {plans.map((plan) => (
          <Receipt key={plan.id}>
            <div className={styles.name} data-stressed={plan.recommended}>
              <h2>{plan.name}</h2>
              {plan.free && <PaidBadge free />}
              {!plan.free && plan.trial && (
                <Badge tone="amber" foreign={plan.foreign}>
                  {plan.trial}
                </Badge>
              )}
            </div>
            <p className={styles.tagline} {...plan.foreign}>
              {plan.tagline}
            </p>
            {plan.price ? <BilledPrice price={plan.price} size="large" /> : <AskPrice href={plan.ask} />}
            <div className={styles.action}>
              <ButtonLink href={plan.href} look={plan === primary ? "primary" : "quiet"} {...plan.foreign}>
                {plan.button}
              </ButtonLink>
              <BuyLicence href={plan.buy} />
            </div>
            <PointList points={plan.points} foreign={plan.foreign} dashed />
            {details?.(plan)}
          </Receipt>
        ))}
      </div>
    </>
  );
}
