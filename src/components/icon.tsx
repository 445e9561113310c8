/** A sign beside words: it repeats what they say, and stays silent for who listens. */
import styles from "./icon.module.css";

/** As large as the text beside it and in its colour. `drawing` is a path in a square of 24, which whoever shows it has. */
export function Icon({ drawing }: { readonly drawing: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
