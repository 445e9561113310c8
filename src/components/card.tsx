/** A framed piece of content among others of its kind. */
import type { ReactNode } from "react";
import styles from "./card.module.css";

export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
