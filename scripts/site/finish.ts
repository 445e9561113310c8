/** Completes the build after prerendering: redirect documents, and files for search engines and hosts. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readManifest, redirectEntry, scriptAddress } from "../../src/prerender/assets-manifest.ts";
import { contentFolder, generatedFolder, outFolder } from "../../src/project-folders.ts";
import { markdownPath } from "../../src/routes/markdown.ts";
import { contentKey, localizedPath, matchPath, type PageAddress, pagesOf } from "../../src/routes/routes.ts";
import { lastChanges } from "../content/cli/git.ts";
import { type PageRecord, recordsFile } from "../content/emit/page-records.ts";
import { writeWhole } from "../content/emit/write.ts";
import { headersFile } from "./headers-file.ts";
import { markdownTwin } from "./markdown-twin.ts";
import { redirectPage } from "./redirect-page.ts";
import { securityTxt } from "./security-txt.ts";
import { latest, robotsTxt, sitemapXml } from "./sitemap.ts";

/** @param client Folder with the prerendered documents. @returns The number of pages. */
export async function finishBuild(client: string, securityEmail: string): Promise<number> {
  const { addresses, serverSettings, shell } = await readShell();
  const { origin, languages, unoffered, pluginSlugs, moved } = addresses;
  const [fallback = "en"] = languages;
  const write = (name: string, data: string | Uint8Array) => writeWhole(join(client, name), data);

  const script = scriptAddress(readManifest(outFolder), redirectEntry);
  const facts = { ...shell, origin, unoffered };
  const listed = readRecords();
  const translated = new Map(listed.map((page) => [contentKey(page), page.languages]));
  const redirectTo = (address: PageAddress, former?: Parameters<typeof redirectPage>[3]) =>
    redirectPage(facts, script, { ...address, languages: translated.get(contentKey(address)) ?? languages }, former);
  write("index.html", redirectTo({ route: "home" }));
  for (const slug of pluginSlugs) write(`plugins/${slug}.html`, redirectTo({ route: "plugin", slug }));
  for (const [from, to] of Object.entries(moved)) {
    const page = matchPath(`/${fallback}${to}`, addresses);
    write(`${from.slice(1)}.html`, redirectTo(page, { moved: { [from]: to } }));
    for (const language of languages)
      write(`${language}${from}.html`, redirectTo(page, { language, moved: { [from]: to } }));
  }
  // Static hosts serve this for all unknown paths. Its script redirects paths without a language.
  write("404.html", read(client, fallback, "404.html"));
  write("sitemap.xml", sitemapXml(origin, listed));
  for (const page of listed) {
    const path = localizedPath(page, page.language);
    const { head } = JSON.parse(read(generatedFolder, "content", page.language, `${contentKey(page)}.json`));
    const html = read(client, `${path}.html`);
    write(markdownPath(path), markdownTwin(html, { ...head, url: origin + path }));
  }
  write("robots.txt", robotsTxt(origin));
  write(".well-known/security.txt", securityTxt(securityEmail, origin, languages, new Date()));
  write("licences.txt", licences(client));
  const pages = pagesOf(addresses).length * languages.length;
  const { brand, sample } = shell;
  const info = { brand, ...addresses, pages, ...serverSettings, sample };
  writeWhole(join(outFolder, "site.json"), `${JSON.stringify(info, null, 2)}\n`);
  writeWhole(join(outFolder, "worker", "site.js"), `export default ${JSON.stringify(info)};\n`);
  // Not uploaded: Cloudflare's network compresses.
  write(".assetsignore", "*.br\n*.gz\n");
  write("_headers", headersFile());
  return pages;
}

/** A dynamic import, because the content build has only just written the file. */
function readShell(): Promise<typeof import("#generated/shell.ts")> {
  return import(pathToFileURL(resolve(generatedFolder, "shell.ts")).href);
}

/** The indexed pages, with the days of their last changes. */
function readRecords() {
  const records: PageRecord[] = JSON.parse(read(generatedFolder, recordsFile));
  const changes = lastChanges(contentFolder);
  return records.map((page) => ({ ...page, lastChange: latest(page.sources.map((source) => changes.get(source))) }));
}

/** Licences of the packages, which Vite collects, and of the icons and the typeface. */
function licences(client: string): string {
  const icons = read("src/components/icons-licence.txt");
  const typeface = read("node_modules/@fontsource-variable/archivo/LICENSE");
  const packages = read(client, "licences.txt");
  return `${packages}\n## Lucide icons\n\n${icons}\n## Archivo typeface\n\n${typeface}`;
}

function read(...path: string[]): string {
  return readFileSync(join(...path), "utf8");
}
