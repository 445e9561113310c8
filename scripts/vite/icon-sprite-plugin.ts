/**
 * The icons of the site in one SVG file: fetched once, kept for ever, and no script. `virtual:icon-sprite` says its
 * address. See docs/decisions/022-icons-in-a-sprite.md.
 */
import { createHash } from "node:crypto";
import { icons } from "@iconify-json/lucide";
import type { Plugin } from "vite";
import { iconNames } from "../../src/components/icon-names.ts";

const virtual = "virtual:icon-sprite";
const resolved = `\0${virtual}`;

export function iconSpritePlugin(): Plugin {
  const sprite = iconSprite();
  const digest = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
  // Beside the pictures: files there are kept for ever by every host.
  const file = `images/icons.${digest}.svg`;
  return {
    name: "site:icon-sprite",
    resolveId: (id) => (id === virtual ? resolved : undefined),
    load: (id) => (id === resolved ? `export const iconSprite = ${JSON.stringify(`/${file}`)};` : undefined),
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite);
      });
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName: file, source: sprite });
    },
  };
}

/** Line and colour are left to the page: `src/components/icon.module.css`. */
function iconSprite(): string {
  const symbols = iconNames.map((name) => {
    const drawing = icons.icons[name]?.body;
    if (drawing === undefined) throw new Error(`Lucide has no icon ${name}`);
    const shapes = drawing.replaceAll(/ (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g, "");
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<!-- Lucide, ISC License, https://lucide.dev/license --><svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}
