/** The development server, as an editor of the content uses it, on a copy of the sample that can be broken. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { generatedFolder } from "../../src/project-folders.ts";
import { axeFindings } from "./axe.ts";
import { type Command, type DevFolders, devFolders, freePort, holdPort, patience, startDev } from "./dev-command.ts";

test.setTimeout(3 * patience);

test.describe("an edit of the content", () => {
  test.describe.configure({ mode: "serial" });
  let folders: DevFolders;
  let dev: Command;
  let origin: string;

  const contact = "en/pages/contact.yaml";

  test.beforeAll(async () => {
    folders = devFolders("dev-server");
    cpSync(generatedFolder, join(folders.out, "generated"), { recursive: true });
    // Whoever begins in the morning with what was broken last night sees the pages of before, and why.
    writeFileSync(path(contact), read(contact).replace(/^intro:/m, "intor:"));
    const port = await freePort();
    dev = startDev(folders, "--port", String(port));
    origin = `http://localhost:${port}`;
    await expect.poll(dev.output, { timeout: patience }).toContain("Local:");
  });

  test.afterAll(async () => {
    await dev.stop();
    folders.remove();
  });

  const path = (file: string) => join(folders.content, file);
  const read = (file: string) => readFileSync(path(file), "utf8");
  const titleOf = (file: string) => /^title: (.*)$/m.exec(read(file))?.[1] ?? "";
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = read(file);
    expect(text).toMatch(from);
    writeFileSync(path(file), text.replace(from, to));
  };

  /** Opens a page and marks its document, so that a reload would be noticed. */
  async function open(page: Page, address: string): Promise<void> {
    await page.goto(origin + address, { timeout: patience });
    await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: patience });
    await page.evaluate(() => {
      document.documentElement.dataset.marked = "yes";
    });
  }
  const isSameDocument = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-marked", "yes");

  /** The panel with the mistakes, where there is one. */
  const panel = (page: Page) => page.getByRole("region", { name: "Mistakes in the content" });

  test("that was a mistake before the server started is shown over the pages of before, until it is mended", async ({
    page,
    browser,
  }) => {
    expect(dev.output()).toContain(`content/${contact}:`);
    expect(dev.output()).toContain("the pages show the last content that was valid");
    await open(page, "/en/faq");
    await expect(panel(page)).toContainText('Unknown field "intor"', { timeout: patience });
    const german = await browser.newPage({ locale: "de-DE" });
    await german.goto(`${origin}/de`, { timeout: patience });
    await expect(german.getByRole("region", { name: "Fehler im Inhalt" })).toContainText("Unbekanntes Feld „intor“");
    writeFileSync(path(contact), read(contact).replace(/^intor:/m, "intro:"));
    for (const one of [page, german]) await expect(one.getByRole("region", { name: /content|Inhalt/ })).toHaveCount(0);
    await isSameDocument(page);
    await german.close();
  });

  test("shows on the page without a reload, and what was typed stays", async ({ page }) => {
    await open(page, "/en/contact");
    const heading = page.locator("main h1");
    const body = page.locator("main textarea");
    await body.fill("My printer is on fire");

    await test.step("a word", async () => {
      change(contact, /^title: .*$/m, "title: Say hello");
      await expect(heading).toHaveText("Say hello", { timeout: patience });
      await expect(body).toHaveValue("My printer is on fire");
    });

    await test.step("the title of the page", async () => {
      change(contact, /^ {2}title: .*$/m, "  title: Hello there");
      await expect(page).toHaveTitle(/Hello there/, { timeout: patience });
    });

    await test.step("a string of the interface", async () => {
      const label = page.locator("footer h2").first();
      const before = await label.textContent();
      change("en/ui.yaml", new RegExp(`^( +support:) ${before}$`, "m"), "$1 Lend a hand");
      await expect(label).toHaveText("Lend a hand", { timeout: patience });
    });

    await test.step("a fact of the frame around every page", async () => {
      const brand = page.locator("header a").first();
      change("facts/site.yaml", /^brand: .*$/m, "brand: Nova");
      await expect(brand).toHaveText("Nova", { timeout: patience });
      await expect(page).toHaveTitle("Hello there · Nova");
    });

    await test.step("a file that is saved by replacing it, several times at once", async () => {
      for (const title of ["One", "Two", "Three"]) {
        const beside = join(folders.content, "contact.yaml~");
        writeFileSync(beside, read(contact).replace(/^title: .*$/m, `title: ${title}`));
        renameSync(beside, path(contact));
      }
      await expect(heading).toHaveText("Three", { timeout: patience });
    });

    await expect(body).toHaveValue("My printer is on fire");
    await isSameDocument(page);

    await test.step("a new document has it too", async () => {
      await page.reload();
      await expect(heading).toHaveText("Three");
      expect(await (await page.request.get(`${origin}/en/contact`)).text()).toContain("Three</h1>");
    });
  });

  test("with a mistake says so over the page, in the words of the terminal", async ({ page }) => {
    const good = read(contact);
    const line = good.split("\n").findIndex((text) => text.startsWith("intro:")) + 1;
    const told = dev.output().length;
    await open(page, "/en/contact");
    const body = page.locator("main textarea");
    await body.fill("My printer is on fire");

    await test.step("what, where, and what to write; the page stays as it was, and in use", async () => {
      change(contact, /^intro:/m, "intor:");
      await expect(panel(page)).toContainText('Unknown field "intor"', { timeout: patience });
      await expect(panel(page)).toContainText(`content/${contact}:${line}:1`);
      await expect(panel(page)).toContainText(/intor:.*\n.*\^\^\^\^\^/);
      await expect(panel(page)).toContainText('Did you mean "intro"?');
      await expect(panel(page)).toContainText("[unknown-field]");
      await expect(page.getByRole("status").filter({ hasText: "1 error in 1 file" })).toBeAttached();
      await expect(body).toBeFocused();
      await page.keyboard.type("!");
      await expect(body).toHaveValue("My printer is on fire!");
      const terminal = dev.output().slice(told);
      for (const text of [`content/${contact}:${line}:1`, 'Unknown field "intor"', 'Did you mean "intro"?']) {
        expect(terminal).toContain(text);
      }
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step("its place opens in the editor", async () => {
      const asked = page.waitForRequest(/__open-in-editor/);
      await page.route(/__open-in-editor/, (route) => route.fulfill({ body: "" }));
      await panel(page)
        .getByRole("button", { name: `content/${contact}:${line}:1` })
        .click();
      expect(new URL((await asked).url()).searchParams.get("file")).toBe(`${resolve(path(contact))}:${line}:1`);
    });

    await test.step("Escape makes it small, another mistake large again", async () => {
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
      const reopen = page.getByRole("button", { name: "Show: 1 error in 1 file" });
      await expect(reopen).toBeFocused();
      await page.reload();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press("Escape");
      change(contact, /^title: .*$/m, 'title: "<b id=bold>Hello</b><script>document.title = 1</script>"');
      await expect(panel(page)).toContainText("2 errors in 1 file", { timeout: patience });
    });

    await test.step("what stands in the content becomes no part of the page", async () => {
      await expect(panel(page)).toContainText("<b id=bold>");
      await expect(page.locator("#bold")).toHaveCount(0);
      await expect(page).not.toHaveTitle("1");
    });

    await test.step("and goes by itself when all is mended", async () => {
      writeFileSync(path(contact), good.replace(/^title: .*$/m, "title: Mended"));
      await expect(page.locator("main h1")).toHaveText("Mended", { timeout: patience });
      await expect(panel(page)).toBeHidden();
      await expect(page.getByRole("button", { name: /^Show: / })).toBeHidden();
      await expect.poll(() => dev.output().slice(told), { timeout: patience }).toContain("The content is valid");
    });
  });

  test("may be a file that is new, has another name, or is gone", async ({ page }) => {
    const files = (slug: string) => ["facts", "en", "de"].map((top) => `${top}/plugins/${slug}.yaml`);
    const picture = (name: string) => path(`images/plugins/${name}.webp`);
    const status = async (slug: string) => (await page.request.get(`${origin}/en/plugins/${slug}`)).status();
    await open(page, "/en/plugins");
    const search = page.getByRole("searchbox");
    await search.fill("Punch");
    await expect(page.getByRole("heading", { name: "Punch card" })).toHaveCount(0);

    await test.step("a new plugin is in the catalogue and has a page", async () => {
      cpSync(picture("mrp.en"), picture("punch-card"));
      for (const [index, file] of files("mrp").entries()) {
        const text = read(file)
          .replace(/^order: .*$/m, "order: 5")
          .replace(/^image: .*$/m, "image: plugins/punch-card.webp")
          .replace(/^name: .*$/m, "name: Punch card")
          .replaceAll(/plugins\/mrp\/latest/g, "plugins/punch-card/latest")
          .replaceAll(/sha256: ../g, "sha256: ff");
        writeFileSync(path(files("punch-card")[index] ?? ""), text);
      }
      await expect(page.getByRole("heading", { name: "Punch card" })).toBeVisible({ timeout: patience });
      await expect(search).toHaveValue("Punch");
      await isSameDocument(page);
      expect(await status("punch-card")).toBe(200);
    });

    await test.step("its page opens by its link", async () => {
      await page.getByRole("link", { name: "Punch card" }).first().click();
      await expect(page).toHaveURL(/\/en\/plugins\/punch-card$/);
      await isSameDocument(page);
      await page.reload();
      await expect(page.locator("main h1")).toBeVisible();
    });

    await test.step("a picture that is replaced is another one", async () => {
      const shown = page.locator("main img").first();
      const before = await shown.getAttribute("src");
      cpSync(picture("fatoora.en"), picture("punch-card"));
      await expect(shown).not.toHaveAttribute("src", before ?? "", { timeout: patience });
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeTruthy();
    });

    await test.step("under another name it has another address", async () => {
      for (const [index, file] of files("punch-card").entries())
        renameSync(path(file), path(files("stamp-card")[index] ?? ""));
      await expect.poll(() => status("stamp-card"), { timeout: patience }).toBe(200);
      expect(await status("punch-card")).toBe(404);
      await expect(page.locator("main h1")).toHaveText(titleOf("en/pages/not-found.yaml"), { timeout: patience });
    });

    await test.step("and when it is deleted there is no such page", async () => {
      for (const file of files("stamp-card")) rmSync(path(file));
      rmSync(picture("punch-card"));
      await expect.poll(() => status("stamp-card"), { timeout: patience }).toBe(404);
      await expect(panel(page)).toBeHidden();
    });
  });

  test("may be many files at once, or half a file", async ({ page }) => {
    await open(page, "/en/contact");
    const heading = page.locator("main h1");
    const good = read(contact);

    await test.step("another branch", async () => {
      const files = readdirSync(path("en/pages")).map((name) => `en/pages/${name}`);
      const texts = new Map(files.map((file) => [file, read(file)]));
      for (const file of files) rmSync(path(file));
      for (const [file, text] of texts) writeFileSync(path(file), text);
      writeFileSync(path(contact), good.replace(/^title: .*$/m, "title: Branch"));
      await expect(heading).toHaveText("Branch", { timeout: patience });
      change(contact, /^title: .*$/m, "title: Still followed");
      await expect(heading).toHaveText("Still followed", { timeout: patience });
    });

    await test.step("a file that is written slowly", async () => {
      writeFileSync(path(contact), "");
      await page.waitForTimeout(50);
      writeFileSync(path(contact), good.slice(0, good.length / 2));
      await page.waitForTimeout(150);
      writeFileSync(path(contact), good.replace(/^title: .*$/m, "title: Whole"));
      await expect(heading).toHaveText("Whole", { timeout: patience });
      await expect(panel(page)).toBeHidden();
    });
    await isSameDocument(page);
  });

  test("shows on a page that needs no JavaScript", async ({ page }) => {
    await open(page, "/de/faq");
    change("de/pages/faq.yaml", /^title: .*$/m, "title: Was Sie wissen wollten");
    await expect(page.locator("main h1")).toHaveText("Was Sie wissen wollten", { timeout: patience });
    await isSameDocument(page);
    await page.locator("header a", { hasText: "Download" }).first().click();
    await expect(page).toHaveURL(/\/de\/download$/);
    await isSameDocument(page);
  });

  test("leaves the gallery of components, which opens in every language", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    for (const path of ["/gallery", "/gallery/en", "/gallery/de"]) {
      await page.goto(origin + path, { timeout: patience });
      await expect(page.getByRole("figure").nth(40)).toBeAttached({ timeout: patience });
    }
    expect(complaints).toEqual([]);
  });

  test("can be made in the form for editors, which is in no language", async ({ page }) => {
    for (const path of ["/admin", "/admin/"]) {
      await page.goto(origin + path, { timeout: patience });
      await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible({ timeout: patience });
      await expect(page).toHaveURL(origin + path);
    }
    expect((await page.request.get(`${origin}/admin/nothing`)).status()).toBe(404);
  });

  test("does not keep the server from answering what makes no sense", async ({ page }) => {
    for (const path of ["//", "/%zz", "/content/%zz", "/images/", "/images/%00", "/locales/..%2f..%2fshell.ts"]) {
      const answer = await page.request.get(origin + path, { maxRedirects: 0, headers: { Accept: "text/html" } });
      expect(answer.status(), path).toBeLessThan(500);
      expect(await answer.text(), path).not.toContain("export const shell");
    }
    expect((await page.request.get(`${origin}/en`)).status()).toBe(200);
  });

  test("is no reason to answer an unknown path as if it were a page", async ({ page }) => {
    const answer = await page.goto(`${origin}/en/nothing-here`, { timeout: patience });
    expect(answer?.status()).toBe(404);
    await expect(page.locator("main h1")).toHaveText(titleOf("en/pages/not-found.yaml"));
  });
});

test.describe("what keeps the server from starting is said, without a trace of code:", () => {
  test.describe.configure({ mode: "serial" });
  let folders: DevFolders;
  test.beforeAll(() => {
    folders = devFolders("dev-server-start");
  });
  test.afterAll(() => folders.remove());
  const trace = /\n\s+at /;

  test("a wrong command line, with how it is right, exit code 2", async () => {
    const dev = startDev(folders, "--port", "high");
    expect(await dev.ended).toBe(2);
    expect(dev.output()).toContain("Usage: npm run dev -- [--port <number>]");
    expect(dev.output()).not.toMatch(trace);
  });

  test("a port in use, in one sentence, exit code 1", async () => {
    const { port, server } = await holdPort();
    const dev = startDev(folders, "--port", String(port));
    expect(await dev.ended).toBe(1);
    const free = port < 65535 ? port + 1 : port - 1;
    expect(dev.output()).toMatch(
      new RegExp(`(?:^|\\n)Port ${port} is in use; choose another one: \`npm run dev -- --port ${free}\`\\.\n$`),
    );
    server.close();
  });

  test("a mistake in the content where there is no earlier content to show, exit code 1", async () => {
    rmSync(folders.out, { recursive: true, force: true });
    const words = join(folders.content, "en", "pages", "faq.yaml");
    writeFileSync(words, readFileSync(words, "utf8").replace(/^intro:/m, "intor:"));
    const dev = startDev(folders);
    expect(await dev.ended).toBe(1);
    expect(dev.output()).toContain("content/en/pages/faq.yaml:");
    expect(dev.output()).toContain("mend it, then start again");
    expect(dev.output()).not.toMatch(trace);
  });
});
