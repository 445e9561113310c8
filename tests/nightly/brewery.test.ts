/** Another product than the sample, built to its files. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "../../scripts/files-below.ts";
import { startNode } from "../commands/start.ts";
import { outsideVitest } from "../content/build-copy.ts";

const out = join("test-results", "brewery");
const client = join(out, "client");
afterAll(() => rmSync(out, { recursive: true, force: true }));

test("the brewery is built, with a document for each page and nothing left open", { timeout: 180_000 }, async () => {
  const env = { ...outsideVitest, CONTENT_DIR: "tests/content/brewery", OUT_DIR: out };
  const { code, err } = await startNode(["--import", "tsx", "scripts/build.ts", "--uncompressed"], { env }).ended;
  expect([code, err]).toEqual([0, expect.any(String)]);
  const documents = filesBelow(client).filter((name) => /^(?:en|es)(?:\/.*)?\.html$/.test(name));
  expect(documents).toHaveLength(32);
  for (const name of documents) {
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(readFileSync(join(client, name), "utf8")) ?? [];
    expect(main.length, name).toBeGreaterThan(200);
    expect(main, name).not.toMatch(/undefined|NaN|\{\w/);
  }
  expect(["en/release-notes.html", "en/releases.atom"].filter((name) => existsSync(join(client, name)))).toEqual([]);
});
