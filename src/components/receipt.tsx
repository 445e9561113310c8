/** A sheet with a perforated lower edge, for prices and files. At most one kind of it per page. */
import type { ReactNode } from "react";
import styles from "./receipt.module.css";

export function Receipt({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.receipt} data-paper="">
      {children}
    </div>
  );
}
