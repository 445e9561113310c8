/** A sign beside words: it repeats what they say, and stays silent for who listens. */
import { iconSprite } from "virtual:icon-sprite";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  /** One of `icon-names.ts`; add a name there, and it is in the sprite. */
  readonly name: IconName;
}

/** As large as the text beside it and in its colour. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} width="20" height="20" aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
