/** Prints what changed in the content since another commit, and on which pages. Exit code 1 if there is no such commit. */
import { randomUUID } from "node:crypto";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "./content/check/check.ts";
import { changesSummary, changesText } from "./content/cli/changes-report.ts";
import { commonOptions, optionValue, runCommand } from "./content/cli/command-line.ts";
import { compareContent } from "./content/cli/compare-content.ts";
import { comparePages } from "./content/cli/compare-pages.ts";
import { filesAt, findBase } from "./content/cli/git.ts";
import { appendSummary } from "./content/cli/report/github.ts";
import { withoutCommands } from "./content/cli/report/workflow-command.ts";
import { say } from "./content/core/messages/say.ts";
import { readFolder } from "./content/files/content-folder.ts";

const options = {
  base: { type: "string" },
  head: { type: "string" },
  pictures: { type: "boolean", default: false },
  format: { type: "string", default: "text" },
  ...commonOptions,
} as const;

process.exitCode = await runCommand(
  { name: "content:changes", options },
  () => parseArgs({ options }),
  async ({ values: { base, head, pictures, ...values } }, { root, language }) => {
    const format = optionValue("--format", values.format, ["text", "github"]);
    const { commit, name } = findBase(root, base, head);
    const now = new Date();
    const before = checkContent(filesAt(root, commit), { now });
    const after = checkContent(head === undefined ? readFolder(root, before.files.bytes) : filesAt(root, head), {
      now,
    });
    const pages = comparePages(before, after);
    const text = changesText(compareContent(before.files, after.files, language), pages, name, language);
    if (format === "text") process.stdout.write(text);
    else {
      process.stdout.write(withoutCommands(text, randomUUID()));
      appendSummary(changesSummary(text, language, process.env), process.env, language);
    }
    if (pages !== undefined && pictures) {
      // Loaded on demand, because it imports Playwright.
      const { picturePages } = await import("./picture-pages.ts");
      const file = await picturePages(pages, [before.files.bytes, after.files.bytes], language);
      process.stdout.write(`${say({ id: "tool.changes.pictures", data: { file: relative("", file) } }, language)}\n`);
    }
    return 0;
  },
);
