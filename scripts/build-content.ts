/**
 * Builds the content: reads and checks `content/`, and writes `src/generated/`.
 *
 * Exit code 0 where everything is valid, 1 where the content has errors, 2 where the command line is wrong.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildContent } from "./content/build.ts";

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

const content = await buildContent(readOptions());
process.exitCode = content === undefined ? 1 : 0;
