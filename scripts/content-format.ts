/** Brings content files into one form. Exit code 0, 1 if a file was left as it is, 2 if the command line is wrong. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { commandMessages, commonOptions, runCommand, UsageError } from "./content/commands/command-line.ts";
import { formatFile } from "./content/commands/format-file.ts";
import { writeWhole } from "./content/emit/write.ts";
import { readFolder, symbolicLink } from "./content/parse/content-folder.ts";

const usage = {
  en: `Usage: npm run content:format

Brings content files into one form. What they say, their comments and the order of their keys stay as they are.

${commandMessages.commonOptions.en}`,
  de: `Aufruf: npm run content:format

Bringt Inhaltsdateien in eine einheitliche Form. Was darin steht, Kommentare und die Reihenfolge der Schlüssel bleiben.

${commandMessages.commonOptions.de}`,
};

process.exitCode = await runCommand(
  usage,
  () => parseArgs({ options: commonOptions }),
  (_parsed, { root, folder, language }) => {
    const files = [...readFolder(root)].filter(([name, bytes]) => name.endsWith(".yaml") || bytes === symbolicLink);
    if (files.length === 0) throw new UsageError(commandMessages.noContent(folder));
    let changed = 0;
    let left = 0;
    for (const [file, bytes] of files) {
      const formatted = formatFile(file, bytes);
      if (formatted.result === "changed") {
        changed += 1;
        writeWhole(join(root, file), formatted.text);
        const said = { en: `Formatted ${folder}/${file}`, de: `In Form gebracht: ${folder}/${file}` };
        process.stdout.write(`${said[language]}\n`);
      } else if (formatted.result === "left") {
        left += 1;
        const said = { en: "Left as it is", de: "Bleibt, wie es ist" };
        process.stderr.write(`${said[language]}: ${folder}/${formatted.place}  ${formatted.reason[language]}\n`);
      }
    }
    const summary = {
      en: `${files.length} files, ${changed} formatted.`,
      de: `${files.length} Dateien, ${changed} in Form gebracht.`,
    };
    process.stdout.write(`${summary[language]}\n`);
    return left > 0 ? 1 : 0;
  },
);
