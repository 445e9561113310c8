/** A picture whose room is kept before it is there. */
import type { PictureContent } from "../content/types.ts";
import styles from "./picture.module.css";

interface PictureProps {
  readonly picture: PictureContent;
  /** The first picture of a page is fetched at once; the others when they come near. */
  readonly first?: boolean;
  /** How wide the picture is shown, as in HTML: `(min-width: 40rem) 23rem, 92vw`. */
  readonly sizes?: string;
}

/** Half of a page beside its text, and the whole of a narrow one. */
const besideText = "(min-width: 75rem) 34rem, (min-width: 64rem) 46vw, 92vw";

/** Browsers take the first that they know. */
const formats = ["avif", "webp"] as const;

/** A drawing as it is; of anything else the file that suits the browser, the screen and the room. */
export function Picture({ picture, first = false, sizes = besideText }: PictureProps) {
  const { src, width, height, alt, variants } = picture;
  const loading = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  // Some browsers begin to load when they see `src`, so what it depends on comes first.
  const image = { ...loading, decoding: "async", src, width, height } as const;
  if (variants === undefined) return <img className={`${styles.picture} ${styles.drawing}`} alt={alt} {...image} />;
  const { path, widths } = variants;
  return (
    <picture className={styles.formats}>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={sizes}
          srcSet={widths.map((width) => `${path}-${width}.${format} ${width}w`).join(", ")}
        />
      ))}
      <img className={styles.picture} alt={alt} {...image} />
    </picture>
  );
}
