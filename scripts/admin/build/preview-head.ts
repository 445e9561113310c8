/** Head of the form's preview document, which loads `src/preview/preview.tsx`. */
import {
  previewEntry as entry,
  readManifest,
  scriptAddress,
  styleFiles,
} from "../../../src/prerender/assets-manifest.ts";
import { typefaceRules, typefacesFor, wholeTypeface } from "../../../src/prerender/typeface.ts";
import { outFolder } from "../../../src/project-folders.ts";

/** For the built site; call it after the build. */
export function previewHead(typefaces: Parameters<typeof typefaceRules>[0]): string {
  const manifest = readManifest(outFolder);
  const styles = styleFiles(manifest, [entry]).map((file) => `/${file}`);
  return head([scriptAddress(manifest, entry)], styles, typefaces);
}

/** For the development server. */
export const developmentPreviewHead = head(["/@id/@vitejs/plugin-react/preamble", `/${entry}`], [], wholeTypeface);

function head(
  scripts: readonly string[],
  styles: readonly string[],
  typefaces: Parameters<typeof typefaceRules>[0],
): string {
  const [first = ""] = typefacesFor(typefaces, "");
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="preload" href="${first}" as="font" type="font/woff2" crossorigin><style>${typefaceRules(typefaces)}</style>`,
    ...styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...scripts.map((address) => `<script type="module" src="${address}"></script>`),
  ].join("");
}
