/**
 * Says in words what has changed in the content since another commit.
 *
 * Exit code 0 if it could be compared, 1 if there is nothing to compare with, 2 if the command line is wrong.
 */
import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { changeMessages as said } from "./content/commands/changes-messages.ts";
import { changesMarkdown, changesText } from "./content/commands/changes-report.ts";
import { commonOptions, runCommand, type Setting, UsageError } from "./content/commands/command-line.ts";
import { compareContent } from "./content/commands/compare-content.ts";
import { filesAt, findBase, GitFault } from "./content/commands/git.ts";
import { readFolder } from "./content/parse/content-folder.ts";
import { appendSummary } from "./content/report/step-summary.ts";
import { withoutCommands } from "./content/report/workflow-command.ts";

const formats = ["text", "markdown", "github"] as const;

const options = {
  ...commonOptions,
  base: { type: "string" },
  format: { type: "string", default: "text" },
} as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options }),
  ({ values }, setting) => {
    const format = formats.find((name) => name === values.format);
    if (format === undefined) throw new UsageError(said.unknownFormat(values.format, formats));
    try {
      tell(format, values.base, setting);
      return 0;
    } catch (error) {
      if (!(error instanceof GitFault)) throw error;
      process.stderr.write(`${error.sentence[setting.language]}\n`);
      return 1;
    }
  },
);

function tell(format: (typeof formats)[number], ref: string | undefined, { root, folder, language }: Setting) {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new GitFault(said.noFolder(folder));
  const { commit, name } = findBase(root, ref, process.env);
  const changes = compareContent(filesAt(root, commit), readFolder(root));
  const short = commit.slice(0, 8);
  // A place such as HEAD^1 says nothing to people.
  const base = /^HEAD|^[0-9a-f]{7,40}$/.test(name) ? short : `${name} (${short})`;
  const text = changesText(changes, base, language);
  const markdown = changesMarkdown(changes, base, language);
  if (format === "text") process.stdout.write(text);
  else if (format === "markdown") process.stdout.write(markdown);
  else process.stdout.write(withoutCommands(text, randomUUID()) + appendSummary(markdown, process.env, language));
}
