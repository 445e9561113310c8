import { expect, test } from "vitest";
import { headersFile } from "../../scripts/site/headers-file.ts";
import { dataFolders, digestFolders } from "../../src/server/files/file-headers.ts";
import { wrangler } from "../contract/workerd.ts";
import { createSampleApp, sampleFiles } from "./sample-dist.ts";

const { app } = createSampleApp();
const rules = headersFile()
  .split("\n\n")
  .map((block) => {
    const [pattern = "", ...lines] = block.trimEnd().split("\n");
    return { pattern, headers: lines.map((line) => line.trim().split(/: (.*)/)) };
  });

/** What Cloudflare sends: the values of all rules that match. One `*` in a path means anything. @param name In lower case. */
function sent(path: string, name: string): readonly (string | undefined)[] {
  const matching = rules.filter(({ pattern }) => {
    const [start = "", end = ""] = pattern.split("*");
    return path.startsWith(start) && path.endsWith(end);
  });
  return matching.flatMap(({ headers }) =>
    headers.flatMap(([key, value]) => (key?.toLowerCase() === name ? [value] : [])),
  );
}

const folders = [...digestFolders, ...dataFolders];
const files = Object.keys(sampleFiles).filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

test("each folder that the network serves by itself has a file below", () => {
  expect(new Set(files.map((file) => folders.find((folder) => file.startsWith(`${folder}/`))))).toEqual(
    new Set(folders),
  );
});

test("wrangler.jsonc asks the Worker first for everything else", () => {
  expect(wrangler.assets.run_worker_first).toEqual(["/*", ...folders.map((folder) => `!/${folder}/*`)]);
});

test.each(files)("%s has the server's headers", async (file) => {
  const { headers } = await app.request(`https://localhost/${encodeURI(file)}`);
  const own = ["content-type", "content-length", "etag", "accept-ranges", "vary"];
  for (const [name, value] of headers) {
    if (own.includes(name)) continue;
    const values = sent(`/${file}`, name);
    expect(values, name).toContain(value);
    // Drawings have two policies, and both apply.
    if (!file.endsWith(".svg")) expect(values, name).toEqual([value]);
  }
});

test.each(["/en", "/", "/robots.txt", "/admin", "/api/v1/country"])("%s is the server's alone", (path) => {
  expect(rules.some(({ pattern }) => path.startsWith(pattern.split("*")[0] ?? "") && pattern !== "/*.svg")).toBe(false);
});
