/** The content that the program is tried with, and where it is built. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

export const sample = { CONTENT_DIR: "test-results/sample-content", OUT_DIR: "test-results/sample" } as const;

/**
 * Writes `CONTENT_DIR`: `tests/content/sample`, and from `content/` the words of the pages that are not in it, so that a new
 * page needs none of its own there. Vitest calls it before the tests of the program.
 */
export default function writeSample(): void {
  rmSync(sample.CONTENT_DIR, { recursive: true, force: true });
  cpSync("tests/content/sample", sample.CONTENT_DIR, { recursive: true });
  for (const language of ["en", "de"]) {
    const words = join("content", language, "pages");
    if (!existsSync(words)) continue;
    cpSync(words, join(sample.CONTENT_DIR, language, "pages"), { recursive: true, force: false });
  }
}
