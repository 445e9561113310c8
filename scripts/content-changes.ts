/** Says in words what has changed in the content since another commit. Exit code 1: none to compare with. */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { changeMessages as said } from "./content/commands/changes-messages.ts";
import { changesText } from "./content/commands/changes-report.ts";
import { commonOptions, optionValue, runCommand } from "./content/commands/command-line.ts";
import { compareContent } from "./content/commands/compare-content.ts";
import { filesAt, findBase } from "./content/commands/git.ts";
import { readFolder } from "./content/parse/content-folder.ts";
import { appendSummary } from "./content/report/github.ts";
import { withoutCommands } from "./content/report/workflow-command.ts";

const options = {
  ...commonOptions,
  base: { type: "string" },
  format: { type: "string", default: "text" },
} as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options }),
  ({ values }, { root, language }) => {
    const format = optionValue("--format", values.format, ["text", "github"]);
    const { commit, name } = findBase(root, values.base);
    const changes = compareContent(filesAt(root, commit), readFolder(root));
    const text = changesText(changes, name, language);
    if (format === "text") process.stdout.write(text);
    else {
      process.stdout.write(withoutCommands(text, randomUUID()));
      appendSummary(`## ${said.title[language]}\n\n~~~\n${text}~~~\n`, process.env, language);
    }
    return 0;
  },
);
