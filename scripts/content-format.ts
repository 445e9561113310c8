/**
 * Brings content files into one form.
 *
 * Exit code 0 where all files have it in the end, 1 where one does not parse or, with `--check`, has another form, 2
 * where the command line is wrong.
 */
import { parseArgs } from "node:util";
import { commonOptions, runCommand, type Setting, UsageError } from "./content/command-line.ts";
import { listFiles } from "./content/folder.ts";
import { type FormattedFile, formatFile } from "./content/format/format-files.ts";
import { commandMessages } from "./content/messages/command-line.ts";
import { formatMessages as said } from "./content/messages/format.ts";
import { filesOfTypedPath } from "./content/typed-path.ts";
import { writeTogether } from "./content/write-together.ts";

const options = { ...commonOptions, check: { type: "boolean", default: false } } as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options, allowPositionals: true }),
  async ({ values, positionals }, setting) => {
    const formatted: FormattedFile[] = [];
    for (const file of chosenFiles(setting, positionals)) formatted.push(await formatFile(setting.root, file));
    if (!values.check) writeTogether(formatted.flatMap((one) => (one.result === "changed" ? [one.change] : [])));
    return report(formatted, values.check, setting);
  },
);

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
    const file = `${folder}/${one.file}`;
    if (one.result === "changed") {
      process.stdout.write(`${(isCheck ? said.differs(file) : said.changed(file))[language]}\n`);
    } else if (one.result === "kept") {
      process.stderr.write(`${said.kept(file)[language]}\n`);
    } else if (one.result === "broken") {
      const { line, column, message } = one.problem;
      process.stderr.write(`${said.broken(`${file}:${line}:${column}`, message)[language]}\n`);
    }
  }
  const summary = isCheck ? said.summaryOfCheck : said.summary;
  process.stdout.write(`${summary(formatted.length, count("changed"))[language]}\n`);
  return count("broken") > 0 || (isCheck && count("changed") > 0) ? 1 : 0;
}
