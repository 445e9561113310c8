import styles from "./badge.module.css";

interface BadgeProps {
  readonly tone?: "neutral" | "accent" | "amber";
  readonly children: string;
}

export function Badge({ tone = "neutral", children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
