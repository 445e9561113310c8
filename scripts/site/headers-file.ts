import { cacheControl, dataFolders, digestFolders, unlisted } from "../../src/server/files/file-headers.ts";
import { drawingPolicy, securityHeaders, strictTransport } from "../../src/server/security-headers.ts";

/**
 * `_headers` for Cloudflare: the server's headers for the files that the network sends without asking it (`wrangler.jsonc`).
 * All rules that match a file apply, so no header is in two of them: of two policies both hold (CSP Level 3, section 8.1).
 */
export function headersFile(): string {
  return [
    rule("/*", { ...securityHeaders, "Strict-Transport-Security": strictTransport }),
    ...[...digestFolders, ...dataFolders].map((folder) =>
      rule(`/${folder}/*`, { "Cache-Control": cacheControl(`${folder}/file`) }),
    ),
    rule("/*.json", unlisted.headers),
    rule("/*.svg", { "Content-Security-Policy": drawingPolicy }),
  ].join("\n");
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
