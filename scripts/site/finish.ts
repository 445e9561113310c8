/** After prerendering: documents for paths without a language, files for search engines and servers, compression. */
import { appendFile, copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder, generatedFolder, outFolder } from "../../src/project-folders.ts";
import { codeVersion, readManifest, redirectEntry, scriptAddress } from "../../src/renderer/assets-manifest.ts";
import { adminFolder } from "../../src/routes/folders.ts";
import { type PageAddress, pagesOf, type SiteMap } from "../../src/routes/routes.ts";
import { adminBundle } from "../admin/bundle.ts";
import { readAdminFacts } from "../admin/facts.ts";
import { adminFiles } from "../admin/files.ts";
import { lastChanges } from "../content/commands/git.ts";
import { type PageRecord, recordsFile } from "../content/emit/page-records.ts";
import { compressFolder } from "./compress.ts";
import { filesBelow } from "./files-below.ts";
import { headersFile } from "./hosts/headers-file.ts";
import { nginxConf } from "./hosts/nginx.ts";
import { redirectsFile } from "./hosts/redirects-file.ts";
import { redirectPage } from "./redirect-page.ts";
import { securityTxt } from "./security-txt.ts";
import { latest, robotsTxt, sitemapFiles } from "./sitemap.ts";

/** Completes the folder of the build after Vike; says how many pages there are and how many files were compressed. */
export async function finishBuild(root: string, securityEmail: string): Promise<{ pages: number; files: number }> {
  const { serverFacts, shell } = await readShell();
  const { brand, origin, pluginSlugs, partnerPages, editions, sample, downloadsPath } = shell;
  const languages = shell.languages.map(({ code }) => code);
  const [fallback = "en"] = languages;
  const site: SiteMap = { languages, pluginSlugs, partnerPages, editions };
  const client = join(outFolder, "client");

  const manifest = readManifest(outFolder);
  await cp(join(generatedFolder, "public"), client, { recursive: true });
  await cp(join(generatedFolder, "content"), join(client, "content", codeVersion(manifest)), { recursive: true });
  // Vike's own, which no page asks for.
  await rm(join(client, "assets", "entries"), { recursive: true, force: true });
  const script = scriptAddress(manifest, redirectEntry);
  const redirectTo = (page: PageAddress) => redirectPage(shell, script, page);
  await write(join(client, "index.html"), redirectTo({ route: "home" }));
  for (const slug of pluginSlugs) {
    await write(join(client, "plugins", `${slug}.html`), redirectTo({ route: "plugin", slug }));
  }
  // Hosts of plain files show this for every unknown path; its script leads paths without a language on.
  await copyFile(join(client, fallback, "404.html"), join(client, "404.html"));
  const listed = await readRecords();
  for (const [name, text] of sitemapFiles(origin, languages, listed)) await write(join(client, name), text);
  await write(join(client, "robots.txt"), robotsTxt(origin));
  await write(join(client, ".well-known", "security.txt"), securityTxt(securityEmail, origin, languages, new Date()));
  await addLicences(root, client);
  await writeAdmin(root, client);
  const pages = pagesOf(site).length * languages.length;
  const info = { brand, ...site, pages, ...serverFacts, sample, downloadsPath };
  await write(join(outFolder, "site.json"), `${JSON.stringify(info, null, 2)}\n`);
  const host = { ...site, downloadsPath, files: await filesBelow(client) };
  await write(join(client, "_headers"), headersFile(host));
  await write(join(client, "_redirects"), redirectsFile(host));
  await write(join(outFolder, "nginx.conf"), nginxConf(host));
  return { pages, files: await compressFolder(client) };
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

/** The licences that no package brings. Vite has written those of the packages to the same file before. */
async function addLicences(root: string, client: string): Promise<void> {
  for (const [name, file] of [
    ["Lucide icons", "src/components/icons-licence.txt"],
    ["Archivo typeface", "node_modules/@fontsource-variable/archivo/LICENSE"],
  ] as const) {
    await appendFile(join(client, "licences.txt"), `\n## ${name}\n\n${await readFile(join(root, file), "utf8")}`);
  }
}

/** The form for editors, unless the content says that there is none. */
async function writeAdmin(root: string, client: string): Promise<void> {
  const facts = await readAdminFacts(contentFolder);
  if (facts.editing?.form === false) return;
  const files = adminFiles(await adminBundle(root), facts);
  for (const [name, content] of files) await write(join(client, adminFolder, name), content);
}

async function write(path: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
