/**
 * Says in words what has changed in the content since another commit.
 *
 * Exit code 0 where it could be compared, 1 where there is nothing to compare with, 2 where the command line is wrong.
 */
import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { changesMarkdown, changesText } from "./content/changes/changes-report.ts";
import { compareContent } from "./content/changes/compare-content.ts";
import { type ChangedFile, changedFiles, findBase, GitFault, readBlobs } from "./content/changes/git.ts";
import { contentTree } from "./content/changes/tree.ts";
import { commonOptions, runCommand, type Setting, UsageError } from "./content/command-line.ts";
import { changeMessages as said } from "./content/messages/changes.ts";
import { appendSummary } from "./content/report/step-summary.ts";
import { withoutCommands } from "./content/report/workflow-command.ts";

const formats = ["text", "markdown", "github"] as const;

const options = {
  ...commonOptions,
  base: { type: "string" },
  format: { type: "string", default: "text" },
} as const;

process.exitCode = await runCommand(
  said.usage,
  () => parseArgs({ options }),
  async ({ values }, setting) => {
    const format = formats.find((one) => one === values.format);
    if (format === undefined) throw new UsageError(said.unknownFormat(values.format, formats));
    try {
      await tell(format, values.base, setting);
      return 0;
    } catch (error) {
      if (!(error instanceof GitFault)) throw error;
      process.stderr.write(`${error.sentence[setting.language]}\n`);
      return 1;
    }
  },
);

async function tell(format: (typeof formats)[number], ref: string | undefined, { root, folder, language }: Setting) {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new GitFault(said.noFolder(folder));
  const { commit, name } = await findBase(root, ref, process.env);
  const files = await changedFiles(root, commit);
  const before = await bytesBefore(root, files);
  const now = (file: string) => readIfThere(join(root, file));
  const changes = compareContent(
    contentTree((file) => (before.has(file) ? before.get(file) : now(file))),
    contentTree(now),
    files.map(({ file }) => file),
  );
  const base = nameOfBase(name, commit);
  const text = changesText(changes, base, language);
  const markdown = changesMarkdown(changes, base, language);
  if (format === "text") process.stdout.write(text);
  else if (format === "markdown") process.stdout.write(markdown);
  else process.stdout.write(withoutCommands(text, randomUUID()) + appendSummary(markdown, process.env, language));
}

/** Bytes at the base; `undefined` for a file that was not there. Pictures are not looked into. */
async function bytesBefore(root: string, files: readonly ChangedFile[]): Promise<Map<string, Uint8Array | undefined>> {
  const isText = (file: string) => file.endsWith(".yaml");
  const wanted = files.flatMap(({ file, blob }) => (blob !== undefined && isText(file) ? [blob] : []));
  const blobs = await readBlobs(root, wanted);
  return new Map(
    files.map(({ file, blob }) => {
      if (blob === undefined) return [file, undefined];
      return [file, isText(file) ? blobs.get(blob) : new Uint8Array()];
    }),
  );
}

/** `main (19f372fb)`; the commit alone where it was named by its place, such as HEAD^1. */
function nameOfBase(name: string, commit: string): string {
  const short = commit.slice(0, 8);
  return /^HEAD|^[0-9a-f]{7,40}$/.test(name) ? short : `${name} (${short})`;
}

function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
