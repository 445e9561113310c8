/** Checks `content/` and writes `src/generated/`. Exit code 1: errors in the content; 2: wrong command line. */
import { parseArgs } from "node:util";
import { generatedFolder } from "../src/project-folders.ts";
import { buildContent, reportFormats, watchContent } from "./content/build.ts";
import { commandMessages, commonOptions, optionValue, runCommand } from "./content/commands/command-line.ts";
import { filesAt, findBase } from "./content/commands/git.ts";
import type { FileBytes } from "./content/parse/content-folder.ts";
import { checkOutput } from "./output-folder.ts";

const options = {
  ...commonOptions,
  check: { type: "boolean", default: false },
  release: { type: "boolean", default: false },
  base: { type: "string" },
  watch: { type: "boolean", default: false },
  format: { type: "string", default: "text" },
} as const;

const usage = {
  en: `Usage: npm run content -- [--check] [--release] [--base <ref>] [--watch] [--format <name>] [--content <folder>] [--lang <code>]

  --check     check only, write nothing
  --release   refuse what is still the sample's
  --base      commit or branch before the changes, for place and advice (default: where this branch left the main one)
  --watch     check again after every change, until Ctrl+C
  --format    text for people, github for workflows, json for programs (default: text)
${commandMessages.commonOptions.en}`,
  de: `Aufruf: npm run content -- [--check] [--release] [--base <Stand>] [--watch] [--format <Name>] [--content <Ordner>] [--lang <Kürzel>]

  --check     nur prüfen, nichts schreiben
  --release   ablehnen, was noch aus dem Beispiel stammt
  --base      Commit oder Branch vor den Änderungen, für Rat und Stelle (Vorgabe: wo dieser Branch vom Haupt-Branch abging)
  --watch     nach jeder Änderung erneut prüfen, bis Strg+C
  --format    text für Menschen, github für Workflows, json für Programme (Vorgabe: text)
${commandMessages.commonOptions.de}`,
};

/** The folder before the changes; `undefined` if no commit was named and git knows none. */
function before(root: string, ref: string | undefined): FileBytes | undefined {
  try {
    const files = filesAt(root, findBase(root, ref).commit);
    return files.size === 0 && ref === undefined ? undefined : files;
  } catch (error) {
    if (ref === undefined) return undefined;
    throw error;
  }
}

process.exitCode = await runCommand(
  usage,
  () => parseArgs({ options }),
  async ({ values }, { folder, root, language }) => {
    const { check, release, watch } = values;
    const format = optionValue("--format", values.format, reportFormats);
    const base = before(root, values.base);
    if (!check) checkOutput();
    const build = { content: folder, out: generatedFolder, check, release, base, format, language };
    if (watch) return watchContent(build).then(() => 0);
    return (await buildContent(build)) === undefined ? 1 : 0;
  },
);
