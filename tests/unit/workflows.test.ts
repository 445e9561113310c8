/** The rights of workflows, which run code of any pull request. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const folder = join(".github", "workflows");

interface Job {
  readonly uses?: string;
  readonly if?: string;
  readonly permissions?: unknown;
  readonly "timeout-minutes"?: number;
  readonly steps?: readonly { if?: string; uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  readonly on: object;
  readonly permissions: unknown;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), "utf8");
  const value: Workflow = parse(text);
  const jobs = Object.values(value.jobs);
  return { name, text, value, jobs, steps: jobs.flatMap(({ steps }) => steps ?? []) };
});
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(workflows)("the workflow $name", ({ text, value, jobs, steps }) => {
  test("may read the repository; more only in a job that runs no code of the repository", () => {
    expect(value.permissions).toEqual({ contents: "read" });
    for (const { permissions, steps } of jobs) {
      if (permissions === undefined) continue;
      const uses = steps?.flatMap(({ uses = "" }) => uses.split("@").slice(0, -1));
      if (JSON.stringify(permissions) === '{"pull-requests":"write"}') {
        expect(uses).toEqual(["actions/download-artifact", "reviewdog/action-setup"]);
        const runs = steps?.flatMap(({ run }) => run ?? []);
        expect(runs).toEqual(["git init --quiet", expect.stringMatching(/^reviewdog .* < suggestions\.json$/)]);
        continue;
      }
      expect(permissions).toEqual({ pages: "write", "id-token": "write" });
      expect(uses).toEqual(["actions/deploy-pages"]);
    }
    for (const { steps = [] } of jobs.filter((job) => JSON.stringify(job).includes("secrets."))) {
      const uses = steps.flatMap(({ uses = "" }) => uses.split("@").slice(0, -1));
      expect(uses).toEqual(["actions/download-artifact", "actions/setup-node"]);
      expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
        expect.stringMatching(/^npx --yes wrangler@[\d.]+ deploy$/),
      ]);
    }
  });

  test("never runs code of a pull request with the rights of the main branch", () => {
    const events = ["pull_request", "push", "schedule", "workflow_call", "workflow_dispatch"];
    expect(events).toEqual(expect.arrayContaining(Object.keys(value.on)));
  });

  test("uses others' code at a commit that cannot change, with its version beside it, and leaves it no token", () => {
    const used = [...text.matchAll(/^\s*(?:- )?uses: (?!\.\/)(.*)$/gm)].map(([, line]) => line);
    expect(used.length).toBe(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of used) expect(line).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) expect(checkout.with?.["persist-credentials"]).toBe(false);
    const others = steps.filter(({ uses }) => uses !== undefined && !/^(?:actions|reviewdog)\//.test(uses));
    for (const other of others) expect(other.with?.token).toBe("");
  });

  test("ends by itself, and ends an older run of the same pull request", () => {
    for (const job of jobs) if (job.uses === undefined) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
    const isOfPullRequests = "pull_request" in value.on;
    expect(value.concurrency.group.includes("github.event.pull_request.number")).toBe(isOfPullRequests);
  });

  test("runs commands that there are, without an expression in them, which a branch name could be", () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    for (const command of commands) expect(command).not.toContain("${{");
    const own = commands.filter(
      (command) =>
        !/^(?:npm ci|npm i --no-save workerd@|git|reviewdog|sudo apt-get|npx --yes wrangler@|npx playwright install)\b/.test(
          command,
        ),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const command of own) {
      const [, script = "", file = ""] = /^(?:npm run ([\w:]+)|bash (\S+))/.exec(command) ?? [];
      expect(script in scripts || existsSync(file), command).toBe(true);
    }
  });
});

test("pull requests of content are checked and described; main is published after the checks, where PUBLISH says", () => {
  const { steps = [] } = workflows.find(({ name }) => name === "content.yml") ?? {};
  const run = (command: string) => expect.arrayContaining([expect.objectContaining({ run: command })]);
  expect(steps).toEqual(run("npm run content:check -- --format=github $BASE"));
  expect(steps).toEqual(run("npm run content:changes -- --format=github --base=HEAD^1"));
  const { jobs = {} } = workflows.find(({ name }) => name === "deploy.yml")?.value ?? {};
  expect(jobs).toMatchObject({
    checks: { uses: "./.github/workflows/checks.yml" },
    build: { needs: "checks" },
    cloudflare: { needs: "build" },
    pages: { needs: "build" },
    smoke: { needs: ["cloudflare", "pages"], steps: run("npm run smoke -- $ADDRESS") },
  });
  expect(jobs.build?.steps).toEqual(run("npm run build -- $FLAGS"));
  expect(jobs.build?.steps).toEqual(run("npm run package -- website"));
  for (const value of ["vars.PUBLISH &&", "github.ref == 'refs/heads/main'", "needs.checks.result == 'success'"])
    expect(jobs.build?.if).toContain(value);
  // With the folder .well-known.
  const sent = jobs.build?.steps?.filter(({ uses = "" }) => /upload-(?:pages-)?artifact/.test(uses)) ?? [];
  expect(sent.map(({ if: condition }) => /'(\w+)'/.exec(condition ?? "")?.[1])).toEqual([
    "pages",
    "cloudflare",
    "machine",
  ]);
  for (const { with: options } of sent) expect(options).toMatchObject({ "include-hidden-files": true });
});

test("every path with an owner is there, in each language", () => {
  const languages = readdirSync("content").filter((name) => /^[a-z]{2}$/.test(name));
  const paths = readFileSync(".github/CODEOWNERS", "utf8").match(/^\/\S+/gm) ?? [];
  const owned = languages.flatMap((language) => paths.map((path) => path.replace("*", language)));
  expect(owned.length).toBeGreaterThan(10);
  expect(owned.filter((path) => !existsSync(`.${path}`))).toEqual([]);
});
