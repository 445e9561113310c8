/** A field whose label stands inside it: as the placeholder while it is empty, small above what is typed. */
import type { ReactNode } from "react";
import styles from "./field.module.css";

interface FieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Field({ label, children }: FieldProps) {
  return (
    <label className={styles.field}>
      {children}
      <span>{label}</span>
    </label>
  );
}
