/** A copy of the project in a temporary folder, so that a test can change its content. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Copies what building and the development server need. Packages are linked one by one: what Vite prepares of them stays
 * in the copy.
 *
 * @returns Absolute path of the copy; whoever asked for it deletes it.
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of ["content", "scripts", "src", "public", "package.json", "tsconfig.json", "vite.config.ts"]) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  const packages = join(copy, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules").filter((entry) => !entry.startsWith(".vite"))) {
    symlinkSync(resolve("node_modules", name), join(packages, name));
  }
  return copy;
}
