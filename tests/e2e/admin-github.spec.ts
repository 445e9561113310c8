/** The form for editors on a site whose content names its repository: it saves there, and asks nobody else. */

import { adminBundle } from "../../scripts/admin/bundle.ts";
import { readAdminFacts } from "../../scripts/admin/facts.ts";
import { adminFiles } from "../../scripts/admin/files.ts";
import { contentFolder } from "../../src/project-folders.ts";
import { fileType } from "../../src/server/files/file-type.ts";
import { contentFiles } from "./admin-folder.ts";
import { playGitHub } from "./admin-github.ts";
import { expect, test } from "./site.ts";

test("what is saved becomes a pull request with the changed line", async ({ page, origin }) => {
  const facts = await readAdminFacts(contentFolder);
  const editing = { form: true, repository: "company/website", branch: "main" };
  const built = adminFiles(await adminBundle(process.cwd()), { ...facts, editing });
  await page.route(`${origin}/admin**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^\/admin\/?/, "") || "index.html";
    const content = built.get(name);
    if (content === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body: Buffer.from(content), contentType: fileType(name) });
  });
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  const laid = contentFiles();
  const { commits, pulls } = await playGitHub(page, laid);

  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("github_pat_sample");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("treeitem", { name: "Plugins: words" })).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#/collections/words-plugins/entries/price-lists";
  });
  await page.locator('[data-key-path="title"]').nth(1).getByRole("textbox").fill("Ein Artikel, viele Preise");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect.poll(() => pulls).toEqual(["cms/words-plugins/price-lists"]);

  expect(commits.map(({ branch }) => branch)).toEqual(pulls);
  const file = "content/de/plugins/price-lists.yaml";
  const edited = laid[file]?.replace("title: Ein Artikel, mehrere Preise", "title: Ein Artikel, viele Preise");
  expect({ ...laid, ...commits[0]?.files }).toEqual({ ...laid, [file]: edited });
  expect([...asked].filter((from) => from !== origin && from !== "null").sort()).toEqual([
    "https://api.github.com",
    "https://www.githubstatus.com",
  ]);
});
