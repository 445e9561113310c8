/** The version of the content, as `version.json` of the generated files says it. */
import { z } from "zod";

const shape = z.object({ version: z.string() });

/**
 * @param text What stands in `version.json`.
 * @returns The digest of everything that browsers fetch of the content.
 * @throws Error where it is not what the content build writes.
 */
export function contentVersion(text: string): string {
  return shape.parse(JSON.parse(text)).version;
}
