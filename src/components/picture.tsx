/** A picture whose room is kept before it is there. */
import type { ComponentProps } from "react";
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
  return (
    <picture className={styles.formats}>
      {onPhones?.variants && (
        <Sources
          {...onPhones.variants}
          sizes={sizes}
          media="(max-width: 639px)"
          width={onPhones.width}
          height={onPhones.height}
        />
      )}
      <Sources {...variants} sizes={sizes} />
      <img className={styles.picture} alt={alt} {...image} />
    </picture>
  );
}

interface SourcesProps extends Pick<ComponentProps<"source">, "sizes" | "media" | "width" | "height"> {
  readonly path: string;
  readonly widths: readonly number[];
}

function Sources({ path, widths, ...rest }: SourcesProps) {
  return formats.map((format) => (
    <source
      key={format}
      {...rest}
      type={`image/${format}`}
      srcSet={widths.map((width) => `${path}-${width}.${format} ${width}w`).join(", ")}
    />
  ));
}
