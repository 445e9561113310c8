import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headersFile } from "../../scripts/site/headers-file.ts";
import { securityHeaders } from "../../src/server/security-headers.ts";
import { createSampleApp, sampleFiles } from "./sample-dist.ts";

const { app } = createSampleApp();
const rules = headersFile()
  .split("\n\n")
  .map((block) => {
    const [pattern = "", ...lines] = block.trimEnd().split("\n");
    return { pattern, headers: lines.map((line) => line.trim().split(/: (.*)/)) };
  });

/** One `*` in a pattern means anything. */
function matches(pattern: string, path: string): boolean {
  const [start = "", end = ""] = pattern.split("*");
  return path.startsWith(start) && path.endsWith(end);
}

/** What Cloudflare sends: the values of all rules that match. @param name In lower case. */
function sent(path: string, name: string): readonly (string | undefined)[] {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  return matching.flatMap(({ headers }) =>
    headers.flatMap(([key, value]) => (key?.toLowerCase() === name ? [value] : [])),
  );
}

const [, list = ""] = /"run_worker_first": (\[.*\])/.exec(readFileSync("wrangler.jsonc", "utf8")) ?? [];
const askedFirst: readonly string[] = JSON.parse(list);
const files = Object.keys(sampleFiles).filter((file) => !/(?:^|\/)\.(?!well-known)/.test(file));
const ofNetwork = files.filter((file) => !askedFirst.some((pattern) => matches(pattern, `/${file}`)));

test("pages and what the server says more about are the server's; a missing file is, too", () => {
  expect(ofNetwork.filter((file) => /\.(?:html|md|txt|xml|atom)$/.test(file))).toEqual([]);
  expect(ofNetwork.length).toBeGreaterThan(8);
  for (const pattern of askedFirst) expect(pattern).not.toMatch(/^!|^\/\*$/);
});

test.each(ofNetwork)("%s has the server's headers", async (file) => {
  const { headers } = await app.request(`https://localhost/${encodeURI(file)}`);
  for (const name of [...Object.keys(securityHeaders), "Strict-Transport-Security", "X-Robots-Tag"]) {
    const values = sent(`/${file}`, name.toLowerCase());
    const value = headers.get(name);
    // Scripts of the form are not listed anyway, and no document. Drawings have two policies, and both apply.
    if (file.startsWith("admin/")) continue;
    if (!file.endsWith(".svg")) expect(values, name).toEqual(value === null ? [] : [value]);
    else expect(values, name).toEqual(value === null ? [] : expect.arrayContaining([value]));
  }
  const kept = sent(`/${file}`, "cache-control");
  // Without a rule the network has each asked for again.
  if (/^(?:assets|images|content|locales|admin\/assets)\//.test(file))
    expect(kept).toEqual([headers.get("Cache-Control")]);
  else expect(kept).toEqual([]);
});
