/** The built site as it is with an analytics service, without building it once more. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "../../scripts/browser/serve-site.ts";
import { filesBelow } from "../../scripts/site/files-below.ts";
import { outFolder } from "../../src/project-folders.ts";
import { contentSecurityPolicy } from "../../src/renderer/content-security-policy.ts";
import { escapeHtml } from "../../src/renderer/render-head.ts";

/** Serves a copy of the build in which the application knows the service, and the policies of the documents let it in. */
export async function serveWithAnalytics(id: string): Promise<{ origin: string; close: () => void }> {
  const dist = mkdtempSync(join(tmpdir(), "analytics-"));
  // Without what is compressed: the texts change.
  cpSync(outFolder, dist, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const client = join(dist, "client");
  const files = await filesBelow(client);
  /** Replaces in the files of one kind in which it is found; there must be some. */
  const replace = (kind: RegExp, from: RegExp, to: (text: string) => string) => {
    const texts = files.flatMap((name) =>
      kind.test(name) ? [{ name, text: readFileSync(join(client, name), "utf8") }] : [],
    );
    const found = texts.filter(({ text }) => from.test(text));
    if (found.length === 0) throw new Error(`No file of the build is as it was: ${from} is not found`);
    for (const { name, text } of found) writeFileSync(join(client, name), text.replace(from, to(text)));
  };
  replace(/^(?:en|de)(?:\/.*)?\.html$/, /(?<=Content-Security-Policy" content=")[^"]*/, policyOf);
  replace(/^assets\/.*\.js$/, /provider:(["'`])none\1/, () => `provider:"gtag",id:"${id}"`);
  const { origin, close } = await serveSite(dist);
  return {
    origin,
    close: () => {
      close();
      rmSync(dist, { recursive: true });
    },
  };
}

/** The policy that a document has if the service is set. */
function policyOf(html: string): string {
  const inline = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);
  const policy = contentSecurityPolicy({
    scripts: inline(/<script(?: type="module")?>(.*?)<\/script>/gs),
    styles: inline(/<style>(.*?)<\/style>/gs).join(""),
    calls: [],
    provider: "gtag",
  });
  return escapeHtml(policy);
}
