/** Checks the content, reports, and writes what pages are made from. */
import { resolve } from "node:path";
import { checkContent, isError } from "./check.ts";
import type { Content } from "./content.ts";
import type { ContentFiles } from "./load.ts";
import { reportText } from "./report/text.ts";

export interface BuildOptions {
  /** Content folder, relative to the working directory. */
  readonly content: string;
  /** Folder that is written, relative to the working directory. */
  readonly out: string;
  /** Check only, write nothing. */
  readonly check: boolean;
  /** Refuse sample content. */
  readonly release: boolean;
}

/**
 * Builds the content and says on standard output and error what was found.
 *
 * @returns The content; `undefined` where it has errors or must not be released. Nothing is written then.
 */
export async function buildContent({
  content: folder,
  out,
  check,
  release,
}: BuildOptions): Promise<Content | undefined> {
  const started = performance.now();
  const root = resolve(folder);
  const { files, problems, content } = await checkContent(root);
  if (!files.isThere) {
    process.stderr.write(`There is no content in the folder ${folder}; check its path.\n`);
    return undefined;
  }
  process.stderr.write(reportText(problems, files, folder));
  if (content === undefined) {
    const errors = problems.filter(isError).length;
    process.stderr.write(`The content has ${errors} ${errors === 1 ? "error" : "errors"}; nothing was written.\n`);
    return undefined;
  }
  if (release && content.site.sample) {
    process.stderr.write("This is sample content (sample: true in facts/site.yaml); a release is not built from it.\n");
    return undefined;
  }
  if (!check) await write(content, files, resolve(out));
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const sample = content.site.sample ? " It is sample content." : "";
  process.stdout.write(
    `Content: ${files.parsed.size} files in ${content.languages.join(", ")} are valid (${seconds} s).${sample}\n`,
  );
  return content;
}

/** What emits is loaded only now: checking alone needs none of it. */
async function write(content: Content, files: ContentFiles, out: string): Promise<void> {
  const { emitContent } = await import("./emit/emit.ts");
  const { writeFiles } = await import("./emit/write.ts");
  await writeFiles(out, emitContent(content, files.root, files.images));
}
