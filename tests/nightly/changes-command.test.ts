/** The command that says what changed, in real repositories. */

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { filesAt, findBase, lastChanges } from "../../scripts/content/commands/git.ts";
import type { MessageData } from "../../scripts/content/messages/message.ts";
import { ruleOf } from "../../scripts/content/messages/message.ts";
import { readFolder } from "../../scripts/content/parse/content-folder.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { runCommand } from "../content/run-command.ts";

const command = fileURLToPath(new URL("../../scripts/content-changes.ts", import.meta.url));
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
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", tsx, command, ...args], {
    cwd,
    env: { ...environment, ...more },
    encoding: "utf8",
  });
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
    const { code, out } = run(join(repository, "site"), ["--format=github"], {
      GITHUB_BASE_REF: "main",
      GITHUB_STEP_SUMMARY: summary,
    });
    expect(code).toBe(0);
    expect(out).toMatch(/^::stop-commands::(\S{20,})\nContent compared with main .*\n::\1::\n$/s);
    expect(readFileSync(summary, "utf8")).toMatch(/^## What this change does\n\n<pre>\n.*Tausi added\n.*<\/pre>\n$/s);
  });

  test.each([
    ["a base that is not there", "nowhere", {}, because("no-commit", { ref: "nowhere" })],
    ["a base that looks like an option", "--output=x", {}, because("no-commit", { ref: "--output=x" })],
    ["a target that was not fetched", undefined, { GITHUB_BASE_REF: "x" }, because("no-commit", { ref: "x" })],
    ["no repository", undefined, { GIT_DIR: "/nowhere" }, because("no-repository")],
  ])("is not known with %s, which is explained", (_name, ref, variables, expected) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    expect(() => findBase(join(repository, "site", "content"), ref)).toThrow(expected);
    vi.unstubAllEnvs();
  });

  test("is not known in a copy without its history, which is explained", () => {
    const shallow = join(folder, "shallow");
    git("clone", "--quiet", "--depth=1", "--no-single-branch", `file://${repository}`, shallow);
    expect(() => findBase(shallow, "origin/main")).toThrow(because("no-common-commit", { ref: "origin/main" }));
  });

  test("is said in a copy with two commits of a merge, as a workflow has it", async () => {
    const copy = join(folder, "merge");
    git("clone", "--quiet", "--depth=2", "--branch=merge", `file://${repository}`, copy);
    const { code, out } = run(join(copy, "site"), ["--base=HEAD^1"]);
    expect(out).toContain("  Partners in Kenya: partners › Tausi added\n");
    expect(out).not.toContain("Sahel");
    expect(code).toBe(0);
    // The check takes the same base, or the main branch: of two files for a country, the new one is wrong.
    git("-C", copy, "branch", "main");
    const content = join(copy, "site", "content");
    writeFileSync(join(content, "partners", "a.yaml"), partners("Tausi"));
    for (const base of [["--base=HEAD^1"], []]) {
      const check = await runCommand("build-content.ts", ["--check", "--content", content, ...base]);
      expect(check.err).toMatch(/partners\/a\.yaml:1:10 .*\[duplicate]/);
    }
  });
});

test("a symbolic link that was committed is no change", () => {
  const copy = join(folder, "linked");
  git("clone", "--quiet", "--branch=main", `file://${repository}`, copy);
  symlinkSync("site.yaml", join(copy, "site", "content", "link.yaml"));
  git("-C", copy, "add", "--all");
  git("-C", copy, "commit", "--quiet", "--message=link");
  expect(run(join(copy, "site"), ["--base=HEAD"]).out).toMatch(/^The content is the same as in /);
});

test("the line ends of Windows are no change, so that of two files for a country the new one is wrong", () => {
  const copy = join(folder, "windows");
  const content = join(copy, "site", "content");
  git("clone", "--quiet", "--branch=main", "--config=core.autocrlf=true", `file://${repository}`, copy);
  expect(readFileSync(join(content, "site.yaml")).includes("\r\n")).toBe(true);
  expect(run(join(copy, "site"), ["--base=HEAD"]).out).toMatch(/^The content is the same as in /);
  writeFileSync(join(content, "partners", "a.yaml"), partners("Tausi").replaceAll("\n", "\r\n"));
  const { diagnostics } = checkContent(readFolder(content), { base: filesAt(content, "HEAD") });
  const twice = diagnostics.filter(({ id }) => ruleOf(id) === "duplicate");
  expect(twice.map(({ file }) => file)).toEqual(["partners/a.yaml"]);
});

describe("the day of the last change", () => {
  test("is that of the commit or the merge by which a file came, or anything in a folder", () => {
    const copy = join(folder, "whole");
    git("clone", "--quiet", "--branch=merge", `file://${repository}`, copy);
    expect(Object.fromEntries(lastChanges(join(copy, "site", "content")))).toEqual({
      "partners/": "2026-01-04",
      "partners/kenya.yaml": "2026-01-04",
      "partners/chad.yaml": "2026-01-03",
      "site.yaml": "2026-01-01",
    });
  });

  test("is not told of what is not committed, and of the folders around it", () => {
    const days = lastChanges(join(repository, "site", "content"));
    expect(Object.fromEntries(days)).toEqual({ "site.yaml": "2026-01-01" });
  });

  test("is not told without the history, without a repository, without git", () => {
    const shallow = join(folder, "newest");
    git("clone", "--quiet", "--depth=1", `file://${repository}`, shallow);
    expect(lastChanges(join(shallow, "site", "content")).size).toBe(0);
    expect(lastChanges(folder).size).toBe(0);
    vi.stubEnv("PATH", "/nowhere");
    expect(lastChanges(join(repository, "site", "content")).size).toBe(0);
    vi.unstubAllEnvs();
  });
});
