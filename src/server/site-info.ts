import { z } from "zod";

export const siteInfoSchema = z.object({
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
  /** After how many days a message is deleted. */
  messageKeepDays: z.int().positive().optional(),
  sample: z.boolean(),
  /** Folder of the installers, `/downloads`, if they are on this site. */
  downloadsPath: z.string().optional(),
  /** For every response: further headers, or other values for the security headers. */
  headers: z.record(z.string(), z.string()).optional(),
});

export type SiteInfo = z.infer<typeof siteInfoSchema>;
