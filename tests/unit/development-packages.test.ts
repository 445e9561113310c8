import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startNode } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

test("without development packages a command ends in one sentence", async () => {
  const cwd = temporaryFolder();
  copyFileSync("scripts/tsx.js", join(cwd, "tsx.js"));
  writeFileSync(join(cwd, "package.json"), '{"type":"module"}');
  writeFileSync(join(cwd, "build.ts"), "const built: boolean = true;\nconsole.log(built);\n");
  const { code, out, err } = await startNode(["--import", "./tsx.js", "build.ts"], { cwd }).ended;
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^The development packages are missing: run `npm ci --include=dev`\..*\n$/);
});

test("every command of package.json that needs them says so", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const inTypeScript = Object.values(scripts).filter((command) => /^node .*\.ts\b/.test(command));
  expect(inTypeScript.length).toBeGreaterThan(4);
  for (const command of inTypeScript) expect(command).toMatch(/^node --import \.\/scripts\/tsx\.js scripts\//);
});
