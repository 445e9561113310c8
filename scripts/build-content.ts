/**
 * Builds the content: reads and checks `content/`, and writes `src/generated/`.
 *
 * Exit code 0 where everything is valid, 1 where the content has errors, 2 where the command line is wrong.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkContent, isError } from "./content/check.ts";
import { emitContent } from "./content/emit/emit.ts";
import { writeFiles } from "./content/emit/write.ts";
import { reportText } from "./content/report/text.ts";

const usage = `Usage: npm run content -- [--check] [--release] [--content <folder>] [--out <folder>]

  --check     check only, write nothing
  --release   refuse sample content
  --content   content folder (default: content)
  --out       folder that is written (default: src/generated)
`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        check: { type: "boolean", default: false },
        release: { type: "boolean", default: false },
        content: { type: "string", default: "content" },
        out: { type: "string", default: join("src", "generated") },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

const options = readOptions();
const started = performance.now();
const root = join(process.cwd(), options.content);
const { files, problems, content } = await checkContent(root);
process.stderr.write(reportText(problems, files, options.content));
if (content === undefined) {
  const errors = problems.filter(isError).length;
  process.stderr.write(`The content has ${errors} ${errors === 1 ? "error" : "errors"}; nothing was written.\n`);
  process.exit(1);
}
if (options.release && content.site.sample) {
  process.stderr.write("This is sample content (sample: true in facts/site.yaml); a release is not built from it.\n");
  process.exit(1);
}
const count = files.parsed.size;
if (!options.check) await writeFiles(join(process.cwd(), options.out), emitContent(content, root, files.images));
const seconds = ((performance.now() - started) / 1000).toFixed(2);
const sample = content.site.sample ? " It is sample content." : "";
process.stdout.write(`Content: ${count} files in ${content.languages.join(", ")} are valid (${seconds} s).${sample}\n`);
