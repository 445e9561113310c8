/** The development server, as an editor of the content uses it: in a copy of the project, so that files can be broken. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { copyProject } from "./project-copy.ts";

/** Starting means building the content and preparing the libraries, on a machine that runs other tests too. */
const patience = 60_000;

test.setTimeout(3 * patience);

interface Command {
  readonly process: ChildProcess;
  /** Everything it has written so far, without colours. */
  output(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Runs what `npm run dev` runs. */
function startDev(cwd: string, ...args: readonly string[]): Command {
  const command = ["node_modules/tsx/dist/cli.mjs", "scripts/dev.ts", ...args];
  const process_ = spawn(process.execPath, command, { cwd, env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" } });
  let text = "";
  for (const stream of [process_.stdout, process_.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
  return {
    process: process_,
    output: () => text,
    ended: new Promise((done) => process_.on("close", done)),
  };
}

async function stop({ process: child, ended }: Command): Promise<void> {
  child.kill("SIGTERM");
  await ended;
}

/** A server on a free port that does nothing but hold it. */
async function holdPort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return { port: address.port, server };
}

async function freePort(): Promise<number> {
  const { port, server } = await holdPort();
  await new Promise((done) => server.close(done));
  return port;
}

test.describe("an edit of the content", () => {
  test.describe.configure({ mode: "serial" });
  let project: string;
  let dev: Command;
  let origin: string;

  test.beforeAll(async () => {
    project = copyProject();
    const port = await freePort();
    dev = startDev(project, "--port", String(port));
    origin = `http://localhost:${port}`;
    await expect.poll(dev.output, { timeout: patience }).toContain("Local:");
  });

  test.afterAll(async () => {
    await stop(dev);
    rmSync(project, { recursive: true, force: true });
  });

  const path = (file: string) => join(project, "content", file);
  const read = (file: string) => readFileSync(path(file), "utf8");
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

  test("shows on the page without a reload, and what was typed stays; a mistake is told in the terminal only", async ({
    page,
  }) => {
    const words = "en/pages/contact.yaml";
    await open(page, "/en/contact");
    const heading = page.locator("main h1");
    const body = page.locator("main textarea");
    await body.fill("My printer is on fire");

    await test.step("a word", async () => {
      change(words, /^title: .*$/m, "title: Say hello");
      await expect(heading).toHaveText("Say hello", { timeout: patience });
      await expect(body).toHaveValue("My printer is on fire");
      await isSameDocument(page);
    });

    await test.step("the title of the page", async () => {
      change(words, /^ {2}title: .*$/m, "  title: Hello there");
      await expect(page).toHaveTitle(/Hello there/, { timeout: patience });
      await expect(body).toHaveValue("My printer is on fire");
    });

    await test.step("a string of the interface", async () => {
      const label = page.locator("footer h2").first();
      const before = await label.textContent();
      change("en/ui.yaml", new RegExp(`^( +support:) ${before}$`, "m"), "$1 Lend a hand");
      await expect(label).toHaveText("Lend a hand", { timeout: patience });
      await expect(body).toHaveValue("My printer is on fire");
      await isSameDocument(page);
    });

    await test.step("a mistake", async () => {
      const good = read(words);
      const line = good.split("\n").findIndex((text) => text.startsWith("intro:")) + 1;
      const before = dev.output().length;
      change(words, /^intro:/m, "intor:");
      const told = () => dev.output().slice(before);
      await expect.poll(told, { timeout: patience }).toContain(`content/${words}:${line}`);
      expect(told()).toContain("intor");
      await expect(heading).toHaveText("Say hello");
      await expect(body).toHaveValue("My printer is on fire");
      await isSameDocument(page);
      expect((await page.request.get(`${origin}/en/contact`)).status()).toBe(200);

      writeFileSync(path(words), good.replace(/^title: .*$/m, "title: Mended"));
      await expect.poll(told, { timeout: patience }).toContain("The content is valid");
      await expect(heading).toHaveText("Mended", { timeout: patience });
      await expect(body).toHaveValue("My printer is on fire");
      await isSameDocument(page);
    });

    await test.step("a file that is saved by replacing it, several times at once", async () => {
      for (const title of ["One", "Two", "Three"]) {
        const beside = join(project, "contact.yaml~");
        writeFileSync(beside, read(words).replace(/^title: .*$/m, `title: ${title}`));
        renameSync(beside, path(words));
      }
      await expect(heading).toHaveText("Three", { timeout: patience });
    });

    await test.step("a new document has it too", async () => {
      await page.reload();
      await expect(heading).toHaveText("Three");
    });
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

  test("does not keep the server from answering what makes no sense", async ({ page }) => {
    for (const path of ["//", "/%zz", "/content/%zz", "/images/", "/images/%00", "/locales/..%2f..%2fshell.ts"]) {
      const answer = await page.request.get(origin + path, { maxRedirects: 0, headers: { Accept: "text/html" } });
      expect(answer.status(), path).toBeLessThan(600);
      expect(await answer.text(), path).not.toContain("export const shell");
    }
    expect((await page.request.get(`${origin}/en`)).status()).toBe(200);
  });
});

test.describe("what keeps the server from starting is said, without a trace of code:", () => {
  test.describe.configure({ mode: "serial" });
  let project: string;
  test.beforeAll(() => {
    project = copyProject();
  });
  test.afterAll(() => rmSync(project, { recursive: true, force: true }));
  const trace = /\n\s+at /;

  test("a wrong command line, with how it is right, exit code 2", async () => {
    for (const args of [["--prot", "5173"], ["--port"], ["--port", "high"], ["--port", "70000"], ["5173"]]) {
      const dev = startDev(project, ...args);
      expect(await dev.ended, args.join(" ")).toBe(2);
      expect(dev.output()).toContain("Usage: npm run dev -- [--port <number>]");
      expect(dev.output()).not.toMatch(trace);
    }
  });

  test("a port in use, in one sentence, exit code 1", async () => {
    const { port, server } = await holdPort();
    const dev = startDev(project, "--port", String(port));
    expect(await dev.ended).toBe(1);
    expect(dev.output().match(/^.*\bin use\b.*$/gm)).toEqual([expect.stringContaining(String(port))]);
    expect(dev.output()).not.toMatch(trace);
    server.close();
  });

  test("a mistake in the content where there is no earlier content to show, exit code 1", async () => {
    rmSync(join(project, "src", "generated"), { recursive: true });
    const words = join(project, "content", "en", "pages", "faq.yaml");
    writeFileSync(words, readFileSync(words, "utf8").replace(/^intro:/m, "intor:"));
    const dev = startDev(project);
    expect(await dev.ended).toBe(1);
    expect(dev.output()).toContain("content/en/pages/faq.yaml:");
    expect(dev.output()).toContain("mend it, then start again");
    expect(dev.output()).not.toMatch(trace);
  });
});
