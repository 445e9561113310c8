import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSiteFolder } from "../../scripts/site/site-folder.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

const folder = temporaryFolder();
const root = join(folder, "client");
const record = join(folder, "made.json");
const page = join(root, "en", "page.html");

/** Builds a site of a page that takes long to make, and says how often it was made. */
async function build(origin: string, text = "page", others: readonly string[] = []): Promise<number> {
  let made = 0;
  const site = openSiteFolder(root, record);
  await site.make("en/page.html", origin, () => {
    made += 1;
    return text;
  });
  for (const name of others) site.write(name, name);
  await site.close();
  return made;
}

test("what would be made of the same stays untouched, whatever else is there; what is no longer made goes", async () => {
  expect(await build("a", "page", ["en/old/file.txt"])).toBe(1);
  utimesSync(page, 1, 1);
  expect(await build("a")).toBe(0);
  expect(statSync(page).mtimeMs).toBe(1000);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(["en", join("en", "page.html")]);
  expect(await build("b", "other")).toBe(1);
  expect(readFileSync(page, "utf8")).toBe("other");
});

test.each([
  ["a file was damaged", () => writeFileSync(page, "pag")],
  ["the record was damaged", () => writeFileSync(record, '{"en/page.html":["a"')],
])("it is made again if %s", async (_what, damage) => {
  await build("a");
  damage();
  expect(await build("a")).toBe(1);
  expect(readFileSync(page, "utf8")).toBe("page");
});
