/** The sample content for tests, and its build folder. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";

export const sample = { CONTENT_DIR: "test-results/sample-content", OUT_DIR: "test-results/sample" } as const;

/**
 * Writes `CONTENT_DIR`: `tests/content/sample`, completed with page texts from `content/`, so that a new page needs no
 * sample texts. Vitest calls it as global setup.
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
