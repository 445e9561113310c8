/** A sign beside words: it repeats what they say, and stays silent for who listens. */
import { iconSprite } from "virtual:icon-sprite";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

/** As large as the text beside it and in its colour. A new name in `icon-names.ts` is in the sprite. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} width="20" height="20" aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
