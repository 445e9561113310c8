/** Checks `content/` and writes `src/generated/`. Exit code 1 for errors in the content, 2 for wrong usage. */
import { parseArgs } from "node:util";
import { generatedFolder } from "../src/project-folders.ts";
import { buildContent, fixFolder, reportFormats, watchContent } from "./content/cli/build.ts";
import { commonOptions, optionValue, runCommand } from "./content/cli/command-line.ts";
import { filesAt, findBase } from "./content/cli/git.ts";
import type { FileBytes } from "./content/files/content-folder.ts";
import { checkOutput } from "./output-folder.ts";

const options = {
  check: { type: "boolean", default: false },
  fix: { type: "boolean", default: false },
  release: { type: "boolean", default: false },
  base: { type: "string" },
  missing: { type: "string" },
  watch: { type: "boolean", default: false },
  format: { type: "string", default: "text" },
  ...commonOptions,
} as const;

/** The base version of the folder; `undefined` if no commit was named and git finds none. */
function readBase(root: string, ref: string | undefined): FileBytes | undefined {
  try {
    const files = filesAt(root, findBase(root, ref).commit);
    return files.size === 0 && ref === undefined ? undefined : files;
  } catch (error) {
    if (ref === undefined) return undefined;
    throw error;
  }
}

process.exitCode = await runCommand(
  { name: "content", options },
  () => parseArgs({ options }),
  async ({ values }, { folder, root, language }) => {
    const { check, fix, release, watch, missing } = values;
    const format = optionValue("--format", values.format, reportFormats);
    const base = readBase(root, values.base);
    if (!check) checkOutput();
    const build = { content: folder, out: generatedFolder, check, release, base, format, language, missing };
    if (fix) fixFolder(build);
    if (watch) return watchContent(build).then(() => 0);
    return (await buildContent(build)) === undefined ? 1 : 0;
  },
);
