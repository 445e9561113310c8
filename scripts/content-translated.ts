/**
 * Records that translations have been looked at.
 *
 * Exit code 0 where they are recorded, 1 where something is in the way, in which case nothing is, 2 where the command
 * line is wrong.
 */
import { parseArgs } from "node:util";
import { checkContent } from "./content/check.ts";
import { commonOptions, runCommand } from "./content/command-line.ts";
import { commandMessages } from "./content/messages/command-line.ts";
import { reviewMessages as said, translationMessages } from "./content/messages/translations.ts";
import { review } from "./content/translations/review.ts";
import { readSelection } from "./content/translations/selection.ts";
import { writeTogether } from "./content/write-together.ts";

const options = { ...commonOptions, "clear-pending": { type: "boolean", default: false } } as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options, allowPositionals: true }),
  async ({ values, positionals }, { root, folder, language }) => {
    const { files, problems } = await checkContent(root);
    if (!files.isThere) {
      process.stderr.write(`${commandMessages.noContent(folder)[language]}\n`);
      return 1;
    }
    if (files.languages.length < 2) {
      process.stdout.write(`${translationMessages.oneLanguage[language]}\n`);
      return 0;
    }
    const { selections, whole } = readSelection(files, positionals);
    const clearPending = values["clear-pending"];
    const result = review(files, problems, selections, { folder, clearPending, whole });
    if (result.refused.length > 0) {
      const reasons = result.refused.map((reason) => `${reason[language]}\n`);
      process.stderr.write(`${reasons.join("")}${said.nothingRecorded(reasons.length)[language]}\n`);
      return 1;
    }
    writeTogether(result.changes);
    const lines = result.said.length > 0 ? result.said : [said.allCurrent];
    process.stdout.write(lines.map((line) => `${line[language]}\n`).join(""));
    return 0;
  },
);
