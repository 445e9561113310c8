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
  /** Level of its heading. */
  readonly level?: 2 | 3;
  readonly badge?: ReactNode;
  /** Button, and what belongs to it. */
  readonly children: ReactNode;
}

export function PlanCard({ name, tagline, points, price, level = 3, badge, children }: PlanCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Receipt>
      <div className={styles.name}>
        <Heading>{name}</Heading>
        {badge}
      </div>
      <p className={styles.tagline}>{tagline}</p>
      {price}
      <PointList points={points} dashed />
      <div className={styles.actions}>{children}</div>
    </Receipt>
  );
}

interface PlansProps {
  /** Above the plans: what switches their prices. */
  readonly toggle: ReactNode;
  readonly children: ReactNode;
}

/** Plans side by side. */
export function Plans({ toggle, children }: PlansProps) {
  return (
    <>
      {toggle}
      <div className={styles.plans}>{children}</div>
    </>
  );
}
