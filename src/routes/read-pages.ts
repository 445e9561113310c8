/** Files of the page folders in Node, where there is no `import.meta.glob`. */
import { readdirSync } from "node:fs";

/**
 * Imports a file of every page that has it.
 *
 * @param file Name of the file, the same in each folder: `route.ts`.
 * @param name What the file exports.
 * @returns The exported values by the names of the folders.
 */
export async function readPages<Value>(file: string, name: string): Promise<Record<string, Value>> {
  const pages = new URL("../pages/", import.meta.url);
  const found: Record<string, Value> = {};
  for (const folder of readdirSync(pages).sort()) {
    if (!readdirSync(new URL(folder, pages)).includes(file)) continue;
    const module = await import(new URL(`${folder}/${file}`, pages).href);
    found[folder] = module[name];
  }
  return found;
}
