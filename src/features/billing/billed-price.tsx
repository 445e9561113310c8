/** The price of an edition or a plugin, by billing period. */
import { useTranslation } from "react-i18next";
import { Price } from "../../components/price.tsx";
import type { Price as PriceContent } from "../../content/types.ts";
import styles from "./billed-price.module.css";
import { billedLines } from "./billing.ts";

interface BilledPriceProps {
  /** `undefined` for what is free: then nothing is shown, the label says so. */
  readonly price: PriceContent | undefined;
  readonly size?: "large" | "list" | "small";
}

export function BilledPrice({ price, size = "small" }: BilledPriceProps) {
  const { t } = useTranslation();
  if (price === undefined) return null;
  const lines = billedLines(price).map(({ amount, unit, period }) => ({
    amount,
    unit: [price.currency, unit && t(`billing.${unit}`)].filter((part) => part !== undefined).join(" "),
    period,
  }));
  return (
    <div>
      <Price lines={lines} size={size} />
      {!price.monthlyAvailable && <p className={styles.note}>{t("billing.yearlyOnly")}</p>}
    </div>
  );
}
