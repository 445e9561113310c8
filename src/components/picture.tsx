/** A picture whose room is kept before it is there. */
import type { PictureContent } from "../content/types.ts";
import styles from "./picture.module.css";

interface PictureProps {
  readonly picture: PictureContent;
  /** The first picture of a page is fetched at once; the others when they come near. */
  readonly first?: boolean;
}

export function Picture({ picture: { src, width, height, alt }, first = false }: PictureProps) {
  const loading = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <img className={styles.picture} src={src} width={width} height={height} alt={alt} {...loading} />;
}
