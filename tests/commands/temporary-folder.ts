import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** An empty folder, deleted after the tests of the file, or of the `describe` around the call. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
