/** Labels and values on ledger lines. */
import type { ReactNode } from "react";
import styles from "./ledger.module.css";

interface LedgerProps {
  readonly rows: readonly LedgerRow[];
  /** `leaders`, dots from label to value, is for receipts: what has a price. */
  readonly look?: "columns" | "leaders";
  readonly total?: LedgerRow | undefined;
}

interface LedgerRow {
  readonly label: string;
  readonly value: ReactNode;
}

export function Ledger({ rows, look = "columns", total }: LedgerProps) {
  return (
    <dl className={styles.ledger} data-look={look}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total !== undefined && (
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
