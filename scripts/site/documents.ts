/** The documents of all pages, rendered by the code that was built for it; those stay of which nothing has changed. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { EmittedFiles } from "../content/emit/emit.ts";
import { digestOf } from "../digest.ts";
import { codeFolder, prerenderEntry } from "./code.ts";
import type { SiteFolder } from "./site-folder.ts";

/** Returns how many documents there are. `code`: digest of the code, which was built just before. */
export async function writeDocuments(site: SiteFolder, code: string, generated: EmittedFiles): Promise<number> {
  const entry = pathToFileURL(resolve(codeFolder, prerenderEntry)).href;
  const { documentFiles, paths, render }: typeof import("../../src/renderer/entry-prerender.ts") = await import(entry);
  for (const path of paths) {
    const texts = new Map(documentFiles(path).map((name) => [name, String(generated.get(name))]));
    const origin = digestOf(code, ...texts.values());
    await site.make(`${path.slice(1)}.html`, origin, () => render(path, texts));
  }
  return paths.length;
}
