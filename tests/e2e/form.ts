/** The form for editors at `/admin`, as the development server has it, with the sample in a folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { type AdminBundle, adminBundle } from "../../scripts/admin/build/bundle.ts";
import { adminFiles } from "../../scripts/admin/build/files.ts";
import { readFormContent, readPublicFormContent } from "../../scripts/admin/build/form-content.ts";
import { readFormSettings } from "../../scripts/admin/build/form-settings.ts";
import { previewHead } from "../../scripts/admin/build/preview-head.ts";
import type { Editing } from "../../scripts/content/schema/editing.ts";
import { typefaceFile } from "../../scripts/encode/typeface.ts";
import { generatedFolder } from "../../src/project-folders.ts";
import { fileType } from "../../src/server/files/file-headers.ts";
import { sampleFiles, sampleFolder } from "../content/content-copy.ts";
import { expect, test as siteTest } from "./site.ts";

/** A site with the form: the pages are built, and the form is added to them. `editing` names its repository. */
export const test = siteTest.extend<{ editing: Editing | undefined }, { bundle: AdminBundle }>({
  editing: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  bundle: [async ({}, use) => use(await adminBundle(process.cwd())), { scope: "worker", timeout: 180_000 }],
  context: async ({ context, bundle, editing }, use) => {
    const typefaces: Parameters<typeof previewHead>[0] = JSON.parse(
      readFileSync(join(generatedFolder, typefaceFile), "utf8"),
    );
    const content = (editing ? readPublicFormContent : readFormContent)(sampleFolder, generatedFolder);
    const facts = { ...(await readFormSettings(sampleFolder)), editing };
    const files = adminFiles(bundle, facts, content, previewHead(typefaces));
    await context.route(/\/admin(?:\/.*)?$/, (route) => {
      const name = new URL(route.request().url()).pathname.slice("/admin/".length) || "index.html";
      const file = files.get(name);
      const body = typeof file === "string" ? file : Buffer.from(file ?? []);
      return route.fulfill({ status: file === undefined ? 404 : 200, body, contentType: fileType(name) });
    });
    await use(context);
  },
});

type Files = Readonly<Record<string, string>>;

/** The words and facts of the sample, where the form looks for them. */
export const laid: Files = Object.fromEntries(
  [...sampleFiles]
    .filter(([name]) => name.endsWith(".yaml"))
    .map(([name, bytes]) => [`content/${name}`, Buffer.from(bytes).toString()]),
);

/** Writes files to the browser's own folder of this origin, and makes the folder picker choose it. */
async function layFolder(page: Page, files: Files): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    const lay = async ([path, text]: readonly [string, string]) => {
      const steps = path.split("/");
      let folder = root;
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await (await folder.getFileHandle(steps.at(-1) ?? "", { create: true })).createWritable();
      await file.write(text);
      await file.close();
    };
    await Promise.all(Object.entries(all).map(lay));
  }, files);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
}

export async function filesInFolder(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    const folders: [string, FileSystemDirectoryHandle][] = [["", await navigator.storage.getDirectory()]];
    for (const [path, folder] of folders) {
      // The types of the browser do not have the entries of a folder yet.
      const entries: AsyncIterable<[string, FileSystemHandle]> = Reflect.get(folder, "entries").call(folder);
      for await (const [name, handle] of entries) {
        if (handle instanceof FileSystemDirectoryHandle) folders.push([`${path}${name}/`, handle]);
        if (handle instanceof FileSystemFileHandle) found[path + name] = await (await handle.getFile()).text();
      }
    }
    return found;
  });
}

/** Opens the form with the folder, and notes every request that goes elsewhere. */
export async function openForm(
  page: Page,
  origin: string,
  button = "Open the folder of the website",
  files = laid,
): Promise<string[]> {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:blob|data):/.test(url)) foreign.push(url);
  });
  await layFolder(page, files);
  await page.goto("/admin");
  // With a repository it is there and not shown.
  await page.getByRole("button", { name: button, includeHidden: true }).dispatchEvent("click");
  await expect(page.getByRole("treeitem", { name: /Plugins/ }).first()).toBeVisible();
  return foreign;
}

/** One field of the entry that is open, in the first language. */
export function field(page: Page, key: string): Locator {
  return page.locator(`[data-key-path="${key}"]`).first();
}

/** Scrolls the form down until a field is there: it renders only those in view. @returns What is typed into. */
export async function reach(page: Page, key: string): Promise<Locator> {
  const control = field(page, key).getByRole("textbox");
  await expect(async () => {
    await page.locator("[data-key-path]").last().scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(control).toBeVisible({ timeout: 500 });
  }).toPass();
  return control;
}

/** Opens or closes the entries of a list. The form may do so itself, a moment after it shows them. */
export async function toggleAll(list: Locator, name: "Expand All" | "Collapse All"): Promise<void> {
  const button = list.getByRole("button", { name }).first();
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 2_000 });
    await expect(button).toBeDisabled({ timeout: 500 });
    await list.page().waitForTimeout(500);
    expect(await button.isDisabled()).toBe(true);
  }).toPass();
}

/** In front: Chromium does not paint what is opened in a tab behind another, and nothing there can be clicked. */
export async function openEntry(page: Page, path: string): Promise<void> {
  await page.bringToFront();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${path}`);
  await expect(page.locator("[data-key-path]").first()).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await untilLeft(page);
}

/** The form goes back to the list once the files are written, and would take an entry away that is opened before. */
export async function untilLeft(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.hash.includes("/entries/"));
  await expect(page.locator("[data-key-path]")).toHaveCount(0);
}
