/** The command that says what changed, in real repositories. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { filesAt, findBase, lastChanges } from "../../scripts/content/cli/git.ts";
import { type MessageData, ruleOf } from "../../scripts/content/core/messages/message.ts";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { runScript } from "../content/run-script.ts";

const script = fileURLToPath(new URL("../../scripts/content-changes.ts", import.meta.url));
const tsx = import.meta.resolve("tsx");

const folder = temporaryFolder();
const repository = join(folder, "repository");

/** Nothing of whoever runs the tests: no identity, no settings, no workflow. */
const environment = {
  PATH: process.env.PATH,
  LC_ALL: "en_US.UTF-8",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@b.example",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@b.example",
};

let today = "2026-01-01";

function git(...args: readonly string[]): string {
  const env = { ...environment, GIT_COMMITTER_DATE: `${today}T12:00:00Z` };
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: repository, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}

function write(file: string, text: string): void {
  writeFileSync(join(repository, "site", "content", file), text);
}

function run(cwd: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const env = { ...environment, ...more };
  const command = ["--import", tsx, script, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: "utf8" });
  return { code: status, out: stdout, err: stderr };
}

const partners = (...names: readonly string[]) =>
  `country: KE\npartners:\n${names.map((name) => `  - name: ${name}\n`).join("")}`;

beforeAll(() => {
  mkdirSync(join(repository, "site", "content", "partners"), { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
  write("site.yaml", "languages: [en, de]\n");
  write("partners/kenya.yaml", partners("Kifaru", "Savanna"));
  git("add", "--all");
  git("commit", "--quiet", "--message=one");
  git("checkout", "--quiet", "-b", "edit");
  write("partners/kenya.yaml", partners("Kifaru", "Savanna", "Tausi"));
  today = "2026-01-02";
  git("commit", "--quiet", "--all", "--message=two");
  git("checkout", "--quiet", "main");
  write("partners/chad.yaml", partners("Sahel").replace("KE", "TD"));
  git("add", "--all");
  today = "2026-01-03";
  git("commit", "--quiet", "--message=three");
  git("checkout", "--quiet", "-b", "merge");
  today = "2026-01-04";
  git("merge", "--quiet", "--no-ff", "--message=merge", "edit");
  git("checkout", "--quiet", "edit");
  write("partners/kenya.yaml", partners("Savanna", "Tausi"));
  write("partners/ünö zwei.yaml", partners("Nordkap").replace("KE", "IS"));
  write("partners/.kenya.yaml.swp", "left behind by an editor");
});

/** Copies the repository. @returns The folder of its content. */
function clone(name: string, ...options: readonly string[]): string {
  git("clone", "--quiet", ...options, `file://${repository}`, join(folder, name));
  return join(folder, name, "site", "content");
}

/** The error of a command with this message. */
const because = (id: string, data?: MessageData) =>
  expect.objectContaining({ reason: { id: `tool.changes.${id}`, ...(data && { data }) } });

describe("what has changed since another commit", () => {
  test("is said of the branch and of what is not committed yet, not of what the main branch did meanwhile", () => {
    const { code, out, err } = run(join(repository, "site"), []);
    expect(err).toBe("");
    expect(out).toBe(
      `Content compared with main (${git("merge-base", "HEAD", "main").slice(0, 8)}):
  Partners in Kenya: 2 changes
      partners › Tausi added
      partners › Kifaru removed
  File "partners/ünö zwei.yaml": added

Which pages change is not known: the content has errors, or had them.
`,
    );
    expect(code).toBe(0);
  });

  test("is said of the branch that was named, whatever the files are, from any folder, in German", () => {
    const { out } = run(folder, ["--content=repository/site/content", "--base=main", "--head=edit", "--lang=de"]);
    expect(out).toContain("):\n  Partner (Kenia): partners › Tausi hinzugefügt\n\nWelche");
    expect(() => findBase(repository, "main", "nowhere")).toThrow(because("no-commit", { ref: "nowhere" }));
  });

  test("goes to the log and to the page of a workflow", () => {
    const summary = join(folder, "summary.md");
    const variables = { GITHUB_BASE_REF: "main", GITHUB_STEP_SUMMARY: summary };
    const { out } = run(join(repository, "site"), ["--format=github"], variables);
    expect(out).toMatch(/^::stop-commands::(\S{20,})\nContent compared with main .*\n::\1::\n$/s);
    expect(readFileSync(summary, "utf8")).toMatch(/^## What this change does\n\n<pre>\n.*Tausi added\n.*<\/pre>\n$/s);
  });

  test.each([
    ["a base that is not there", "nowhere", {}, because("no-commit", { ref: "nowhere" })],
    ["a base that looks like an option", "--output=x", {}, because("no-commit", { ref: "--output=x" })],
    ["a target that was not fetched", undefined, { GITHUB_BASE_REF: "x" }, because("no-commit", { ref: "x" })],
    ["no repository", undefined, { GIT_DIR: "/nowhere" }, because("no-repository")],
  ])("is not known with %s, and the error says why", (_name, ref, variables, expected) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    expect(() => findBase(join(repository, "site", "content"), ref)).toThrow(expected);
    vi.unstubAllEnvs();
  });

  test("is said in a copy with two commits of a merge, as a workflow has it", async () => {
    const content = clone("merge", "--depth=2", "--branch=merge");
    const { out } = run(content, ["--content=.", "--base=HEAD^1"]);
    expect(out).toContain("  Partners in Kenya: partners › Tausi added\n");
    expect(out).not.toContain("Sahel");
    // The check takes the same base, or the main branch: of two files for a country, the new one is wrong.
    git("-C", content, "branch", "main");
    writeFileSync(join(content, "partners", "a.yaml"), partners("Tausi"));
    for (const base of [["--base=HEAD^1"], []]) {
      const check = await runScript("build-content.ts", ["--check", "--content", content, ...base]);
      expect(check.err).toMatch(/partners\/a\.yaml:1:10 .*\[duplicate]/);
    }
  });
});

test("symbolic links and the line ends of Windows are no change; of two files for a country the new one is wrong", () => {
  const content = clone("windows", "--branch=main", "--config=core.autocrlf=true");
  const link = join(content, "link.yaml");
  symlinkSync("site.yaml", link);
  git("-C", content, "add", "--all");
  git("-C", content, "commit", "--quiet", "--message=link");
  expect(readFileSync(join(content, "site.yaml")).includes("\r\n")).toBe(true);
  expect(run(content, ["--content=.", "--base=HEAD"]).out).toMatch(/^The content is the same as in /);
  rmSync(link);
  writeFileSync(join(content, "partners", "a.yaml"), partners("Tausi").replaceAll("\n", "\r\n"));
  const { diagnostics } = checkContent(readFolder(content), { base: filesAt(content, "HEAD") });
  const twice = diagnostics.filter(({ id }) => ruleOf(id) === "duplicate");
  expect(twice.map(({ file }) => file)).toEqual(["partners/a.yaml"]);
});

test("a file has the day of the commit or the merge by which it came, if it is committed as it is", () => {
  expect(Object.fromEntries(lastChanges(clone("whole", "--branch=merge")))).toEqual({
    "partners/": "2026-01-04",
    "partners/kenya.yaml": "2026-01-04",
    "partners/chad.yaml": "2026-01-03",
    "site.yaml": "2026-01-01",
  });
  expect(Object.fromEntries(lastChanges(join(repository, "site", "content")))).toEqual({ "site.yaml": "2026-01-01" });
});

test("without the history, without a repository or git there are no days, and no common commit", () => {
  const shallow = clone("shallow", "--depth=1", "--no-single-branch");
  expect(() => findBase(shallow, "origin/main")).toThrow(because("no-common-commit", { ref: "origin/main" }));
  expect(lastChanges(shallow).size).toBe(0);
  expect(lastChanges(folder).size).toBe(0);
  vi.stubEnv("PATH", "/nowhere");
  expect(lastChanges(join(repository, "site", "content")).size).toBe(0);
  vi.unstubAllEnvs();
});
