/** A draft of the sample, as the workflow builds it for GitHub Pages. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "../../scripts/files-below.ts";
import { serveFiles } from "../commands/serve-files.ts";
import { startNode } from "../commands/start.ts";
import { outsideVitest } from "../content/build-copy.ts";
import { sampleFolder } from "../content/content-copy.ts";

const out = join("test-results", "draft");
const client = join(out, "client");
afterAll(() => rmSync(out, { recursive: true, force: true }));

const env = { ...outsideVitest, CONTENT_DIR: sampleFolder, OUT_DIR: out };
const build = (...flags: string[]) => startNode(["--import", "tsx", "scripts/build.ts", ...flags], { env }).ended;

test("is complete on mere files, has no form, and no document that search engines may list", {
  timeout: 180_000,
}, async () => {
  const { code, out: said } = await build("--draft", "--uncompressed");
  expect([code, said]).toEqual([0, expect.stringContaining("This is a draft: it has no contact form")]);
  const documents = filesBelow(client).filter((name) => name.endsWith(".html"));
  const read = (name: string) => readFileSync(join(client, name), "utf8");
  expect(documents.length).toBeGreaterThan(40);
  expect(documents.filter((name) => !/<meta name="robots" content="noindex/.test(read(name)))).toEqual([]);
  expect(documents.filter((name) => /<form[^>]*method="post"/.test(read(name)))).toEqual([]);
  const { origin, close } = await serveFiles(client);
  const smoke = await startNode(["--import", "tsx", "scripts/smoke.ts", origin]).ended;
  close();
  expect([smoke.code, smoke.out.match(/^ok/gm)?.length], smoke.out).toEqual([0, 6]);
});

test("is no release", async () => {
  const { code, err } = await build("--draft", "--release");
  expect([code, err]).toEqual([2, expect.stringMatching(/^A draft is no release: give one of the two\.\n\nUsage: /)]);
});
