/**
 * Styles and scripts of a page, from the manifest of the browser build. Vike does not collect the styles of lazy modules.
 * Styles are inlined, so that one response is enough to paint.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
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

export interface PageAssets {
  /** Part of the addresses of content. In development it changes with every edit of content. */
  readonly version: string;
  /** Addresses in order of evaluation: imports first, the browser entry last. */
  readonly scripts: readonly string[];
  readonly redirectScript: string;
  /** CSS; empty in development. */
  styles(route: RouteId): string;
  /** Of the same styles, so that the module loader does not load them. */
  styleAddresses(route: RouteId): readonly string[];
}

let built: PageAssets | undefined;

/** In development Vite serves the sources. */
export function loadAssets(): PageAssets {
  if (import.meta.env.DEV) {
    const { version } = JSON.parse(readFileSync(join(generatedFolder, "version.json"), "utf8"));
    return {
      version,
      scripts: [`/${browserEntry}`],
      redirectScript: `/${redirectEntry}`,
      styles: () => "",
      styleAddresses: () => [],
    };
  }
  built ??= readBuild(resolve(outFolder));
  return built;
}

function readBuild(dist: string): PageAssets {
  const manifest = readManifest(dist);
  const stylesOf = (route: RouteId) => styleFiles(manifest, [browserEntry, pageModule(route)]);
  const styleText = new Map<string, string>();
  const readStyle = (file: string) => {
    const text = styleText.get(file) ?? readFileSync(join(dist, "client", file), "utf8").trim();
    styleText.set(file, text);
    return text;
  };
  return {
    version: codeVersion(manifest),
    scripts: scriptAddresses(manifest, [browserEntry]),
    redirectScript: scriptAddress(manifest, redirectEntry),
    styles: (route) => stylesOf(route).map(readStyle).join(""),
    styleAddresses: (route) => stylesOf(route).map((file) => `/${file}`),
  };
}
