/** The content folder as it was at an earlier commit. */
import { spawnSync } from "node:child_process";
import type { LocalizedText } from "../core/localized-text.ts";
import { type FileBytes, isIgnored } from "../parse/content-folder.ts";
import { changeMessages as said } from "./changes-messages.ts";

/** A reason why there is nothing to compare with, in words for people. */
export class GitFault extends Error {
  readonly sentence: LocalizedText;

  constructor(sentence: LocalizedText) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/** Standard output of git in a folder; `undefined` if git ends with an error. */
function git(folder: string, args: readonly string[], input = ""): Buffer | undefined {
  const { error, status, stdout } = spawnSync("git", args, { cwd: folder, input, maxBuffer: 2 ** 30 });
  if (error !== undefined) throw "code" in error && error.code === "ENOENT" ? new GitFault(said.noGit) : error;
  return status === 0 ? stdout : undefined;
}

const lineOf = (output: Buffer | undefined) => output?.toString().trim();

/**
 * The commit to compare with: the last one that this branch and the base have in common.
 *
 * @param ref Commit or branch; without it, the branch that a pull request goes to, or the main branch.
 * @throws GitFault if there is none, saying what to do.
 */
export function findBase(
  folder: string,
  ref: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): { commit: string; name: string } {
  if (git(folder, ["rev-parse", "--is-inside-work-tree"]) === undefined) throw new GitFault(said.noRepository);
  const target = environment.GITHUB_BASE_REF ?? "";
  const named = ref === undefined ? target && [`origin/${target}`, target] : [ref];
  const head = lineOf(git(folder, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]));
  const names = named || [head ?? "origin/main", "origin/main", "origin/master", "main", "master"];
  for (const name of names) {
    // A name that begins with a hyphen would be an option to git, and is no name of a branch.
    const isName = !name.startsWith("-");
    const commit = isName && lineOf(git(folder, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]));
    if (!commit) continue;
    const base = lineOf(git(folder, ["merge-base", "HEAD", commit]));
    if (base !== undefined) return { commit: base, name };
    throw new GitFault(said.noCommonCommit(name));
  }
  throw new GitFault(named ? said.noBase(ref ?? target) : said.noDefaultBase);
}

/** All files of a folder at a commit, as `readFolder` gives those on the disk. */
export function filesAt(folder: string, commit: string): FileBytes {
  const tree = git(folder, ["ls-tree", "-r", "-z", commit])?.toString();
  // "100644 blob <id>", a tab, the path.
  const entries = [...(tree ?? "").matchAll(/\d+ blob (\w+)\t([^\0]+)\0/g)].filter(
    ([, , path = ""]) => !isIgnored(path),
  );
  const blobs = git(folder, ["cat-file", "--batch"], entries.map(([, id]) => `${id}\n`).join(""));
  if (tree === undefined || blobs === undefined) throw new GitFault(said.gitFailed);
  let at = 0;
  return new Map(
    entries.map(([, , path = ""]) => {
      // "<id> blob <size>", a line end, the bytes, a line end.
      const start = blobs.indexOf("\n", at) + 1;
      const size = Number(blobs.toString("utf8", at, start).split(" blob ")[1]);
      if (Number.isNaN(size)) throw new GitFault(said.gitFailed);
      at = start + size + 1;
      return [path, blobs.subarray(start, start + size)];
    }),
  );
}
