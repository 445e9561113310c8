/** Every file of tests is in a folder that a step of `npm test` runs. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import vitest from "../../vitest.config.ts";

test("Vitest's and Playwright's", () => {
  const holding = (ending: string) =>
    readdirSync("tests").filter((folder) =>
      readdirSync(join("tests", folder), { recursive: true }).some((name) => String(name).endsWith(ending)),
    );
  const named = JSON.stringify(vitest.test?.projects).match(/(?<=tests\/\{?)[\w,]+(?=\}?\/\*)/g);
  expect(named?.flatMap((folders) => folders.split(",")).sort()).toEqual(holding(".test.ts").sort());
  expect(holding(".spec.ts").sort()).toEqual(["e2e", "site"]);
});
