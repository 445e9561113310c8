/** `_headers` for Netlify and Cloudflare Pages: the response headers of the bundled server. */
import { adminFolder } from "../../../src/routes/folders.ts";
import { cacheControl, digestFolders, fileType, unlisted } from "../../../src/server/files/file-headers.ts";
import { adminHeaders, drawingPolicy, securityHeaders, strictTransport } from "../../../src/server/security-headers.ts";
import { type HostSite, isForVisitors } from "./host-site.ts";

/**
 * Both hosts apply all matching rules, and join the values of a repeated header. So at most one rule with `Cache-Control`
 * matches a file, and patterns are unique. Pages need none: the hosts' default, `public, max-age=0, must-revalidate`,
 * equals `no-cache`. Cloudflare allows 100 rules with one `*` each: one per folder if its files are cached alike,
 * otherwise one per file.
 *
 * A header with a different value for the form for editors is joined to an invalid one, which browsers ignore. An SVG
 * gets two policies, which both apply (CSP Level 3, section 8.1). Markdown pages have no canonical link: only one of the
 * hosts supports placeholders in values.
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
