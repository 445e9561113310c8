/** An edition as a receipt. */
import type { ReactNode } from "react";
import styles from "./plan-card.module.css";
import { PointList } from "./point-list.tsx";
import { Receipt } from "./receipt.tsx";

interface PlanCardProps {
  readonly name: string;
  readonly tagline: string;
  readonly points: readonly string[];
  readonly price: ReactNode;
  readonly level?: 2 | 3;
  readonly badge?: ReactNode;
  readonly stressed?: boolean;
  readonly details?: ReactNode;
  readonly children: ReactNode;
}

export function PlanCard(props: PlanCardProps) {
  const { name, tagline, points, price, level = 3, badge, stressed = false, details, children } = props;
  const Heading = `h${level}` as const;
  return (
    <Receipt>
      <div className={styles.name} data-stressed={stressed}>
        <Heading>{name}</Heading>
        {badge}
      </div>
      <p className={styles.tagline}>{tagline}</p>
      {price}
      <div className={styles.action}>{children}</div>
      <div className={styles.rest}>
        <PointList points={points} dashed />
        {details}
      </div>
    </Receipt>
  );
}

export function Plans({ children }: { readonly children: ReactNode }) {
  return <div className={styles.plans}>{children}</div>;
}
