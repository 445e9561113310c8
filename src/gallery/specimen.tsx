/** What the gallery is made of: components, each in one state, that belong together. */
import type { ReactNode } from "react";
import styles from "./gallery.module.css";

interface SpecimenProps {
  /** Which component, which state. */
  readonly name: string;
  /** Over the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen} data-wide={wide}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}

export function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
