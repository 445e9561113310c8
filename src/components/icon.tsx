/** Decorative icon next to text; hidden from screen readers. */
import styles from "./icon.module.css";

/** @param path SVG path data in a square of 24. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
