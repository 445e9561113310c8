/** `dist/assets.json`: which files the browser build made of which source (Vite's manifest, kept there by Vike). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

export type AssetsManifest = z.infer<typeof manifestSchema>;

/** Sources of the browser entries. */
export const browserEntry = "src/renderer/entry-client.tsx";
export const redirectEntry = "src/renderer/entry-redirect.ts";
/** What shows banners for visitors of one country, without the application. */
export const countryEntry = "src/features/country/show-country-banners.ts";

/**
 * Reads the manifest.
 *
 * @param dist Absolute path of `dist`.
 * @throws Error if the browser build has not run or its manifest has another shape.
 */
export function readManifest(dist: string): AssetsManifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(dist, "assets.json"), "utf8")));
}

/**
 * Addresses of the scripts that the browser evaluates to start, one task each: the large library first, the entry last.
 * Only the entry if there is no such chunk, as in development.
 */
export function startScripts(manifest: AssetsManifest): string[] {
  const library = Object.values(manifest).find(({ name }) => name === "react");
  return [...(library === undefined ? [] : [`/${library.file}`]), scriptAddress(manifest, browserEntry)];
}

/**
 * Addresses of the scripts that the application and page modules consist of.
 *
 * @param sources Entries and modules by their paths below the root.
 */
export function scriptAddresses(manifest: AssetsManifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string): string[] => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(chunk.file)) return [];
    seen.add(chunk.file);
    return [...(chunk.imports ?? []).flatMap(visit), `/${chunk.file}`];
  };
  return sources.flatMap(visit);
}

/** Addresses of the fonts that the styles of every page name. */
export function fontAddresses(manifest: AssetsManifest): string[] {
  return (manifest[browserEntry]?.assets ?? []).filter((file) => file.endsWith(".woff2")).map((file) => `/${file}`);
}

/** Address of the script that was built from a source. */
export function scriptAddress(manifest: AssetsManifest, source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}`);
  return `/${chunk.file}`;
}
