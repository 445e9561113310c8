/** Screenshots of pages before and after a change of content, both rendered by the current code. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "./content/check/format-facts.ts";
import type { PageChanges } from "./content/cli/compare-pages.ts";
import { CommandError } from "./content/core/command-error.ts";
import type { MessageLanguage } from "./content/core/messages/language.ts";
import { say } from "./content/core/messages/say.ts";
import { writeFiles } from "./content/emit/write.ts";
import type { FileBytes } from "./content/files/content-folder.ts";
import { refuseLinks } from "./output-folder.ts";
import { chromium, openBrowser } from "./testing/programs.ts";
import { serveSite } from "./testing/serve-site.ts";
import { screenshot } from "./testing/static-page.ts";

const root = join(import.meta.dirname, "..");
/** Inside the project, because a built site imports its packages. */
const folder = "test-results/changes";
const pictures = join(root, folder, "pictures");

const style = "body { font-family: sans-serif } div { display: flex; gap: 1rem } img { max-width: 100% }";

/**
 * Writes screenshots of the pages that look different, and a document with them side by side.
 * @param contents Files of the content folder before and after, both valid.
 * @returns Path of the document.
 * @throws CommandError without a browser, or if the output folder contains a symbolic link.
 */
export async function picturePages(
  { pages, samples }: PageChanges,
  contents: readonly [before: FileBytes, after: FileBytes],
  language: MessageLanguage,
): Promise<string> {
  if (chromium.find() === undefined) throw new CommandError({ id: "tool.changes.no-browser" });
  refuseLinks(folder, root);
  const sites = [
    { id: "tool.changes.before" as const, lacks: "added", ...(await buildAndServe("before", contents[0])) },
    { id: "tool.changes.after" as const, lacks: "removed", ...(await buildAndServe("after", contents[1])) },
  ];
  const browser = await openBrowser();
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const html = [`<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${style}</style>`];
  for (const { path, title, change } of [...pages, ...samples]) {
    for (const width of [390, 1440]) {
      const options = { viewport: { width, height: 900 }, fullPage: true };
      const withPage = sites.filter(({ lacks }) => lacks !== change);
      const screenshots = await Promise.all(withPage.map(({ origin }) => screenshot(browser, origin + path, options)));
      const [first, second] = screenshots;
      if (second !== undefined && first?.equals(second)) continue;
      const figures = withPage.map(({ id }, index) => {
        const state = say({ id }, language);
        const name = `${path.slice(1).replaceAll("/", "-")}.${width}.${state}.png`;
        writeFileSync(join(pictures, name), screenshots[index] ?? "");
        return `<p>${state}<br><a href="${name}"><img src="${name}" alt=""></a>`;
      });
      html.push(`<h2>${path} ${escapeHtml(title)}, ${width} px</h2><div>`, ...figures, "</div>");
    }
  }
  const indexFile = join(pictures, "index.html");
  writeFileSync(indexFile, html.join("\n"));
  await browser.close();
  for (const { close } of sites) close();
  return indexFile;
}

/** @throws CommandError with the output of the build. */
async function buildAndServe(name: string, content: FileBytes): ReturnType<typeof serveSite> {
  const out = `${folder}/${name}`;
  writeFiles(join(root, `${out}-content`), content);
  const env = { ...process.env, CONTENT_DIR: `${out}-content`, OUT_DIR: out };
  const command = ["--import", "tsx/esm", "scripts/build.ts", "--uncompressed"];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, env });
  if (status !== 0) throw new CommandError({ id: "tool.changes.no-build", data: { output: String(stderr).trim() } });
  return serveSite(join(root, out));
}
