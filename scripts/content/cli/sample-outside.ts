/** Files beside the content that name the sample's product. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../files-below.ts";
import { isSample } from "../check/rules/sample-release.ts";

const topFiles = ["README.md", "LICENSE", "package.json", "package-lock.json"];

/** Paths relative to the project's folder: README, licence, package files and documents. Missing ones are passed over. */
export function filesNamingSample(root: string): string[] {
  const documents = existsSync(join(root, "docs")) ? filesBelow(join(root, "docs")) : [];
  const all = [...topFiles, ...documents.filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`)];
  return all.filter((name) => {
    const file = join(root, name);
    const words = existsSync(file) ? readFileSync(file, "utf8").match(/[\p{L}\p{N}]+/gu) : [];
    return [...new Set(words)].some(isSample);
  });
}
