/** `_headers` for Netlify and Cloudflare Pages: what the bundled server sends, said in advance. */
import { adminFolder } from "../../../src/routes/folders.ts";
import { cacheControl, digestFolders, fileType, unlisted } from "../../../src/server/files/file-headers.ts";
import { adminHeaders, drawingPolicy, securityHeaders, strictTransport } from "../../../src/server/security-headers.ts";
import { type HostSite, isForVisitors } from "./host-site.ts";

/**
 * Both hosts give a file the headers of every rule that matches, and join values if two rules have the same one. So
 * no two rules with `Cache-Control` match one file, and no two have one pattern. Pages have none: `public, max-age=0, must-revalidate`, which both
 * send by themselves, says the same as `no-cache`. Cloudflare takes 100 rules of one `*` each: one a folder where all of
 * its files are kept alike, and one a file otherwise.
 *
 * If the form for editors has another value than all the rest, the two are joined to one that says nothing, and the
 * browser goes without. A drawing has two policies, and both count (CSP Level 3, section 8.1). To which page a Markdown twin
 * belongs is not said: only one of the two hosts can put a part of the path into a value.
 */
export function headersFile({ languages, files }: HostSite): string {
  const others = files.filter((file) => isForVisitors(file) && !file.endsWith(".html"));
  const folderOf = (file: string) =>
    digestFolders.find((folder) => file.startsWith(`${folder}/`)) ?? file.slice(0, Math.max(file.indexOf("/"), 0));
  const folders = [...new Set(others.map(folderOf))].filter(
    (folder) => ![...languages, adminFolder, ""].includes(folder),
  );
  const single = others.filter((file) => !folders.includes(folderOf(file)) && !file.endsWith(".md"));
  const admin = files.includes(`${adminFolder}/index.html`) ? [`/${adminFolder}`, `/${adminFolder}/*`] : [];
  const markdown = { "Content-Type": fileType("page.md"), "Cache-Control": cacheControl("page.md") };
  return [
    rule("/*", { ...securityHeaders, "Strict-Transport-Security": strictTransport }),
    rule("/*.svg", { "Content-Security-Policy": drawingPolicy }),
    ...unlisted.endings.map((ending) =>
      rule(`/*.${ending}`, { ...unlisted.headers, ...(ending === "md" && markdown) }),
    ),
    ...admin.map((path) => rule(path, adminHeaders)),
    ...folders.map((folder) => rule(`/${folder}/*`, { "Cache-Control": cacheControl(`${folder}/file`) })),
    ...single.map((file) => rule(`/${file}`, { "Content-Type": fileType(file), "Cache-Control": cacheControl(file) })),
  ].join("\n");
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
