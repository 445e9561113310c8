import { z } from "zod";
import type { SiteAddresses } from "../routes/routes.ts";

const addresses = z.object({
  origin: z.string(),
  languages: z.array(z.string()).min(1),
  unoffered: z.array(z.string()),
  pluginSlugs: z.array(z.string()),
  partnerPages: z.array(z.string()),
  editions: z.array(z.string()),
  textSlugs: z.array(z.string()),
  moved: z.record(z.string(), z.string()),
  downloadsPath: z.string().optional(),
}) satisfies z.ZodType<SiteAddresses>;

export const siteInfoSchema = addresses.extend({
  brand: z.string(),
  /** Number of prerendered pages, all languages together. */
  pages: z.int(),
  /** In UTF-16 code units. */
  messageMaxLength: z.int(),
  /** After how many days a message is deleted. */
  messageKeepDays: z.int().positive().optional(),
  sample: z.boolean(),
  /** For every response: further headers, or other values for the security headers. */
  headers: z.record(z.string(), z.string()).optional(),
});

export type SiteInfo = z.infer<typeof siteInfoSchema>;
