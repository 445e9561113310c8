/** What git knows about an earlier state of the content folder. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { changeMessages as said } from "../messages/changes.ts";
import type { Sentence } from "../messages/sentence.ts";

const run = promisify(execFile);

/** A reason why there is nothing to compare with, in words for people. */
export class GitFault extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/** A file that is not the same as at the base. */
export interface ChangedFile {
  /** Path relative to the content folder, with `/`. */
  readonly file: string;
  /** Id of its content at the base; `undefined` where it was not there. */
  readonly blob: string | undefined;
}

/**
 * Runs git in a folder.
 *
 * @returns Standard output; `undefined` where git ends with an error.
 * @throws GitFault where there is no git.
 */
async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run("git", ["--no-optional-locks", ...args], { cwd: folder, maxBuffer: 2 ** 28 });
    return stdout;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") throw new GitFault(said.noGit);
    return undefined;
  }
}

const isEmptyId = (id: string) => /^0+$/.test(id);

/**
 * The commit to compare with: the last one that this branch and the base have in common.
 *
 * @param ref Commit or branch; where nobody named one, the branch that a pull request goes to, or the main branch.
 * @throws GitFault where it cannot be told, saying what to do.
 */
export async function findBase(
  folder: string,
  ref: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ commit: string; name: string }> {
  if ((await git(folder, "rev-parse", "--is-inside-work-tree")) === undefined) throw new GitFault(said.noRepository);
  const candidates = ref === undefined ? await mainBranches(folder, environment.GITHUB_BASE_REF) : [ref];
  for (const name of candidates) {
    // A name that begins with a hyphen would be an option to git, and is no name of a branch.
    const commit = name.startsWith("-")
      ? undefined
      : await git(folder, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    if (commit === undefined) continue;
    const base = await git(folder, "merge-base", "HEAD", commit.trim());
    if (base !== undefined) return { commit: base.trim(), name };
    const isShallow = (await git(folder, "rev-parse", "--is-shallow-repository"))?.trim() === "true";
    throw new GitFault(isShallow ? said.tooShallow(name) : said.noCommonCommit(name));
  }
  const wanted = ref ?? environment.GITHUB_BASE_REF;
  throw new GitFault(wanted === undefined || wanted === "" ? said.noDefaultBase : said.noBase(wanted));
}

/** Names that the main branch may have here, the likeliest first. */
async function mainBranches(folder: string, target: string | undefined): Promise<string[]> {
  if (target !== undefined && target !== "") return [`origin/${target}`, target];
  const head = await git(folder, "symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
  return [...(head === undefined ? [] : [head.trim()]), "origin/main", "origin/master", "main", "master"];
}

/** The files below a folder that are not as they were at a commit, those that git does not know yet included. */
export async function changedFiles(folder: string, commit: string): Promise<ChangedFile[]> {
  const plain = ["--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--ignore-submodules", "--relative"];
  const raw = await git(folder, "diff", ...plain, commit, "--", ".");
  const untracked = await git(folder, "ls-files", "-z", "--others", "--exclude-standard", "--", ".");
  if (raw === undefined || untracked === undefined) throw new GitFault(said.gitFailed("git diff"));
  const files = new Map<string, string | undefined>();
  const fields = raw.split("\0");
  for (let index = 0; index + 1 < fields.length; index += 2) {
    // ":100644 100644 <id before> <id now> M", then the path.
    const [, , id = ""] = (fields[index] ?? "").slice(1).split(" ");
    files.set(fields[index + 1] ?? "", isEmptyId(id) ? undefined : id);
  }
  for (const file of untracked.split("\0").filter((one) => one !== "")) files.set(file, files.get(file));
  // Names that begin with a dot are no content.
  const isContent = (file: string) => !/(?:^|\/)\./.test(file);
  return [...files].flatMap(([file, blob]) => (isContent(file) ? [{ file, blob }] : []));
}

/**
 * The bytes of blobs by id.
 *
 * @throws GitFault where one is not in this copy of the repository, which may be a partial one.
 */
export async function readBlobs(folder: string, ids: readonly string[]): Promise<Map<string, Uint8Array>> {
  const child = spawn("git", ["cat-file", "--batch"], { cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stdin.end(ids.map((id) => `${id}\n`).join(""));
  await once(child, "close");
  const blobs = parseBatch(Buffer.concat(chunks));
  const missing = ids.find((id) => !blobs.has(id));
  if (missing !== undefined) throw new GitFault(said.gitFailed(`git cat-file ${missing}`));
  return blobs;
}

/** `<id> blob <size>`, a line end, the bytes, a line end; `<id> missing` for what is not there. */
function parseBatch(bytes: Buffer): Map<string, Uint8Array> {
  const blobs = new Map<string, Uint8Array>();
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf("\n", at);
    if (end < 0) break;
    const [id = "", type, size] = bytes.toString("utf8", at, end).split(" ");
    at = end + 1;
    if (type === "missing" || size === undefined) continue;
    blobs.set(id, bytes.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return blobs;
}
