/** Styles and scripts of a page. Vike does not collect styles of lazy modules, and one response is enough to paint. */
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { generatedFolder, outFolder } from "../project-folders.ts";
import { pageModule, type RouteId } from "../routes/routes.ts";
import {
  browserEntry,
  codeVersion,
  readManifest,
  redirectEntry,
  scriptAddress,
  scriptAddresses,
  styleFiles,
} from "./assets-manifest.ts";

export function loadAssets(route: RouteId) {
  if (import.meta.env.DEV) {
    // Changes with every edit of content. Vite serves the sources, with their styles.
    const { version } = JSON.parse(readFileSync(join(generatedFolder, "version.json"), "utf8"));
    return { version, scripts: [`/${browserEntry}`], redirectScript: `/${redirectEntry}`, styles: "", styleNames: [] };
  }
  const dist = resolve(outFolder);
  const manifest = readManifest(dist);
  const styles = styleFiles(manifest, [browserEntry, pageModule(route)]);
  return {
    /** Part of the addresses of content. */
    version: codeVersion(manifest),
    /** In order of evaluation: imports first, the browser entry last. */
    scripts: scriptAddresses(manifest, [browserEntry]),
    redirectScript: scriptAddress(manifest, redirectEntry),
    styles: styles.map((file) => readFileSync(join(dist, "client", file), "utf8").trim()).join(""),
    /** Of the files that the document contains, which the app must not load. */
    styleNames: styles.map((file) => basename(file, ".css")),
  };
}
