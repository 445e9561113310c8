/** Head of the document in which the form shows a page: what `src/preview/preview.tsx` is loaded with. */

import { previewEntry as entry, readManifest, scriptAddress, styleFiles } from "../../src/prerender/assets-manifest.ts";
import { typefaceRule, wholeTypeface } from "../../src/prerender/typeface.ts";
import { outFolder } from "../../src/project-folders.ts";

/** With the files of the build, which has been made before. */
export function previewHead(typeface: string): string {
  const manifest = readManifest(outFolder);
  const styles = styleFiles(manifest, [entry]).map((file) => `/${file}`);
  return head([scriptAddress(manifest, entry)], styles, typeface);
}

/** Vite serves the sources themselves. */
export const developmentPreviewHead = head(["/@id/@vitejs/plugin-react/preamble", `/${entry}`], [], wholeTypeface);

function head(scripts: readonly string[], styles: readonly string[], typeface: string): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="preload" href="${typeface}" as="font" type="font/woff2" crossorigin><style>${typefaceRule(typeface)}</style>`,
    ...styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...scripts.map((address) => `<script type="module" src="${address}"></script>`),
  ].join("");
}
