/** A list on ledger lines. */
import type { ReactNode } from "react";
import type { Foreign } from "../content/types.ts";
import styles from "./point-list.module.css";

interface PointListProps {
  readonly points: readonly ReactNode[];
  readonly foreign?: Foreign | undefined;
  /** Dashed lines, as on a receipt. */
  readonly dashed?: boolean;
}

export function PointList({ points, foreign, dashed = false }: PointListProps) {
  return (
    <ul className={styles.points} data-dashed={dashed || undefined} {...foreign}>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}
