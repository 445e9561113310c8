/**
 * Shows what is to be translated: per language what is missing, marked, out of date or not recorded yet.
 *
 * Exit code 0; 1 with `--strict` where something is missing, marked or out of date, or where there is no content; 2 where
 * the command line is wrong.
 */
import { parseArgs } from "node:util";
import { commonOptions, runCommand, UsageError } from "./content/command-line.ts";
import { loadContent } from "./content/load.ts";
import { commandMessages } from "./content/messages/command-line.ts";
import { translationMessages as said } from "./content/messages/translations.ts";
import { reportStyles, reportTranslations } from "./content/translations/report-text.ts";
import { languageStatus, markedIn } from "./content/translations/status.ts";

const options = {
  ...commonOptions,
  "lang-of-site": { type: "string", multiple: true },
  format: { type: "string", default: "text" },
  strict: { type: "boolean", default: false },
} as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options }),
  async ({ values }, { root, folder, language }) => {
    const { files } = await loadContent(root);
    if (!files.isThere) {
      process.stderr.write(`${commandMessages.noContent(folder)[language]}\n`);
      return 1;
    }
    const [source = "", ...others] = files.languages;
    const style = ["json", ...Object.keys(reportStyles)].find((one) => one === values.format);
    if (style === undefined) throw new UsageError(said.unknownFormat(values.format));
    const asked = values["lang-of-site"] ?? [];
    const wrong = asked.find((code) => !others.includes(code));
    if (wrong !== undefined) throw new UsageError(said.noTranslation(wrong, others));
    const languages = others
      .filter((code) => asked.length === 0 || asked.includes(code))
      .map((code) => languageStatus(files, code));
    const marked = ["facts", source].map((name) => ({ folder: name, open: markedIn(files, name) }));
    const report = { languages, marked };
    process.stdout.write(
      style === "json"
        ? `${JSON.stringify(report, null, 2)}\n`
        : reportTranslations(report, style === "markdown" ? "markdown" : "text", language, folder),
    );
    const isOpen =
      marked.some(({ open }) => open.length > 0) ||
      languages.some((one) => one.unreadable.length > 0 || one.open.some(({ state }) => state !== "unrecorded"));
    return values.strict && isOpen ? 1 : 0;
  },
);
