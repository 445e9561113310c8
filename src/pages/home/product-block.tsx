import { Picture } from "../../components/picture.tsx";
import { PointList } from "../../components/point-list.tsx";
import type { Content } from "./compose.ts";
import styles from "./product-block.module.css";

interface ProductBlockProps {
  readonly block: Content["blocks"][number];
  /** The picture is below the text, over the full width. */
  readonly wide: boolean;
}

const beside = "(min-width: 75rem) 41rem, (min-width: 64rem) 56vw, 82vw";
const below = "(min-width: 75rem) 70rem, 82vw";

export function ProductBlock({ block: { title, text, points, picture }, wide }: ProductBlockProps) {
  return (
    <section className={styles.block}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <div className={styles.screen}>
        <Picture picture={picture} sizes={wide ? below : beside} />
      </div>
      <div className={styles.points}>
        <PointList points={points} />
      </div>
    </section>
  );
}
