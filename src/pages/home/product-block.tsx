/** What the program does at the counter: words on one side, the screen on the other. */
import { Picture } from "../../components/picture.tsx";
import { PointList } from "../../components/point-list.tsx";
import type { PageContents } from "../../content/types.ts";
import styles from "./product-block.module.css";

interface ProductBlockProps {
  readonly block: PageContents["home"]["blocks"][number];
}

export function ProductBlock({ block: { title, text, points, picture } }: ProductBlockProps) {
  return (
    <section className={styles.block}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        <PointList points={points} />
      </div>
      <Picture picture={picture} />
    </section>
  );
}
