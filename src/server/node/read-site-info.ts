import { readFile } from "node:fs/promises";
import { type SiteInfo, siteInfoSchema } from "../site-info.ts";
import { StartProblem } from "../start-problem.ts";

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
