/** Checks `content/` and writes `src/generated/`. Exit code 1: errors in the content; 2: wrong command line. */
import { parseArgs } from "node:util";
import { generatedFolder } from "../src/project-folders.ts";
import { buildContent, reportFormats, watchContent } from "./content/build.ts";
import { commandMessages, commonOptions, optionValue, runCommand } from "./content/commands/command-line.ts";
import { filesAt, findBase } from "./content/commands/git.ts";

const options = {
  ...commonOptions,
  check: { type: "boolean", default: false },
  release: { type: "boolean", default: false },
  base: { type: "string" },
  watch: { type: "boolean", default: false },
  format: { type: "string", default: "text" },
  out: { type: "string", default: generatedFolder },
} as const;

const usage = {
  en: `Usage: npm run content -- [--check] [--release] [--base <ref>] [--watch] [--format <name>] [--content <folder>] [--out <folder>] [--lang <code>]

  --check     check only, write nothing
  --release   refuse what is still the sample's
  --base      commit or branch before the changes: mistakes are shown at what was changed since
  --watch     check again after every change, until Ctrl+C
  --format    text for people, github for workflows, json for programs (default: text)
  --out       folder that is written (default: src/generated)
${commandMessages.commonOptions.en}`,
  de: `Aufruf: npm run content -- [--check] [--release] [--base <Stand>] [--watch] [--format <Name>] [--content <Ordner>] [--out <Ordner>] [--lang <Kürzel>]

  --check     nur prüfen, nichts schreiben
  --release   ablehnen, was noch aus dem Beispiel stammt
  --base      Commit oder Branch vor den Änderungen: Fehler stehen bei dem, was seither geändert wurde
  --watch     nach jeder Änderung erneut prüfen, bis Strg+C
  --format    text für Menschen, github für Workflows, json für Programme (Vorgabe: text)
  --out       Ordner, der geschrieben wird (Vorgabe: src/generated)
${commandMessages.commonOptions.de}`,
};

process.exitCode = await runCommand(
  usage,
  () => parseArgs({ options }),
  async ({ values }, { folder, root, language }) => {
    const { check, release, out, watch } = values;
    const format = optionValue("--format", values.format, reportFormats);
    const base = values.base === undefined ? undefined : filesAt(root, findBase(root, values.base).commit);
    const build = { content: folder, out, check, release, base, format, language };
    if (watch) return watchContent(build).then(() => 0);
    return (await buildContent(build)) === undefined ? 1 : 0;
  },
);
