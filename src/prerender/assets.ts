/**
 * Styles and scripts of a page, from the manifest of the browser build. Vike does not collect the styles of lazily loaded
 * modules. They are written into the document: the first response is enough to paint.
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

/** Addresses; styles are by route. */
export interface PageAssets {
  /** Part of the addresses of content. In development, where an edit is another version, that of the content. */
  readonly version: string;
  /** To be evaluated in turn: what is imported first, the browser entry last. */
  readonly scripts: readonly string[];
  readonly redirectScript: string;
  /** As text. Empty in development. */
  styles(route: RouteId): string;
  /** Of the same styles, so that the loader knows that they are there already. */
  styleAddresses(route: RouteId): readonly string[];
}

let built: PageAssets | undefined;

/** Assets of the build that is being prerendered; in development Vite serves the sources themselves. */
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
