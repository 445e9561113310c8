/** Pictures of the pages that a change of content alters. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { sample } from "../../scripts/testing/sample.ts";

test("the page that looks different is shown before and after, on a phone and on a desk", async ({ page }) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const content = join(folder, "content");
  cpSync(sample.CONTENT_DIR, content, { recursive: true });
  for (const command of ["init --initial-branch=main", "add --all", "commit --message=one"]) {
    const args = `-c user.name=a -c user.email=a@b.example ${command}`.split(" ");
    spawnSync("git", args, { cwd: folder });
  }
  const notes = join(content, "de", "notes.yaml");
  writeFileSync(notes, readFileSync(notes, "utf8").replace(/^lead: .*/m, "lead: Gratis."));

  const command = ["--import", "tsx", "scripts/content-changes.ts", "--lang=de", "--content", content];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...command, "--pictures"], { encoding: "utf8" });
  expect([stderr, status]).toEqual(["", 0]);
  const [, shownIn = ""] = /^Bilder vorher und nachher: (.*)$/m.exec(stdout) ?? [];
  await page.goto(pathToFileURL(shownIn).href);
  const shown = page.getByRole("paragraph").filter({ has: page.getByRole("link") });
  await expect(shown).toHaveText(["vorher", "nachher", "vorher", "nachher"]);
  const widths = await page
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth));
  expect(widths).toEqual([390, 390, 1440, 1440]);
  await expect(page.getByRole("heading").first()).toHaveText(/^\/de\/plugins\/notes Notizen.*, 390 px$/);
});
