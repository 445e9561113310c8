/** A field with a floating label. */
import type { ReactNode } from "react";
import styles from "./field.module.css";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

export function Field({ id, label, children }: FieldProps) {
  return (
    <div className={styles.field}>
      {children}
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
