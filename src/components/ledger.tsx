/** Labels and values on ledger lines: facts to look up rather than to read. */
import type { ReactNode } from "react";
import styles from "./ledger.module.css";

interface LedgerProps {
  readonly rows: readonly LedgerRow[];
  /** `columns` for values of any length; `leaders`, dots from label to value, for short ones. */
  readonly look?: "columns" | "leaders";
  /** The sum, below a double line. */
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
        <div data-total="true">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
