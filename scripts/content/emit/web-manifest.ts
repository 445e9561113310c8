/** `manifest.webmanifest`: name and icons of the site on a home screen (W3C, Web Application Manifest). */

import type { Content } from "../check/content.ts";
import { type Media, plainPicture } from "../compose/media.ts";
import { directionOf } from "../core/intl.ts";

export const touchIcon = "/apple-touch-icon.png";

/**
 * `display` prevents browsers from offering to install the site, which would mislead on pages that offer a program.
 * `start_url` has no language, so that the site opens in the visitor's. Colours are in the head of each page.
 */
export function webManifest({ languages: [lang = "en"], site, pictures }: Content, media: Media) {
  const { width, height } = plainPicture(media, pictures.icons.touch, "");
  const touch = { src: touchIcon, sizes: `${width}x${height}`, type: "image/png" };
  return {
    name: site.brand,
    lang,
    dir: directionOf(lang),
    id: "/",
    start_url: "/",
    display: "browser",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { ...touch, purpose: "any" },
      { ...touch, purpose: "maskable" },
    ],
  };
}
