/** `dist/assets.json`: which files the browser build made of which source (Vite's manifest, kept there by Vike). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

export const browserEntry = "src/browser/start.tsx";
/** What shows a page beside the form for editors. */
export const previewEntry = "src/preview/preview.tsx";
export const redirectEntry = "src/browser/redirect.ts";
/**
 * @param dist Absolute path of `dist`.
 * @throws Error if the browser build has not run.
 */
export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, "assets.json"), "utf8"));
}

/** A digest of the code in browsers: the manifest names all of its files, each by its own digest. */
export function codeVersion(manifest: Manifest): string {
  return createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 10);
}

/** Addresses of the scripts that entries and modules, named by their paths below the root, consist of: imports first. */
export function scriptAddresses(manifest: Manifest, sources: readonly string[]): string[] {
  return [...chunksOf(manifest, sources)].map(({ file }) => `/${file}`);
}

/** Names of the files with the styles of entries and modules, in the order in which they apply. */
export function styleFiles(manifest: Manifest, sources: readonly string[]): string[] {
  return [...new Set([...chunksOf(manifest, sources)].flatMap(({ css = [] }) => css))];
}

/** What is imported comes before what imports it. */
function chunksOf(manifest: Manifest, sources: readonly string[], found = new Set<Manifest[string]>()) {
  const chunks = sources.flatMap((name) => manifest[name] ?? []);
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    chunksOf(manifest, chunk.imports ?? [], found);
    found.add(chunk);
  }
  return found;
}

/** Address of the script that was built from a source. */
export function scriptAddress(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}`);
  return `/${chunk.file}`;
}
