/** The browser of the tests is the headless shell, which is installed if it may be. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { afterEach, expect, test, vi } from "vitest";
import { chromium, ensureProgram } from "../../scripts/testing/programs.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const root = 0;

test.each([
  { there: ["chromium"], user: root, found: "chromium-headless-shell", asked: 2 },
  { there: ["chromium"], user: root, refused: true, found: "chromium", asked: 1 },
  { there: ["chromium"], user: 1000, found: "chromium", asked: 0 },
  { there: ["chromium"], user: root, named: "chromium", found: "chromium", asked: 0 },
  { there: ["chromium-headless-shell", "chromium"], user: root, found: "chromium-headless-shell", asked: 0 },
])("$there, user $user, $named named, refused: $refused: $found", ({ there, user, refused, named, found, asked }) => {
  const folder = temporaryFolder();
  const path = (name: string) => join(folder, name);
  for (const name of there) writeFileSync(path(name), "");
  const install = refused ? "exit 100" : `: > ${path("chromium-headless-shell")}`;
  writeFileSync(path("apt-get"), `#!/bin/sh\nprintf 1 >> ${path("asked")}\n${install}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", named && path(named));
  vi.spyOn(playwright, "executablePath").mockReturnValue("");
  vi.spyOn(process, "getuid").mockReturnValue(user);
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  // What was refused is not tried again.
  const browser = { ...chromium };
  for (const _time of [1, 2]) expect(ensureProgram(browser)).toBe(true);
  expect(browser.find()).toBe(path(found));
  expect(readFileSync(path("asked"), { flag: "a+" }).length).toBe(asked);
  expect(said.mock.calls.join("").includes(`Going on with ${path("chromium")}.`)).toBe(refused === true);
});
