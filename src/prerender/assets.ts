/**
 * Styles and scripts of a page, from the manifest of the browser build. Vike does not collect the styles of lazy modules.
 * Styles are inlined, so that one response is enough to paint.
 */
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

interface PageAssets {
  /** Part of the addresses of content. In development it changes with every edit of content. */
  readonly version: string;
  /** Addresses in order of evaluation: imports first, the browser entry last. */
  readonly scripts: readonly string[];
  readonly redirectScript: string;
  /** CSS; empty in development. */
  readonly styles: string;
  /** Names of the same files, which the app must not load. */
  readonly styleNames: readonly string[];
}

/** In development Vite serves the sources. */
export function loadAssets(route: RouteId): PageAssets {
  if (import.meta.env.DEV) {
    const { version } = JSON.parse(readFileSync(join(generatedFolder, "version.json"), "utf8"));
    return {
      version,
      scripts: [`/${browserEntry}`],
      redirectScript: `/${redirectEntry}`,
      styles: "",
      styleNames: [],
    };
  }
  const dist = resolve(outFolder);
  const manifest = readManifest(dist);
  const styles = styleFiles(manifest, [browserEntry, pageModule(route)]);
  return {
    version: codeVersion(manifest),
    scripts: scriptAddresses(manifest, [browserEntry]),
    redirectScript: scriptAddress(manifest, redirectEntry),
    styles: styles.map((file) => readFileSync(join(dist, "client", file), "utf8").trim()).join(""),
    styleNames: styles.map((file) => basename(file, ".css")),
  };
}
