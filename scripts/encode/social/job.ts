/**
 * Plans the picture that social networks and messengers show beside a link. Drawing is separate, so that pages can link
 * the file before it exists.
 */
import { readFileSync } from "node:fs";
import { digestOf } from "../../digest.ts";
import { type PictureJob, packageVersion } from "../job.ts";

/** The size that social networks recommend. */
export const size = { width: 1200, height: 630 } as const;

interface SocialContent {
  readonly title: string;
  readonly brand: string;
  /** Path of the logo, below `content/images`. */
  readonly logo: string;
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
const tokens = textOf("../../../src/styles/tokens.css");

/** Replaces `var(--paper)` by the light-mode colour of the site. @throws Error for an unknown token. */
export function inColours(drawing: string): string {
  return drawing.replaceAll(/var\(--([\w-]+)\)/g, (_, name) => {
    const [, colour] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
    if (colour === undefined) throw new Error(`src/styles/tokens.css has no --${name}, which social pictures need`);
    return colour;
  });
}

const files = ["draw.ts", "fit-lines.ts", "outlines.ts", "beside-picture.svg", "beside-receipt.svg"];
const packages = ["sharp", "harfbuzzjs", "@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf"];
const look = digestOf(
  JSON.stringify([...files.map((file) => inColours(textOf(`./${file}`))), ...packages.map(packageVersion)]),
);

/** @param page Path of the page: `/de/faq`. */
export function socialPictureJob(page: string, content: SocialContent, logo: Uint8Array): SocialPictureJob {
  const digest = socialDigest(content, logo);
  return { ...content, digest, path: `/images/social${page}.${digest.slice(0, 8)}.jpg` };
}

export function socialDigest({ title, brand, picture }: SocialContent, logo: Uint8Array): string {
  return digestOf(JSON.stringify([look, title, brand, picture?.digest ?? ""]), logo);
}
