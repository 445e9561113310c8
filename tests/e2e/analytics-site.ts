/** The built site as it is with an analytics service, without building it once more. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "../../scripts/browser/serve-site.ts";
import { filesBelow } from "../../scripts/site/files-below.ts";
import { contentSecurityPolicy } from "../../src/renderer/content-security-policy.ts";
import { escapeHtml } from "../../src/renderer/render-head.ts";

/** Serves a copy of `dist` in which the application knows the service, and the policies of the documents let it in. */
export async function serveWithAnalytics(id: string): Promise<{ origin: string; close: () => void }> {
  const dist = mkdtempSync(join(tmpdir(), "analytics-"));
  // Without what is compressed: the texts change.
  cpSync("dist", dist, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const client = join(dist, "client");
  const files = await filesBelow(client);
  const edit = (name: string, change: (text: string) => string) => {
    const text = readFileSync(join(client, name), "utf8");
    const changed = change(text);
    if (changed === text) throw new Error(`${name} is not as it was: what is to be changed in it is not there`);
    writeFileSync(join(client, name), changed);
  };
  for (const name of files.filter((file) => /^(?:en|de)(?:\/.*)?\.html$/.test(file))) edit(name, withPolicy);
  for (const name of files.filter((file) => /^assets\/entry\..*\.js$/.test(file))) {
    edit(name, (text) => text.replace(/provider:(["'`])none\1/, `provider:"gtag",id:"${id}"`));
  }
  const { origin, close } = await serveSite(dist);
  return {
    origin,
    close: () => {
      close();
      rmSync(dist, { recursive: true });
    },
  };
}

/** The document with the policy that it has if the service is set. */
function withPolicy(html: string): string {
  const inline = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);
  const policy = contentSecurityPolicy({
    scripts: inline(/<script(?: type="module")?>(.*?)<\/script>/gs),
    styles: inline(/<style>(.*?)<\/style>/gs).join(""),
    calls: [],
    provider: "gtag",
  });
  return html.replace(/(Content-Security-Policy" content=")[^"]*/, (_whole, start) => start + escapeHtml(policy));
}
