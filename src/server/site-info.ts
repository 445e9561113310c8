/** What the server needs to know of the built site: `dist/site.json`, which the build writes. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { StartProblem } from "./start-problem.ts";

const siteInfoSchema = z.object({
  brand: z.string(),
  /** Where the site is: `https://www.shop.example`. */
  origin: z.string(),
  /** As in a path: `en`, `pt-br`. The first one is the fallback. */
  languages: z.array(z.string()).min(1),
  pluginSlugs: z.array(z.string()),
  editions: z.array(z.string()),
  /** Prerendered pages of all languages together. */
  pages: z.int(),
  /** Longest message of the contact form, in characters. */
  messageMaxLength: z.int(),
  /** Whether the content is the sample that comes with the project. */
  sample: z.boolean(),
  /** Folder of this site that has the installers: `/downloads`. Not there if another host has them. */
  downloadsPath: z.string().optional(),
  /** Further headers for every answer, or other values for the security headers. */
  headers: z.record(z.string(), z.string()).optional(),
});

export type SiteInfo = z.infer<typeof siteInfoSchema>;

/** @throws {StartProblem} If the file is missing or of another shape. */
export async function readSiteInfo(file: string): Promise<SiteInfo> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new StartProblem(`${file} is missing: run \`npm run build\` first.`);
  });
  try {
    return siteInfoSchema.parse(JSON.parse(text));
  } catch {
    throw new StartProblem(`${file} is not as the build writes it: run \`npm run build\` again.`);
  }
}
