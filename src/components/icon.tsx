/** A sign beside words: it repeats what they say, and stays silent for who listens. */
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg";

/** As large as the text beside it and in its colour. The drawings are in `icons.svg`. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} width="20" height="20" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
