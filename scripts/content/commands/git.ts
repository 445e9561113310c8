/** What git knows of the content folder: how it was at an earlier commit, and when its files changed. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { CommandError } from "../core/command-error.ts";
import { type FileBytes, isIgnored, normalizeLineEnds, symbolicLink } from "../parse/content-folder.ts";

/** Standard output of git in a folder; `undefined` if git ends with an error. */
function git(folder: string, args: readonly string[], input = ""): Buffer | undefined {
  const { error, status, stdout } = spawnSync("git", args, { cwd: folder, input, maxBuffer: 2 ** 30 });
  if (error !== undefined) throw error;
  return status === 0 ? stdout : undefined;
}

/**
 * The last commit that a branch, or this one, and the base (of a pull request, or the main branch) have in common.
 * @throws CommandError if there is no such folder or commit, saying what to do.
 */
export function findBase(folder: string, ref: string | undefined, head = "HEAD"): { commit: string; name: string } {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandError({ id: "tool.command.no-content", data: { folder } });
  }
  if (git(folder, ["rev-parse", "--is-inside-work-tree"]) === undefined) {
    throw new CommandError({ id: "tool.changes.no-repository" });
  }
  const target = process.env.GITHUB_BASE_REF;
  const main = ["origin/HEAD", "origin/main", "origin/master", "main", "master"];
  const names = ref !== undefined ? [ref] : target ? [`origin/${target}`, target] : main;
  const line = (...args: readonly string[]) => git(folder, args)?.toString().trim();
  // With a hyphen in front it would be an option to git; no branch has such a name.
  const commitOf = (name: string) =>
    name.startsWith("-") ? "" : line("rev-parse", "--verify", "-q", `${name}^{commit}`);
  if (!commitOf(head)) throw noCommit(head);
  for (const name of names) {
    const commit = commitOf(name);
    if (!commit) continue;
    const base = line("merge-base", head, commit);
    if (base === undefined) throw new CommandError({ id: "tool.changes.no-common-commit", data: { ref: name } });
    const short = base.slice(0, 8);
    // A name such as HEAD^1 says nothing to people.
    return { commit: base, name: /HEAD|^[0-9a-f]{7,40}$/.test(name) ? short : `${name} (${short})` };
  }
  throw noCommit(ref ?? target ?? "main");
}

function noCommit(ref: string): CommandError {
  return new CommandError({ id: "tool.changes.no-commit", data: { ref } });
}

/** All files of a folder at a commit, as `readFolder` gives those on the disk. */
export function filesAt(folder: string, commit: string): FileBytes {
  const tree = git(folder, ["ls-tree", "-r", "-z", commit])?.toString() ?? "";
  // "100644 blob <id>", a tab, the path; 120000 is a symbolic link.
  const found = [...tree.matchAll(/(\d+) blob (\w+)\t([^\0]+)\0/g)];
  const entries = found.filter(([, , , path = ""]) => !isIgnored(path));
  const blobs = git(folder, ["cat-file", "--batch"], entries.map(([, , id]) => `${id}\n`).join("")) ?? Buffer.of();
  let at = 0;
  return new Map(
    entries.map(([, mode, , path = ""]) => {
      // "<id> blob <size>", a line end, the bytes, a line end.
      const start = blobs.indexOf("\n", at) + 1;
      const size = Number(blobs.toString("utf8", at, start).split(" blob ")[1]);
      if (Number.isNaN(size)) throw new Error(`git has no ${path} of ${commit}`);
      at = start + size + 1;
      return [path, mode === "120000" ? symbolicLink : normalizeLineEnds(path, blobs.subarray(start, start + size))];
    }),
  );
}

/**
 * The day of the last change of each file of a folder, and of each folder in it: `en/ui.yaml`, `partners/`. What came by
 * a merge changed when it was merged. Without a day is what has changes that are not committed, and everything in a shallow
 * clone, which lacks the earlier commits, outside of a repository, and without git.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  const ask = (...args: readonly string[]) => {
    try {
      return git(folder, ["-c", "core.quotePath=false", ...args])?.toString() ?? "";
    } catch {
      return "";
    }
  };
  const [isShallow, prefix = ""] = ask("rev-parse", "--is-shallow-repository", "--show-prefix").split("\n");
  if (isShallow !== "false") return days;
  // Each commit is a line with a tab and its time, then its files; names with a tab are quoted.
  const format = ["--first-parent", "-m", "--name-only", "--no-renames", "--relative", "--format=%x09%ct"];
  let day = "";
  for (const line of ask("log", "--no-show-signature", ...format, "--", ".").split("\n")) {
    if (line.startsWith("\t")) day = new Date(Number(line) * 1000).toISOString().slice(0, 10);
    else for (const path of withFolders(line)) if (day > (days.get(path) ?? "")) days.set(path, day);
  }
  const status = ask("status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", ".");
  for (const entry of status.split("\0")) {
    const file = entry.slice("XY ".length + prefix.length);
    if (!isIgnored(file)) for (const path of withFolders(file)) days.delete(path);
  }
  return days;
}

/** `partners/kenya.yaml` with `facts/` and `partners/`. */
function withFolders(path: string): string[] {
  return [path, ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))];
}
