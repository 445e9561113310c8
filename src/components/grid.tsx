/** Equal columns, as many as fit. */
import type { ReactNode } from "react";
import styles from "./grid.module.css";

interface GridProps {
  /** Minimum width of a column: medium 20 rem, wide 26 rem. */
  readonly columns?: "medium" | "wide";
  readonly list?: boolean;
  readonly children: ReactNode;
}

export function Grid({ columns = "medium", list = false, children }: GridProps) {
  const Element = list ? "ul" : "div";
  return (
    <Element className={styles.grid} data-columns={columns}>
      {children}
    </Element>
  );
}
