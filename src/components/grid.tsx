/** A list in equal columns, as many as fit. */
import type { ReactNode } from "react";
import styles from "./grid.module.css";

export function Grid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
