/** After prerendering: documents for paths without a language, files for search engines and servers. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder, generatedFolder, outFolder } from "../../src/project-folders.ts";
import { readManifest, redirectEntry, scriptAddress } from "../../src/renderer/assets-manifest.ts";
import { markdownTwin } from "../../src/renderer/markdown-twin.ts";
import { markdownPath } from "../../src/routes/markdown.ts";
import { localizedPath, type PageAddress, pagesOf, type SiteMap } from "../../src/routes/routes.ts";
import { lastChanges } from "../content/commands/git.ts";
import { type PageRecord, recordsFile } from "../content/emit/page-records.ts";
import { writeWhole } from "../content/emit/write.ts";
import { digestOf } from "../digest.ts";
import type { Code } from "./code.ts";
import { headersFile } from "./hosts/headers-file.ts";
import { nginxConf } from "./hosts/nginx.ts";
import { redirectsFile } from "./hosts/redirects-file.ts";
import { redirectPage } from "./redirect-page.ts";
import { securityTxt } from "./security-txt.ts";
import type { SiteFolder } from "./site-folder.ts";
import { latest, robotsTxt, sitemapFiles } from "./sitemap.ts";

/** Completes the folder of the site, which has the documents of all pages. */
export async function finishBuild(root: string, site: SiteFolder, code: Code, securityEmail: string): Promise<void> {
  const { serverFacts, shell } = await readShell();
  const { brand, origin, pluginSlugs, partnerPages, editions, sample, downloadsPath } = shell;
  const languages = shell.languages.map(({ code }) => code);
  const [fallback = "en"] = languages;
  const map: SiteMap = { languages, pluginSlugs, partnerPages, editions };

  const script = scriptAddress(readManifest(outFolder), redirectEntry);
  const redirectTo = (page: PageAddress) => redirectPage(shell, script, page);
  site.write("index.html", redirectTo({ route: "home" }));
  for (const slug of pluginSlugs) site.write(`plugins/${slug}.html`, redirectTo({ route: "plugin", slug }));
  // Hosts of plain files show this for every unknown path; its script leads paths without a language on.
  site.write("404.html", await readFile(join(site.root, fallback, "404.html")));
  const listed = await readRecords();
  for (const [name, text] of sitemapFiles(origin, languages, listed)) site.write(name, text);
  for (const page of listed) await writeTwin(site, localizedPath(page, page.language).slice(1), code);
  site.write("robots.txt", robotsTxt(origin));
  site.write(".well-known/security.txt", securityTxt(securityEmail, origin, languages, new Date()));
  site.write("licences.txt", await licences(root, code));
  const pages = pagesOf(map).length * languages.length;
  const info = { brand, origin, ...map, pages, ...serverFacts, sample, downloadsPath };
  writeWhole(join(outFolder, "site.json"), `${JSON.stringify(info, null, 2)}\n`);
  const host = { origin, ...map, downloadsPath, files: [...site.files.keys()].sort() };
  site.write("_headers", headersFile(host));
  site.write("_redirects", redirectsFile(host));
  writeWhole(join(outFolder, "nginx.conf"), nginxConf(host));
}

/** Written by the content build just before, so it cannot be imported at the top. */
function readShell(): Promise<typeof import("#generated/shell.ts")> {
  return import(pathToFileURL(resolve(generatedFolder, "shell.ts")).href);
}

/** The pages that may be listed, each with the day of its last change. */
async function readRecords() {
  const records: PageRecord[] = JSON.parse(await readFile(join(generatedFolder, recordsFile), "utf8"));
  const changes = lastChanges(contentFolder);
  return records.map((page) => ({ ...page, lastChange: latest(page.sources.map((source) => changes.get(source))) }));
}

/** A page's Markdown twin, beside it. */
async function writeTwin(site: SiteFolder, page: string, code: Code): Promise<void> {
  const name = `${page}.html`;
  const origin = digestOf(code.digest, site.files.get(name)?.digest ?? "");
  await site.make(markdownPath(page), origin, () => markdownTwin(readFileSync(join(site.root, name), "utf8")));
}

/** Those of the packages, which Vite has collected, and those that no package brings. */
async function licences(root: string, { client }: Code): Promise<string> {
  const others = [
    ["Lucide icons", "src/components/icons-licence.txt"],
    ["Archivo typeface", "node_modules/@fontsource-variable/archivo/LICENSE"],
  ] as const;
  const texts = others.map(async ([name, file]) => `\n## ${name}\n\n${await readFile(join(root, file), "utf8")}`);
  return [client.get("licences.txt"), ...(await Promise.all(texts))].join("");
}
