/** What a picture of the product is made of. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** Words of a picture by language code. English is the one that a language without words of its own is shown in. */
export type Texts<Value = string> = { readonly en: Value } & Readonly<Record<string, Value>>;

export interface Screen {
  /** Place and name below `content/images`, without language and ending: `pages/home-hero`. */
  readonly name: string;
  /** Size in CSS pixels; the picture has twice as many. A window of the application is 1024 × 640, which is the default. */
  readonly width?: number;
  readonly height?: number;
  /** Rules for this picture only, behind those of `app.css`. */
  readonly css?: string;
  /** `png` and one for all languages, for places that do not take WebP. Without it: WebP, one a language. */
  readonly format?: "png";
  /** The body of the document, in one language. */
  readonly html: (lang: string) => string;
}

const site = z
  .object({ brand: z.string(), languages: z.array(z.string()).min(1) })
  .parse(parse(readFileSync("content/facts/site.yaml", "utf8")));

/** Name of the product, as the site has it. */
export const brand = site.brand;

/** Languages of the site. */
export const languages = site.languages;

/** @returns The words of a language; the English ones where it has none. */
export function say<Value>(texts: Texts<Value>, lang: string): Value {
  return texts[lang] ?? texts.en;
}

type Piece = string | number | false | readonly string[];

/**
 * Markup of pieces. Lists are put together without a separator, `false` leaves nothing.
 *
 * @throws Error for a number that is none, so that no picture says `NaN`.
 */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): string {
  const text = (piece: Piece) => {
    if (piece === false) return "";
    if (typeof piece === "number" && !Number.isFinite(piece)) throw new Error("A picture holds a number that is none");
    return typeof piece === "string" || typeof piece === "number" ? String(piece) : piece.join("");
  };
  return String.raw({ raw: strings }, ...pieces.map(text));
}

/** @returns Size of a screen in CSS pixels. */
export function sizeOf({ width = 1024, height = 640 }: Screen): { width: number; height: number } {
  return { width, height };
}

/** @returns Path below `content/images` of a screen's picture in one language. */
export function fileOf({ name, format }: Screen, lang: string): string {
  return format === undefined ? `${name}.${lang}.webp` : `${name}.${format}`;
}
