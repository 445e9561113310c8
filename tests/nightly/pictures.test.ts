/** Pictures of the pages that a change of content alters. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openBrowser } from "../../scripts/testing/programs.ts";
import { outsideVitest } from "../content/build-copy.ts";
import { withCopy } from "../content/content-copy.ts";

test("the page that looks different is shown before and after, on a phone and on a desk", async () => {
  const shownIn = await withCopy([], async (content) => {
    for (const command of ["init --initial-branch=main", "add --all", "commit --message=one"]) {
      const args = `-c user.name=a -c user.email=a@b.example ${command}`.split(" ");
      spawnSync("git", args, { cwd: content });
    }
    const notes = join(content, "de", "notes.yaml");
    writeFileSync(notes, readFileSync(notes, "utf8").replace(/^lead: .*/m, "lead: Gratis."));
    const command = ["--import", "tsx", "scripts/content-changes.ts", "--lang=de", "--content", content, "--pictures"];
    const { stdout, stderr, status } = spawnSync(process.execPath, command, { env: outsideVitest, encoding: "utf8" });
    expect([stderr, status]).toEqual(["", 0]);
    return /^Bilder vorher und nachher: (.*)$/m.exec(stdout)?.[1] ?? "";
  });
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(pathToFileURL(shownIn).href);
  const shown = page.getByRole("paragraph").filter({ has: page.getByRole("link") });
  expect((await shown.allInnerTexts()).map((text) => text.trim())).toEqual(["vorher", "nachher", "vorher", "nachher"]);
  const pictures = page.locator("img");
  const widths = await pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth));
  expect(widths).toEqual([390, 390, 1440, 1440]);
  const heading = await page.getByRole("heading").first().innerText();
  expect(heading).toMatch(/^\/de\/plugins\/notes Notizen.*, 390 px$/);
  await browser.close();
}, 240_000);
