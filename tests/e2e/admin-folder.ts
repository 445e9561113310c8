/** A folder as an editor has it on the computer, inside the browser: the form reads and saves there. */
import type { Page } from "@playwright/test";
import { sampleFiles } from "../content/content-copy.ts";

export type Files = Readonly<Record<string, string>>;

/** The words and facts of the sample, where the form looks for them. */
export function contentFiles(): Files {
  const texts = [...sampleFiles].filter(([name]) => name.endsWith(".yaml"));
  return Object.fromEntries(texts.map(([name, bytes]) => [`content/${name}`, Buffer.from(bytes).toString("utf8")]));
}

/** Puts files into the browser's own folder of this origin, which it hands out if the form asks for a folder. */
export async function layFolder(page: Page, files: Files): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of Object.entries(all)) {
      const steps = path.split("/");
      const name = steps.pop() ?? "";
      let folder = root;
      for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
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
      const entries: AsyncIterable<[string, FileSystemHandle]> = Reflect.apply(
        Reflect.get(folder, "entries"),
        folder,
        [],
      );
      for await (const [name, handle] of entries) {
        if (handle instanceof FileSystemDirectoryHandle) folders.push([`${path}${name}/`, handle]);
        if (handle instanceof FileSystemFileHandle) found[path + name] = await (await handle.getFile()).text();
      }
    }
    return found;
  });
}
