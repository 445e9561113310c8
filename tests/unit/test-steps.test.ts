/** Every file of tests is in a folder that a runner is configured for. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import playwright from "../../playwright.config.ts";
import vitest from "../../vitest.config.ts";

const holding = (ending: string) =>
  readdirSync("tests").filter((folder) =>
    readdirSync(join("tests", folder), { recursive: true, encoding: "utf8" }).some((name) => name.endsWith(ending)),
  );

test("Vitest's", () => {
  const [, named = ""] = /\{(.*)\}/.exec(String(vitest.test?.include)) ?? [];
  expect(named.split(",").sort()).toEqual(holding(".test.ts").sort());
});

test("Playwright's", () => {
  expect(playwright.projects?.map(({ testDir }) => testDir).sort()).toEqual(
    holding(".spec.ts").map((folder) => `tests/${folder}`),
  );
});
