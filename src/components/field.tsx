/** A field with its label inside: as the placeholder while it is empty, small above what is typed. */
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
