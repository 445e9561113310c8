/**
 * Builds the content: reads and checks `content/`, and writes `src/generated/`.
 *
 * Exit code 0 where everything is valid, 1 where the content has errors, 2 where the command line is wrong.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildContent } from "./content/build.ts";
import { commonOptions, runCommand, UsageError } from "./content/command-line.ts";
import { buildMessages as said } from "./content/messages/build.ts";
import { reportFormats } from "./content/report/report.ts";

const options = {
  ...commonOptions,
  check: { type: "boolean", default: false },
  release: { type: "boolean", default: false },
  format: { type: "string", default: "text" },
  out: { type: "string", default: join("src", "generated") },
} as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options }),
  async ({ values }, { folder, language }) => {
    const { check, release, out } = values;
    const format = reportFormats.find((one) => one === values.format);
    if (format === undefined) throw new UsageError(said.unknownFormat(values.format, reportFormats));
    const content = await buildContent({ content: folder, out, check, release, format, language });
    return content === undefined ? 1 : 0;
  },
);
