/** After prerendering: documents for paths without a language, files for search engines and servers, compression. */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder, generatedFolder, outFolder } from "../../src/project-folders.ts";
import { browserEntry, readManifest, redirectEntry, scriptAddress } from "../../src/renderer/assets-manifest.ts";
import { adminFolder } from "../../src/routes/folders.ts";
import { pagesOf, type SiteMap } from "../../src/routes/routes.ts";
import { cachedAdminBundle } from "../admin/cached-bundle.ts";
import { readAdminFacts } from "../admin/facts.ts";
import { adminFiles } from "../admin/files.ts";
import { showProgress } from "../command-line/progress.ts";
import { compressFolder } from "./compress.ts";
import { filesBelow } from "./files-below.ts";
import { headersFile } from "./hosts/headers-file.ts";
import { nginxConf } from "./hosts/nginx.ts";
import { redirectsFile } from "./hosts/redirects-file.ts";
import { addLicences } from "./licences.ts";
import { redirectPage } from "./redirect-page.ts";
import { securityTxt } from "./security-txt.ts";
import { robotsTxt, sitemapXml } from "./sitemap.ts";
import { removeUnusedAssets } from "./unused-assets.ts";

/**
 * Completes the folder of the build after Vike.
 *
 * @param root Absolute path of the project.
 * @param securityEmail Where weaknesses are reported.
 * @returns How many pages there are, and how many files were compressed.
 */
export async function finishBuild(root: string, securityEmail: string): Promise<{ pages: number; files: number }> {
  const { serverFacts, shell } = await readShell();
  const client = join(outFolder, "client");
  const site: SiteMap = { languages: shell.languages.map(({ code }) => code), pluginSlugs: shell.pluginSlugs };
  const manifest = readManifest(outFolder);
  const [fallback = "en"] = site.languages;

  await removeUnusedAssets(client, manifest, [browserEntry, redirectEntry]);
  const names = Object.fromEntries(shell.languages.map(({ code, name }) => [code, name]));
  const page = {
    brand: shell.brand,
    origin: shell.origin,
    site,
    names,
    script: scriptAddress(manifest, redirectEntry),
  };
  await write(join(client, "index.html"), redirectPage({ ...page, page: { route: "home" } }));
  for (const slug of site.pluginSlugs) {
    await write(join(client, "plugins", `${slug}.html`), redirectPage({ ...page, page: { route: "plugin", slug } }));
  }
  // Hosts of plain files show this for every unknown path; its script leads paths without a language on.
  await copyFile(join(client, fallback, "404.html"), join(client, "404.html"));
  await write(join(client, "sitemap.xml"), sitemapXml(shell.origin, site));
  await write(join(client, "robots.txt"), robotsTxt(shell.origin));
  await addLicences(root, client);
  await writeAdmin(root, client);
  const contact = { email: securityEmail, origin: shell.origin, languages: site.languages };
  await write(join(client, ".well-known", "security.txt"), securityTxt(contact, new Date()));
  const pages = pagesOf(site).length * site.languages.length;
  const info = {
    brand: shell.brand,
    languages: site.languages,
    pluginSlugs: site.pluginSlugs,
    pages,
    ...serverFacts,
    sample: shell.sample,
    downloadsPath: shell.downloadsPath,
  };
  await write(join(outFolder, "site.json"), `${JSON.stringify(info, null, 2)}\n`);
  const host = { ...site, downloadsPath: shell.downloadsPath, files: await filesBelow(client) };
  await write(join(client, "_headers"), headersFile(host));
  await write(join(client, "_redirects"), redirectsFile(host));
  await write(join(outFolder, "nginx.conf"), nginxConf(host));
  return { pages, files: await compressFolder(client, showProgress("Files compressed")) };
}

/** Written by the content build just before, so it cannot be imported at the top. */
function readShell(): Promise<typeof import("#generated/shell.ts")> {
  return import(pathToFileURL(resolve(generatedFolder, "shell.ts")).href);
}

/** The form for editors, unless the content says that there is none. */
async function writeAdmin(root: string, client: string): Promise<void> {
  const facts = await readAdminFacts(contentFolder);
  if (facts.editing?.form === false) return;
  const files = adminFiles(await cachedAdminBundle(root), facts);
  for (const [name, content] of files) await write(join(client, adminFolder, name), content);
}

async function write(path: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
