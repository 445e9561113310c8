/**
 * Brings content files into one form.
 *
 * Exit code 0 if all files have it in the end, 1 if one was left as it is or, with `--check`, has another form, 2 if the
 * command line is wrong.
 */
import { renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { commonOptions, runCommand, type Setting, UsageError } from "./content/commands/command-line.ts";
import { commandMessages } from "./content/commands/command-messages.ts";
import { type FormattedFile, formatFile } from "./content/commands/format-file.ts";
import { formatMessages as said } from "./content/commands/format-messages.ts";
import { filesOfTypedPath } from "./content/commands/typed-path.ts";
import { listFiles } from "./content/parse/content-folder.ts";

const options = { ...commonOptions, check: { type: "boolean", default: false } } as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options, allowPositionals: true }),
  ({ values, positionals }, setting) => {
    const formatted = chosenFiles(setting, positionals).map((file) => formatFile(setting.root, file));
    for (const one of formatted) {
      if (one.result === "changed" && !values.check) write(join(setting.root, one.file), one.text);
    }
    return report(formatted, values.check, setting);
  },
);

/** Readers see the file as it was or as it is to be. Names that begin with a dot are no content. */
function write(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  writeFileSync(draft, text);
  renameSync(draft, path);
}

function chosenFiles({ root, folder }: Setting, typed: readonly string[]): string[] {
  const names = listFiles(root).filter((name) => name.endsWith(".yaml"));
  if (names.length === 0) throw new UsageError(commandMessages.noContent(folder));
  if (typed.length === 0) return names;
  const chosen = typed.flatMap((one) => {
    const found = filesOfTypedPath(one, root, names);
    if (found.length === 0) throw new UsageError(commandMessages.noSuchFile(one));
    return found;
  });
  return [...new Set(chosen)];
}

function report(formatted: readonly FormattedFile[], isCheck: boolean, { folder, language }: Setting): number {
  const count = (result: FormattedFile["result"]) => formatted.filter((one) => one.result === result).length;
  for (const one of formatted) {
    if (one.result === "changed") {
      const file = `${folder}/${one.file}`;
      process.stdout.write(`${(isCheck ? said.differs(file) : said.changed(file))[language]}\n`);
    } else if (one.result === "left") {
      process.stderr.write(`${said.left(`${folder}/${one.place}`, one.reason)[language]}\n`);
    }
  }
  const summary = isCheck ? said.summaryOfCheck : said.summary;
  process.stdout.write(`${summary(formatted.length, count("changed"))[language]}\n`);
  return count("left") > 0 || (isCheck && count("changed") > 0) ? 1 : 0;
}
