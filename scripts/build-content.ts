/**
 * Builds the content: reads and checks `content/`, and writes `src/generated/`.
 *
 * Exit code 0 if everything is valid, 1 if the content has errors, 2 if the command line is wrong.
 */
import { parseArgs } from "node:util";
import { generatedFolder } from "../src/project-folders.ts";
import { buildContent, watchContent } from "./content/build.ts";
import { buildMessages as said } from "./content/commands/build-messages.ts";
import { commonOptions, optionValue, runCommand } from "./content/commands/command-line.ts";
import { reportFormats } from "./content/report/report.ts";

const options = {
  ...commonOptions,
  check: { type: "boolean", default: false },
  release: { type: "boolean", default: false },
  watch: { type: "boolean", default: false },
  format: { type: "string", default: "text" },
  out: { type: "string", default: generatedFolder },
} as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options }),
  async ({ values }, { folder, language }) => {
    const { check, release, out, watch } = values;
    const format = optionValue("--format", values.format, reportFormats);
    const build = { content: folder, out, check, release, format, language };
    if (watch) return watchContent(build).then(() => 0);
    return (await buildContent(build)) === undefined ? 1 : 0;
  },
);
