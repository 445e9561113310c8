/** A picture whose room is kept before it is there. */
import type { PictureContent } from "../content/types.ts";
import styles from "./picture.module.css";

interface PictureProps {
  readonly picture: PictureContent;
  /** The first picture of a page is fetched at once; the others when they come near. */
  readonly first?: boolean;
  /** Shown instead on windows below 640 pixels. */
  readonly onPhones?: PictureContent;
  /**
   * How wide the picture is shown, as in HTML: `(min-width: 40rem) 23rem, 82vw`. On phones a tenth less than it is: the file of
   * 640 pixels is sharp enough there, and comes in one round trip.
   */
  readonly sizes?: string;
}

/** Half of a page beside its text, and the whole of a narrow one. */
const besideText = "(min-width: 75rem) 34rem, (min-width: 64rem) 46vw, 82vw";

/** Browsers take the first that they know. */
const formats = ["avif", "webp"] as const;

/** A drawing as it is; of anything else the file that suits the browser, the screen and the room. */
export function Picture({ picture, onPhones, first = false, sizes = besideText }: PictureProps) {
  const { src, width, height, alt, variants } = picture;
  const loading = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  // Some browsers begin to load when they see `src`, so what it depends on comes first.
  const image = { ...loading, decoding: "async", src, width, height } as const;
  if (variants === undefined) return <img className={`${styles.picture} ${styles.drawing}`} alt={alt} {...image} />;
  const sources = [...(onPhones === undefined ? [] : [onPhones]), picture];
  return (
    <picture className={styles.formats}>
      {sources.flatMap((source) =>
        formats.map((format) => (
          <source
            key={source.src + format}
            media={source === onPhones ? "(max-width: 639px)" : undefined}
            type={`image/${format}`}
            sizes={sizes}
            srcSet={source.variants?.widths
              .map((wide) => `${source.variants?.path}-${wide}.${format} ${wide}w`)
              .join(", ")}
            width={source === onPhones ? source.width : undefined}
            height={source === onPhones ? source.height : undefined}
          />
        )),
      )}
      <img className={styles.picture} alt={alt} {...image} />
    </picture>
  );
}
