/** `npm test` runs every test once, whatever the content is, and those of any content on the content that there is. */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import playwright from "../../playwright.config.ts";
import { haveSameFiles } from "../../scripts/testing/same-files.ts";
import { type Stage, stagesFor } from "../../scripts/testing/steps.ts";
import vitest from "../../vitest.config.ts";

const folders = readdirSync("tests");
const holding = (ending: string) =>
  folders.filter((folder) =>
    readdirSync(join("tests", folder), { recursive: true, encoding: "utf8" }).some((name) => name.endsWith(ending)),
  );

/** The folders that a runner is asked for; without any, it takes all that its configuration names. */
function asked(stages: readonly Stage[], runner: "vitest" | "playwright", where: Stage["where"]): string[] {
  const steps = stages.filter((stage) => stage.where === where).flatMap((stage) => stage.steps);
  return steps
    .filter(({ command }) => command.some((word) => word.startsWith("node_modules/") && word.includes(runner)))
    .flatMap(({ command }) => command.filter((word) => word.startsWith("tests/") || /^(?:site|program)$/.test(word)));
}

describe("where the content is the sample", () => {
  const stages = stagesFor(true);

  test("both runners take everything, in the project", () => {
    expect(stages.map(({ where }) => where)).toEqual(["project"]);
    expect(asked(stages, "vitest", "project")).toEqual([]);
    expect(asked(stages, "playwright", "project")).toEqual([]);
  });

  test("everything is every folder", () => {
    const [, named = ""] = /\{(.*)\}/.exec(String(vitest.test?.include)) ?? [];
    expect(named.split(",").sort()).toEqual(holding(".test.ts").sort());
    expect(playwright.projects?.map(({ testDir }) => testDir).sort()).toEqual(
      holding(".spec.ts").map((folder) => `tests/${folder}`),
    );
  });
});

describe("where it is another one", () => {
  const stages = stagesFor(false);

  test("what holds for any content is asked of that one", () => {
    expect(asked(stages, "vitest", "project")).toEqual(["tests/site"]);
    expect(asked(stages, "playwright", "project")).toEqual(["site"]);
    expect(stages[0]?.steps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["content", "format and lint", "types", "unused code", "build", "html"]),
    );
  });

  test("the rest is run beside the sample, which is built first", () => {
    expect([...asked(stages, "vitest", "copy"), "tests/site"].sort()).toEqual(
      holding(".test.ts")
        .map((folder) => `tests/${folder}`)
        .sort(),
    );
    expect(asked(stages, "playwright", "copy")).toEqual(["program"]);
    expect(stages[1]?.steps[0]).toMatchObject({ needed: true, name: "build with the sample" });
  });
});

describe("two folders", () => {
  const root = mkdtempSync(join(tmpdir(), "same-"));
  const [one, other] = [join(root, "one"), join(root, "other")];
  afterAll(() => rmSync(root, { recursive: true }));

  test("are the same where every file is, and not where one differs, or is missing", async () => {
    for (const folder of [one, other]) cpSync("tests/content/sample/facts", folder, { recursive: true });
    expect(await haveSameFiles(one, other)).toBe(true);
    writeFileSync(join(other, "site.yaml"), "brand: Other\n");
    expect(await haveSameFiles(one, other)).toBe(false);
    rmSync(join(other, "site.yaml"));
    expect(await haveSameFiles(one, other)).toBe(false);
  });
});
