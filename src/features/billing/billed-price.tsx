/** A price with a line for each billing period, of which the `BillingScope` shows one; without JavaScript both show. */
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import type { Price } from "../../content/types.ts";
import styles from "./billed-price.module.css";

export const units = { monthly: "billing.perStoreMonth", annual: "billing.perStoreYear" } as const;

interface BilledPriceProps {
  /** `undefined` shows nothing: a label says that it is free. */
  readonly price: Price | undefined;
  /** `list` shows every line. In a `column`, a heading shows the unit. */
  readonly size?: "large" | "list" | "small" | "column";
}

export function BilledPrice({ price, size = "small" }: BilledPriceProps) {
  const { t } = useTranslation();
  if (price === undefined) return null;
  const { offers, currency } = price;
  return (
    <div>
      <div className={styles.price} data-size={size}>
        {offers.map(({ amount, period }) => {
          const words = [currency, period && t(units[period])].filter((part) => part !== undefined).join(" ");
          return (
            <p key={amount + words} data-period={offers.length > 1 ? period : undefined}>
              <b>{amount}</b>
              {words !== "" && <span className={size === "column" ? "visually-hidden" : undefined}>{` ${words}`}</span>}
            </p>
          );
        })}
      </div>
      {offers.every(({ period }) => period === "annual") && <p className={styles.note}>{t("billing.yearlyOnly")}</p>}
    </div>
  );
}

/** Stands where a price would, so that rows of cards stay beside each other. Leads to the contact page, if it is given. */
export function AskPrice({ href }: { readonly href: string | undefined }) {
  const { t } = useTranslation();
  return <p className={styles.ask}>{href !== undefined && <a href={href}>{t("billing.ask")}</a>}</p>;
}

/** Says whether there is something to pay. */
export function PaidBadge({ free }: { readonly free: boolean }) {
  const { t } = useTranslation();
  return <Badge tone={free ? "accent" : "amber"}>{free ? t("billing.free") : t("billing.paid")}</Badge>;
}

/** Leads to where licences are sold, and says whether taxes are in the price. Renders nothing without `href`. */
export function BuyLicence({ href }: { readonly href: string | undefined }) {
  const { t } = useTranslation();
  if (href === undefined) return null;
  return (
    <p className={styles.buy}>
      <a href={href} data-event="click_buy_licence">
        {t("nav.buyLicence")}
      </a>
      <small>{t("billing.taxes")}</small>
    </p>
  );
}
