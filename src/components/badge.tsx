import type { Foreign } from "../content/types.ts";
import styles from "./badge.module.css";

interface BadgeProps {
  readonly tone?: "neutral" | "accent" | "amber";
  readonly foreign?: Foreign | undefined;
  readonly children: string;
}

export function Badge({ tone = "neutral", foreign, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} {...foreign}>
      {children}
    </span>
  );
}
