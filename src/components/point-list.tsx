/** A list on ledger lines. */
import styles from "./point-list.module.css";

interface PointListProps {
  readonly points: readonly string[];
  /** Dashed lines, as on a receipt. */
  readonly dashed?: boolean;
}

export function PointList({ points, dashed = false }: PointListProps) {
  return (
    <ul className={styles.points} data-dashed={dashed}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
