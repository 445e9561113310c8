/** An edition with its price, what it holds and the button that gets it, as a receipt. */
import type { ReactNode } from "react";
import styles from "./plan-card.module.css";
import { PointList } from "./point-list.tsx";
import { Receipt } from "./receipt.tsx";

interface PlanCardProps {
  readonly name: string;
  readonly tagline: string;
  readonly points: readonly string[];
  readonly price: ReactNode;
  readonly badge?: ReactNode;
  /** Button, and what belongs to it. */
  readonly children: ReactNode;
}

export function PlanCard({ name, tagline, points, price, badge, children }: PlanCardProps) {
  return (
    <Receipt>
      <div className={styles.name}>
        <h3>{name}</h3>
        {badge}
      </div>
      <p className={styles.tagline}>{tagline}</p>
      {price}
      <PointList points={points} dashed />
      <div className={styles.actions}>{children}</div>
    </Receipt>
  );
}

/** Plans side by side. */
export function Plans({ children }: { readonly children: ReactNode }) {
  return <div className={styles.plans}>{children}</div>;
}
