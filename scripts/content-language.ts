/** Begins, finishes or removes a language. Exit code 1 if it can't, or the result has errors; 2 for wrong usage. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { generatedFolder } from "../src/project-folders.ts";
import { buildContent } from "./content/cli/build.ts";
import { commonOptions, optionValue, runCommand, UsageError } from "./content/cli/command-line.ts";
import { addLanguage, finishLanguage, removeLanguage } from "./content/cli/edit-languages.ts";
import { writeWhole } from "./content/emit/write.ts";
import { readFolder } from "./content/files/content-folder.ts";

const actions = { add: addLanguage, finish: finishLanguage, remove: removeLanguage };

process.exitCode = await runCommand(
  { name: "content:language", options: commonOptions },
  () => parseArgs({ options: commonOptions, allowPositionals: true }),
  async ({ positionals: [action = "", code = "", ...others] }, { root, folder, language }) => {
    const change = actions[optionValue("content:language", action, ["add", "finish", "remove"] as const)];
    if (code === "" || others.length > 0) throw new UsageError({ id: "tool.language.no-language", data: { code } });
    for (const [file, bytes] of change(readFolder(root), code)) {
      if (bytes === undefined) rmSync(join(root, file));
      else writeWhole(join(root, file), bytes);
    }
    const checked = { content: folder, out: generatedFolder, check: true, release: false, language };
    return (await buildContent(checked)) === undefined ? 1 : 0;
  },
);
