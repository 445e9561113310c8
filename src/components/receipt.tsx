/** A sheet with a perforated lower edge, for prices and files. Use it for one purpose per page. */
import type { ReactNode } from "react";
import styles from "./receipt.module.css";

export function Receipt({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.receipt} data-paper="">
      {children}
    </div>
  );
}
