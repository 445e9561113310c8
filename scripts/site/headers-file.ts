import { adminFolder, liesBelow } from "../../src/routes/folders.ts";
import { cacheControl, dataFolders, digestFolders, unlisted } from "../../src/server/files/file-headers.ts";
import { adminHeaders, drawingPolicy, securityHeaders, strictTransport } from "../../src/server/security-headers.ts";

/**
 * `_headers` for Cloudflare: the server's headers for the folders whose files the network sends without asking it. All
 * rules that match a file apply: of two policies both (CSP Level 3, section 8.1).
 */
export function headersFile(): string {
  const always = { ...securityHeaders, "Strict-Transport-Security": strictTransport };
  const rules = [...digestFolders, ...dataFolders].map((folder) =>
    rule(`/${folder}/*`, {
      ...always,
      "Cache-Control": cacheControl(`${folder}/file`),
      ...(dataFolders.includes(folder) && unlisted.headers),
      ...(liesBelow(folder, adminFolder) && adminHeaders),
    }),
  );
  return [...rules, rule("/*.svg", { "Content-Security-Policy": drawingPolicy })].join("\n");
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
