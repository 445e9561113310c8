/** Reads the history of the content folder from git: files of a commit, and dates of changes. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { CommandError } from "../core/command-error.ts";
import { type FileBytes, isIgnored, normalizeLineEnds, symbolicLink } from "../files/content-folder.ts";

/** Runs git in a folder. @returns Its standard output; `undefined` if git exits with an error. */
function git(folder: string, args: readonly string[], input = ""): Buffer | undefined {
  const { error, status, stdout } = spawnSync("git", args, { cwd: folder, input, maxBuffer: 2 ** 30 });
  if (error !== undefined) throw error;
  return status === 0 ? stdout : undefined;
}

/**
 * The merge base of `head` and `ref`, with a display name. The default for `ref` is the target of the pull request, or
 * the main branch.
 * @throws CommandError if the folder, a commit, or a common ancestor doesn't exist.
 */
export function findBase(folder: string, ref: string | undefined, head = "HEAD"): { commit: string; name: string } {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError({ id: "tool.command.no-content", data: { folder } });
  }
  const target = process.env.GITHUB_BASE_REF;
  const defaults = target
    ? [`origin/${target}`, target]
    : ["origin/HEAD", "origin/main", "origin/master", "main", "master"];
  const names = [head, ...(ref === undefined ? defaults : [ref])];
  const commits = git(folder, ["cat-file", "--batch-check"], names.map((name) => `${name}^{commit}\n`).join(""));
  if (commits === undefined) throw new CommandError({ id: "tool.changes.no-repository" });
  // "<id> commit <size>", or "<name> missing".
  const [isHead, ...isCommit] = commits
    .toString()
    .split("\n")
    .map((line) => /^\w+ commit /.test(line));
  if (!isHead) throw noCommit(head);
  const name = names.slice(1).find((_name, index) => isCommit[index]);
  if (name === undefined) throw noCommit(ref ?? target ?? "main");
  const commit = git(folder, ["merge-base", head, name])?.toString().trim();
  if (commit === undefined) throw new CommandError({ id: "tool.changes.no-common-commit", data: { ref: name } });
  const short = commit.slice(0, 8);
  // Hashes and names such as HEAD^1 mean nothing to editors.
  return { commit, name: /HEAD|^[0-9a-f]{7,40}$/.test(name) ? short : `${name} (${short})` };
}

function noCommit(ref: string): CommandError {
  return new CommandError({ id: "tool.changes.no-commit", data: { ref } });
}

/** All files of a folder at a commit, in the form of `readFolder`. */
export function filesAt(folder: string, commit: string): FileBytes {
  const tree = git(folder, ["ls-tree", "-r", "-z", commit])?.toString() ?? "";
  // "100644 blob <id>", a tab, the path; mode 120000 is a symbolic link.
  const blobEntries = [...tree.matchAll(/(\d+) blob (\w+)\t([^\0]+)\0/g)];
  const entries = blobEntries.filter(([, , , path = ""]) => !isIgnored(path));
  const blobs = git(folder, ["cat-file", "--batch"], entries.map(([, , id]) => `${id}\n`).join("")) ?? Buffer.of();
  let offset = 0;
  return new Map(
    entries.map(([, mode, , path = ""]) => {
      // "<id> blob <size>", a line feed, the bytes, a line feed.
      const start = blobs.indexOf("\n", offset) + 1;
      const size = Number(blobs.toString("utf8", offset, start).split(" blob ")[1]);
      if (Number.isNaN(size)) throw new Error(`git has no ${path} of ${commit}`);
      offset = start + size + 1;
      return [path, mode === "120000" ? symbolicLink : normalizeLineEnds(path, blobs.subarray(start, start + size))];
    }),
  );
}

/**
 * The day of the last change of each file in a folder, and of each subfolder: `en/ui.yaml`, `partners/`. A merged
 * change counts from its merge. Files with uncommitted changes are omitted. The map is empty without git or a
 * repository, and in a shallow clone, which lacks earlier commits.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  const output = (...args: readonly string[]) => {
    try {
      return git(folder, ["-c", "core.quotePath=false", ...args])?.toString() ?? "";
    } catch {
      return "";
    }
  };
  const [isShallow, prefix = ""] = output("rev-parse", "--is-shallow-repository", "--show-prefix").split("\n");
  if (isShallow !== "false") return days;
  // A line per commit (a tab and its time), followed by its files. Names with a tab are quoted.
  const format = ["--first-parent", "-m", "--name-only", "--no-renames", "--relative", "--format=%x09%ct"];
  let day = "";
  for (const line of output("log", "--no-show-signature", ...format, "--", ".").split("\n")) {
    if (line.startsWith("\t")) day = new Date(Number(line) * 1000).toISOString().slice(0, 10);
    else for (const path of withFolders(line)) if (day > (days.get(path) ?? "")) days.set(path, day);
  }
  const status = output("status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", ".");
  for (const entry of status.split("\0")) {
    const file = entry.slice("XY ".length + prefix.length);
    if (!isIgnored(file)) for (const path of withFolders(file)) days.delete(path);
  }
  return days;
}

/** When each line of a file was committed, in seconds; none without git, a repository or a commit of the file. */
export function lineTimes(folder: string, file: string): readonly number[] {
  try {
    const lines = git(folder, ["blame", "--line-porcelain", "--", file])?.toString() ?? "";
    return [...lines.matchAll(/^committer-time (\d+)$/gm)].map(([, time]) => Number(time));
  } catch {
    return [];
  }
}

/** `partners/kenya.yaml` → itself and `partners/`. */
function withFolders(path: string): string[] {
  return [path, ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))];
}
