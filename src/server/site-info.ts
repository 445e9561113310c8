import { readFile } from "node:fs/promises";
import { z } from "zod";
import { StartProblem } from "./start-problem.ts";

const siteInfoSchema = z.object({
  brand: z.string(),
  origin: z.string(),
  /** The first one is the fallback. */
  languages: z.array(z.string()).min(1),
  pluginSlugs: z.array(z.string()),
  partnerPages: z.array(z.string()),
  editions: z.array(z.string()),
  textSlugs: z.array(z.string()),
  /** Where pages are now, by where they were; paths without a language. */
  moved: z.record(z.string(), z.string()),
  /** Number of prerendered pages, all languages together. */
  pages: z.int(),
  /** In UTF-16 code units. */
  messageMaxLength: z.int(),
  sample: z.boolean(),
  /** Folder of the installers, `/downloads`, if they are on this site. */
  downloadsPath: z.string().optional(),
  /** For every response: further headers, or other values for the security headers. */
  headers: z.record(z.string(), z.string()).optional(),
});

export type SiteInfo = z.infer<typeof siteInfoSchema>;

/** Reads `dist/site.json`. @throws {StartProblem} If it is missing or invalid. */
export async function readSiteInfo(file: string): Promise<SiteInfo> {
  const text = await readFile(file, "utf8").catch(({ code, message }: NodeJS.ErrnoException) => {
    const isMissing = code === "ENOENT";
    throw new StartProblem(isMissing ? `${file} is missing: run \`npm run build\` first.` : `${message}.`);
  });
  try {
    return siteInfoSchema.parse(JSON.parse(text));
  } catch {
    throw new StartProblem(`${file} is not as the build writes it: run \`npm run build\` again.`);
  }
}
