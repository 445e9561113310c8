/** Checks the content, reports, and writes what pages are made from. */
import { join } from "node:path";
import { checkContent, isError } from "./check.ts";
import type { Content } from "./content.ts";
import { emitContent } from "./emit/emit.ts";
import { writeFiles } from "./emit/write.ts";
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
  const root = join(process.cwd(), folder);
  const { files, problems, content } = await checkContent(root);
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
  if (!check) await writeFiles(join(process.cwd(), out), emitContent(content, root, files.images));
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const sample = content.site.sample ? " It is sample content." : "";
  process.stdout.write(
    `Content: ${files.parsed.size} files in ${content.languages.join(", ")} are valid (${seconds} s).${sample}\n`,
  );
  return content;
}
