/** The development server, as editors use it, on a copy of the sample. */
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Page, test } from "@playwright/test";
import { generatedFolder } from "../../src/project-folders.ts";
import { freePort } from "../commands/free-port.ts";
import { startNode } from "../commands/start.ts";
import { sampleFolder } from "../content/content-copy.ts";
import { expectSameDocument, expect as expectSoon } from "./site.ts";

/** Starting means building the content and preparing the libraries, on a machine that runs other tests too. */
const timeoutMs = 60_000;
test.setTimeout(3 * timeoutMs);
// One server for all; each test leaves the content valid.
test.describe.configure({ mode: "serial" });

const expect = expectSoon.configure({ timeout: timeoutMs });
const folder = join("test-results", "dev-server");
const [content, out] = [join(folder, "content"), join(folder, "out")];
rmSync(folder, { recursive: true, force: true });
cpSync(sampleFolder, content, { recursive: true });
appendFileSync(join(content, "site.yaml"), "editing:\n  repository: company/website\n");
let dev: ReturnType<typeof startDev> | undefined;
let port = 0;
let origin = "";

/** Runs what `npm run dev` runs, in English. */
function startDev() {
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out, NO_COLOR: "1", FORCE_COLOR: "0", LC_ALL: "en" };
  return startNode(["--import", "tsx", "node_modules/vike/bin.js", "dev", "--port", String(port)], { env });
}

test.afterAll(async () => {
  dev?.child.kill("SIGTERM");
  await dev?.ended;
  rmSync(folder, { recursive: true });
});

const contact = "en/pages/contact.yaml";
const path = (file: string) => join(content, file);
const read = (file: string) => readFileSync(path(file), "utf8");
const change = (file: string, from: string | RegExp, to: string) => {
  const text = read(file);
  expect(text).toMatch(from);
  writeFileSync(path(file), text.replace(from, to));
};
const output = () => dev?.output() ?? "";

/** Opens a page. Returns what fails if it is loaded again. */
async function open(page: Page, address: string): Promise<() => Promise<void>> {
  await page.goto(origin + address, { timeout: timeoutMs });
  await expect(page.locator("html[data-ready]")).toBeAttached();
  return expectSameDocument(page);
}

/** Vite's own, in which the mistakes are. */
const overlay = (page: Page) => page.locator("vite-error-overlay");
const heading = (page: Page) => page.locator("#main h1");

test("a mistake from before is shown over the pages of before, until it is fixed", async ({ page }) => {
  change(contact, /^intro:/m, "intor:");
  cpSync(generatedFolder, join(out, "generated"), { recursive: true });
  port = await freePort();
  origin = `http://localhost:${port}`;
  dev = startDev();
  await expect.poll(output).toContain("Local:");
  expect(output()).toContain(`content/${contact}:`);
  expect(output()).toContain("the pages show the last valid content");
  await open(page, "/en/faq");
  await expect(overlay(page)).toContainText('Unknown field "intor"');
  change(contact, /^intor:/m, "intro:");
  await expect(overlay(page)).toHaveCount(0);
});

test("an edit shows on the page, and what was typed stays", async ({ page }) => {
  await open(page, "/en/contact");
  const body = page.locator("#main textarea");
  await body.fill("My printer is on fire");
  const label = page.locator("footer h2").first();
  const support = await label.textContent();

  change(contact, /^title: .*$/m, "title: Say hello");
  change(contact, /^ {2}title: .*$/m, "  title: Hello there");
  await expect(heading(page)).toHaveText("Say hello");
  await expect(page).toHaveTitle(/Hello there/);
  // A string of the interface, and a fact of the frame around every page.
  change("en/ui.yaml", new RegExp(`^( +support:) ${support}$`, "m"), "$1 Lend a hand");
  change("site.yaml", /^brand: .*$/m, "brand: Nova");
  await expect(label).toHaveText("Lend a hand");
  await expect(page.locator("header a").first()).toHaveText("Nova");
  await expect(page).toHaveTitle("Hello there · Nova");
  await expect(body).toHaveValue("My printer is on fire");
  expect(await (await page.request.get(`${origin}/en/contact`)).text()).toContain("Say hello</h1>");
});

test("a mistake is shown over the page, in the words of the terminal, until it is fixed", async ({ page }) => {
  const good = read(contact);
  const line = good.split("\n").findIndex((text) => text.startsWith("intro:")) + 1;
  const before = output().length;
  await open(page, "/en/contact");
  const body = page.locator("#main textarea");
  await body.fill("My printer is on fire");
  change(contact, /^intro:/m, "intor:");
  const said = ['Unknown field "intor"', 'Did you mean "intro"?', "[unknown-field]", "1 error in 1 file"];
  for (const text of said) {
    await expect(overlay(page)).toContainText(text);
    expect(output().slice(before)).toContain(text);
  }
  await expect(overlay(page)).toContainText(/intor:.*\n.*\^\^\^\^\^/);
  // Vite opens what is written like this in the editor.
  await expect(overlay(page)).toContainText(`${resolve(path(contact))}:${line}:1`);
  change(contact, /^title: .*$/m, 'title: "<b id=bold>Hello</b>"');
  await expect(overlay(page)).toContainText("2 errors in 1 file");
  await expect(page.locator("#bold")).toHaveCount(0);
  writeFileSync(path(contact), good.replace(/^title: .*$/m, "title: Fixed"));
  await expect(heading(page)).toHaveText("Fixed");
  await expect(overlay(page)).toHaveCount(0);
  await expect(body).toHaveValue("My printer is on fire");
});

test("files may be added, replaced and renamed", async ({ page }) => {
  const file = (slug: string) => path(`plugins/${slug}.yaml`);
  const picture = (name: string) => path(`images/plugins/${name}.webp`);
  const status = async (slug: string) => (await page.request.get(`${origin}/en/plugins/${slug}`)).status();
  await open(page, "/en/plugins");
  await page.getByRole("searchbox").fill("Punch");
  await expect(page.getByRole("heading", { name: "Punch card" })).toHaveCount(0);
  // A new plugin is in the catalogue and has a page.
  cpSync(picture("mrp.en"), picture("punch-card"));
  const text = read("plugins/mrp.yaml")
    .replace(/^order: .*$/m, "order: 5")
    .replace(/^image: .*$/m, "image: plugins/punch-card.webp")
    .replace(/^name:\n {2}en: .*$/m, "name:\n  en: Punch card")
    .replaceAll(/plugins\/mrp\/latest/g, "plugins/punch-card/latest")
    .replaceAll(/sha256: ../g, "sha256: ff");
  writeFileSync(file("punch-card"), text);
  await page.getByRole("link", { name: "Punch card" }).first().click({ timeout: timeoutMs });
  await expect(page).toHaveURL(/\/en\/plugins\/punch-card$/);
  expect(await status("punch-card")).toBe(200);
  // A replaced picture has another address.
  await page.reload();
  const shown = page.locator("#main img").first();
  const before = await shown.getAttribute("src");
  cpSync(picture("fatoora.en"), picture("punch-card"));
  await expect(shown).not.toHaveAttribute("src", before ?? "");
  const isLoaded = () => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  // A renamed file has another page.
  renameSync(file("punch-card"), file("stamp-card"));
  await expect.poll(() => status("stamp-card")).toBe(200);
  expect(await status("punch-card")).toBe(404);
  await expect(heading(page)).toHaveText(/^title: (.*)$/m.exec(read("en/pages/not-found.yaml"))?.[1] ?? "");
  rmSync(file("stamp-card"));
  rmSync(picture("punch-card"));
  await expect.poll(() => status("stamp-card")).toBe(404);
});

test("the form for editors opens", async ({ page }) => {
  await page.goto(`${origin}/admin/`, { timeout: timeoutMs });
  await expect(page.getByRole("button", { name: "Open the folder of the website" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign In/ })).toHaveCount(0);
});

test("what is no page is a 404, and stops nothing", async ({ request }) => {
  for (const asked of ["//", "/%zz", "/content/%zz", "/images/", "/images/%00", "/locales/..%2f..%2fshell.ts"]) {
    const answer = await request.get(origin + asked, { maxRedirects: 0, headers: { Accept: "text/html" } });
    expect(answer.status(), asked).toBeLessThan(500);
    expect(await answer.text(), asked).not.toContain("export const shell");
  }
  for (const [asked, status] of Object.entries({
    "/en/nothing": 404,
    "/admin/nothing": 404,
    "/admin": 200,
    "/en": 200,
  })) {
    expect((await request.get(origin + asked)).status(), asked).toBe(status);
  }
});
