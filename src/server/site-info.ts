/** What the server needs to know of the built site: `dist/site.json`, which the build writes. */
import { readFile } from "node:fs/promises";
import { z } from "zod";

/** As in a path: `en`, `pt-br`. Folders are named after it, so nothing else is allowed. */
const language = z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/, "is not a language in small letters");

const siteInfoSchema = z.strictObject({
  brand: z.string().trim().min(1),
  /** The first one is the fallback. */
  languages: z.array(language).min(1),
  pluginSlugs: z.array(z.string().min(1)),
  editions: z.array(z.string().min(1)),
  /** Prerendered pages of all languages together. */
  pages: z.int().nonnegative(),
  /** Longest message of the contact form, in characters. */
  messageMaxLength: z.int().positive(),
  /** Whether the content is the sample that comes with the project. */
  sample: z.boolean(),
  /** Folder of this site that has the installers: `/downloads`. Not there if another host has them. */
  downloadsPath: z
    .string()
    .regex(/^(?:\/[a-z0-9-]+)+$/)
    .optional(),
  /** Further headers for every answer, or other values for the security headers. Names as in RFC 9110, section 5.6.2. */
  headers: z.record(z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/), z.string().regex(/^[\x20-\x7e]*$/)).optional(),
});

export type SiteInfo = z.infer<typeof siteInfoSchema>;

/** The site has not been built, or not by this version. The message is one sentence for whoever starts the server. */
export class SiteInfoError extends Error {
  override readonly name = "SiteInfoError";
}

/**
 * @param file Path of `site.json`.
 * @throws {SiteInfoError} Where it is missing, is no JSON, or has another shape; says what is wrong and what to do.
 */
export async function readSiteInfo(file: string): Promise<SiteInfo> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new SiteInfoError(`${file} is missing: run \`npm run build\` first.`, { cause: error });
  });
  const parsed = siteInfoSchema.safeParse(parseJson(text, file));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`);
  throw new SiteInfoError(
    `${file} is not as the build writes it (${problems.join("; ")}): run \`npm run build\` again.`,
  );
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteInfoError(`${file} is not JSON: run \`npm run build\` again.`, { cause: error });
  }
}
