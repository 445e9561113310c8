/** Every file of tests is in a folder that a step of `npm test` runs. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import vitest from "../../vitest.config.ts";

const holding = (ending: string) =>
  readdirSync("tests").filter((folder) =>
    readdirSync(join("tests", folder), { recursive: true, encoding: "utf8" }).some((name) => name.endsWith(ending)),
  );

test("Vitest's", () => {
  const named = JSON.stringify(vitest.test?.projects).match(/(?<=tests\/\{?)[\w,]+(?=\}?\/\*)/g);
  expect(named?.flatMap((folders) => folders.split(",")).sort()).toEqual(holding(".test.ts").sort());
});

test("Playwright's", () => expect(holding(".spec.ts").sort()).toEqual(["e2e", "site"]));
