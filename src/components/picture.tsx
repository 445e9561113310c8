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

/** A picture with its space reserved. Drawings are one file; others are AVIF of several widths, and one file for old browsers. */
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
  const shown = { path: variants.path, widths: variants.widths.filter((width) => width <= widest) };
  return (
    <picture className={styles.formats}>
      {phone?.variants && <PhoneSources {...phone} variants={phone.variants} />}
      <source type="image/avif" sizes={sizes} srcSet={srcSet(shown)} />
      <img className={styles.picture} alt={alt} {...image} />
    </picture>
  );
}

type Variants = NonNullable<PictureContent["variants"]>;

function PhoneSources(phone: Omit<PictureContent, "variants"> & { readonly variants: Variants }) {
  const { variants, src, width, height } = phone;
  const source = { media: "(max-width: 39.99rem)", width, height };
  return (
    <>
      <source {...source} type="image/avif" sizes="82vw" srcSet={srcSet(variants)} />
      <source {...source} srcSet={src} />
    </>
  );
}

function srcSet({ path, widths }: Variants): string {
  return widths.map((width) => `${path}-${width}.avif ${width}w`).join(", ");
}
