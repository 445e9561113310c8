/** Decorative icon next to text; hidden from screen readers. */
import styles from "./icon.module.css";

/** At the end of a list to choose from. */
export const chevronDown = "m6 9l6 6l6-6";

export const cross = "M18 6L6 18M6 6l12 12";

export const magnifier = "m21 21-4-4M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0";

/** @param path SVG path data in a square of 24. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
