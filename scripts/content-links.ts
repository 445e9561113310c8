/**
 * Asks for every address of other sites that content leads to, and says which are broken, moved or unclear.
 *
 * No part of the content check: it needs the network, and what it finds changes without any change of content. Exit code
 * 0 if nothing is broken, 1 if something is or there is no content, 2 if the command line is wrong.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CommandError, commonOptions, formatNamed, runCommand, UsageError } from "./content/commands/command-line.ts";
import { commandMessages } from "./content/commands/command-messages.ts";
import { readFolder } from "./content/parse/content-folder.ts";
import { readContentFiles } from "./content/validate/content-files.ts";
import { checkLinks } from "./links/check-links.ts";
import { collectLinks } from "./links/collect.ts";
import { linkReportFormats, linksReport } from "./links/links-report.ts";
import { linkCommandTexts, linkReportTexts } from "./links/messages.ts";

const options = {
  ...commonOptions,
  format: { type: "string", default: "text" },
  timeout: { type: "string", default: "20" },
  "include-local": { type: "boolean", default: false },
} as const;

process.exitCode = await runCommand(
  linkCommandTexts.usage,
  () => parseArgs({ options }),
  async ({ values }, { root, folder, language }) => {
    const format = formatNamed(values.format, linkReportFormats);
    const seconds = Number(values.timeout);
    if (!(seconds >= 1 && seconds <= 300)) throw new UsageError(linkCommandTexts.badTimeout(values.timeout));
    const files = readContentFiles(readFolder(root));
    if (files.bytes.size === 0) throw new CommandError(commandMessages.noContent(folder));
    const links = collectLinks(files);
    process.stderr.write(`${linkReportTexts.checking(links.length)[language]}\n`);
    const checked = await checkLinks(links, {
      timeout: seconds * 1_000,
      includeLocal: values["include-local"],
      fetch,
      wait: async (milliseconds) => {
        await wait(milliseconds);
      },
    });
    process.stdout.write(linksReport(format, checked, { folder, language }));
    return checked.some(({ outcome }) => outcome.kind === "broken") ? 1 : 0;
  },
);
