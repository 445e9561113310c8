/** Formats content files. Exit code 1 if a file was skipped, 2 for wrong usage. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { commonOptions, runCommand, UsageError } from "./content/cli/command-line.ts";
import { formatFile } from "./content/cli/format-file.ts";
import type { Message } from "./content/core/messages/message.ts";
import { say } from "./content/core/messages/say.ts";
import { writeWhole } from "./content/emit/write.ts";
import { readFolder, symbolicLink } from "./content/files/content-folder.ts";

process.exitCode = await runCommand(
  { name: "content:format", options: commonOptions },
  () => parseArgs({ options: commonOptions }),
  (_parsed, { root, folder, language }) => {
    const files = [...readFolder(root)].filter(([name, bytes]) => name.endsWith(".yaml") || bytes === symbolicLink);
    if (files.length === 0) throw new UsageError({ id: "tool.command.no-content", data: { folder } });
    let changed = 0;
    let skipped = 0;
    for (const [file, bytes] of files) {
      const formatted = formatFile(file, bytes);
      if (formatted.result === "changed") {
        changed += 1;
        writeWhole(join(root, file), formatted.text);
        const data = { file: `${folder}/${file}` };
        process.stdout.write(`${say({ id: "tool.format.formatted", data }, language)}\n`);
      } else if (formatted.result === "skipped") {
        skipped += 1;
        const data = { place: `${folder}/${formatted.location}`, reason: say(formatted.reason, language) };
        process.stderr.write(`${say({ id: "tool.format.skipped", data }, language)}\n`);
      }
    }
    const total: Message = { id: "tool.format.total", data: { count: files.length, formatted: changed } };
    process.stdout.write(`${say(total, language)}\n`);
    return skipped > 0 ? 1 : 0;
  },
);
