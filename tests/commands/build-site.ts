/** A site of other content beside the one in `dist`, built as `npm run build` builds it. */
import { join } from "node:path";
import { startNode } from "./start.ts";

/**
 * @param content Folder of the content.
 * @param name Names the folder of the build below `test-results`, which whoever asked for it deletes.
 * @param options Options of the build.
 * @returns The folder of the build.
 * @throws Error with what the build says if it fails.
 */
export async function buildSite(content: string, name: string, ...options: readonly string[]): Promise<string> {
  const out = join("test-results", name);
  // By this variable Vike knows tests, in which it does nothing.
  const env = { ...process.env, VITEST: undefined, CONTENT_DIR: content, OUT_DIR: out };
  const { code, err } = await startNode(["--import", "tsx", "scripts/build.ts", ...options], { env }).ended;
  if (code !== 0) throw new Error(err);
  return out;
}
