/** A copy of the project in a temporary folder, so that its content can be another one. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What building and the development server need beside the content. */
const sources = ["scripts", "src", "public", "package.json", "tsconfig.json", "vite.config.ts"];

/** What is made anew, and packages, which are linked. */
const left = ["content", "dist", "node_modules", "test-results"];

interface CopyOptions {
  /** Folder that becomes the copy's `content/`. */
  readonly content?: string;
  /** Tests and documents too: every check can be run in the copy. */
  readonly isWhole?: boolean;
}

/**
 * Copies the project in the current folder. Packages are linked one by one: what Vite prepares of them stays in the copy.
 *
 * @returns Absolute path of the copy; whoever asked for it deletes it.
 */
export function copyProject({ content = "content", isWhole = false }: CopyOptions = {}): string {
  const copy = mkdtempSync(join(tmpdir(), "project-"));
  const names = isWhole ? readdirSync(".").filter((name) => !left.includes(name)) : sources;
  for (const name of names) cpSync(name, join(copy, name), { recursive: true });
  cpSync(content, join(copy, "content"), { recursive: true });
  const packages = join(copy, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules").filter((entry) => !entry.startsWith(".vite"))) {
    symlinkSync(resolve("node_modules", name), join(packages, name));
  }
  return copy;
}
