import type { ComponentProps } from "react";
import type { PictureContent } from "../content/types.ts";
import styles from "./picture.module.css";

interface PictureProps {
  readonly picture: PictureContent;
  /** The first picture of a page loads at once; the others are lazy. */
  readonly first?: boolean;
  /** As in HTML. On phones a tenth less than the real width: the file of 640 px is sharp enough, and needs one round trip. */
  readonly sizes?: string;
  /** Pixels of the largest file that such sizes need, also on a dense screen. */
  readonly widest?: number;
}

const besideText = "(min-width: 75rem) 34rem, (min-width: 64rem) 46vw, 82vw";

/** Browsers take the first one they support. */
const formats = ["avif", "webp"] as const;

/** A picture with its space reserved. Drawings are one file; others have variants by format and width. */
export function Picture({
  picture,
  first = false,
  sizes = besideText,
  widest = Number.POSITIVE_INFINITY,
}: PictureProps) {
  const { src, width, height, alt, variants, phone } = picture;
  const loading = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  // Some browsers start loading at `src`, so it comes last.
  const image = { ...loading, decoding: "async", src, width, height } as const;
  if (variants === undefined) return <img className={styles.picture} alt={alt} {...image} />;
  return (
    <picture className={styles.formats}>
      {phone?.variants && (
        <Sources
          {...phone.variants}
          sizes="82vw"
          media="(max-width: 639px)"
          width={phone.width}
          height={phone.height}
        />
      )}
      <Sources path={variants.path} widths={variants.widths.filter((width) => width <= widest)} sizes={sizes} />
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
