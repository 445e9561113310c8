/**
 * Styles and scripts of a page, from the manifest of the browser build. Vike does not collect the styles of lazily loaded
 * modules when it prerenders, so they are put together here and written into the document: the first response is enough
 * to paint.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { outFolder } from "../project-folders.ts";
import {
  browserEntry,
  countryEntry,
  fontAddresses,
  readManifest,
  scriptAddress,
  scriptAddresses,
  startScripts,
} from "./assets-manifest.ts";

export interface PageAssets {
  /** Addresses of the scripts to evaluate in turn; the last one is the browser entry. */
  readonly scripts: readonly string[];
  /** Addresses of what these scripts and a page module import, for fetching it ahead. */
  imported(module: string | undefined): readonly string[];
  /** Address of the module that shows banners for visitors of one country. */
  readonly countryScript: string;
  /** Styles of a page module, named by its path below the root, as text. Empty in development. */
  styles(module: string): string;
  /** Addresses of the fonts that the styles name, to be fetched before the styles are read. */
  readonly fonts: readonly string[];
  /** Addresses of the same styles, so that the loader knows that they are there already. */
  styleAddresses(module: string): readonly string[];
}

let built: PageAssets | undefined;

/** Assets of the build that is being prerendered; in development Vite serves the sources themselves. */
export function loadAssets(): PageAssets {
  if (import.meta.env.DEV) {
    return {
      scripts: [`/${browserEntry}`],
      imported: () => [],
      countryScript: `/${countryEntry}`,
      fonts: [],
      styles: () => "",
      styleAddresses: () => [],
    };
  }
  built ??= readBuild(resolve(outFolder));
  return built;
}

function readBuild(dist: string): PageAssets {
  const manifest = readManifest(dist);
  const scripts = startScripts(manifest);
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(dist, "client", file), "utf8").trim();
    texts.set(file, text);
    return text;
  };
  const stylesOf = (name: string, seen: Set<string>): string[] => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap((inner) => stylesOf(inner, seen)), ...(chunk.css ?? [])];
  };
  const filesOf = (module: string) => {
    const seen = new Set<string>();
    return [...new Set([...stylesOf(browserEntry, seen), ...stylesOf(module, seen)])];
  };
  return {
    scripts,
    imported: (module) => {
      const all = scriptAddresses(manifest, [browserEntry, ...(module === undefined ? [] : [module])]);
      return all.filter((address) => !scripts.includes(address));
    },
    countryScript: scriptAddress(manifest, countryEntry),
    fonts: fontAddresses(manifest),
    styles: (module) => filesOf(module).map(read).join(""),
    styleAddresses: (module) => filesOf(module).map((file) => `/${file}`),
  };
}
