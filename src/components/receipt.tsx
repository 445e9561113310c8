/** A sheet with a perforated lower edge, for what has a price or is handed over. At most one kind of it on a page. */
import type { ReactNode } from "react";
import styles from "./receipt.module.css";

export function Receipt({ children }: { readonly children: ReactNode }) {
  return <div className={styles.receipt}>{children}</div>;
}
