/** Labels and values on ledger lines: facts to look up rather than to read. */
import type { ReactNode } from "react";
import styles from "./ledger.module.css";

interface LedgerProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

export function Ledger({ rows }: LedgerProps) {
  return (
    <dl className={styles.ledger}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
