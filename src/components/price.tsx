/** A price, or several of which the page shows one at a time. */
import styles from "./price.module.css";

export interface PriceLine {
  readonly amount: string;
  /** Currency, and what the amount is for: `USD per store and month`. Empty if the amount says all. */
  readonly unit: string;
  /** Billing period under which the line is shown; without one, always. */
  readonly period?: string | undefined;
}

interface PriceProps {
  readonly lines: readonly PriceLine[];
  /** `list` if every line is seen: the first one large, the others on lines of a ledger below it. */
  readonly size?: "large" | "list" | "small";
}

export function Price({ lines, size = "small" }: PriceProps) {
  return (
    <div className={styles.price} data-size={size}>
      {lines.map(({ amount, unit, period }) => (
        <p key={amount + unit} data-period={period}>
          <b>{amount}</b>
          {unit !== "" && <span> {unit}</span>}
        </p>
      ))}
    </div>
  );
}
