/**
 * Plans the picture that social networks and messengers show beside a link. Drawing is separate, so that pages can link
 * the file before it exists.
 */
import { readFileSync } from "node:fs";
import { digestOf } from "../../digest.ts";
import { type PictureJob, packageVersion } from "../job.ts";

/** The size that social networks recommend. */
export const size = { width: 1200, height: 630 } as const;

export interface SocialContent {
  readonly title: string;
  readonly brand: string;
  /** Path of the logo, below `content/images`. */
  readonly logo: string;
  readonly look: "receipt" | "plain";
  /** The colours of light mode, by the names of the custom properties. */
  readonly colours: Readonly<Record<string, string>>;
  /** The page's picture, if it has one. */
  readonly picture?: PictureJob | undefined;
}

export interface SocialPictureJob extends SocialContent {
  /** Digest of everything that determines the drawing. */
  readonly digest: string;
  /** Address of the file: `/images/social/de/faq.1f2e3d4c.jpg`. */
  readonly path: string;
}

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const files = ["draw.ts", "fit-lines.ts", "outlines.ts", "beside-picture.svg", "beside-receipt.svg", "plain.svg"];
const packages = ["sharp", "harfbuzzjs", "@expo-google-fonts/archivo"];
const program = digestOf(
  JSON.stringify([...files.map((file) => textOf(`./${file}`)), ...packages.map(packageVersion)]),
);

/** @param page Path of the page: `/de/faq`. */
export function socialPictureJob(page: string, content: SocialContent, logo: Uint8Array): SocialPictureJob {
  const digest = socialDigest(content, logo);
  return { ...content, digest, path: `/images/social${page}.${digest.slice(0, 8)}.jpg` };
}

export function socialDigest({ title, brand, look, colours, picture }: SocialContent, logo: Uint8Array): string {
  return digestOf(JSON.stringify([program, title, brand, look, colours, picture?.digest ?? ""]), logo);
}
