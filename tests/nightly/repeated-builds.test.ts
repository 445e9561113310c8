/** A build over an earlier one. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeVersion, readManifest } from "../../src/prerender/assets-manifest.ts";
import { buildCopy } from "../content/build-copy.ts";
import { replace } from "../content/content-copy.ts";
import { otherProduct } from "../content/other-product.ts";

const out = join("test-results", "repeated");
type Built = Awaited<ReturnType<typeof buildCopy>>;
/** From nothing, over it after an edit of one answer, and over that without the edit. */
const builds: Built[] = [];

beforeAll(async () => {
  const edits = await otherProduct();
  rmSync(out, { recursive: true, force: true });
  builds.push(await buildCopy(edits, out));
  // As an interrupted build may leave them.
  writeFileSync(join(out, "client", "en", "faq.html.br"), "damaged");
  writeFileSync(join(out, "client", "en", "old.html"), "old");
  builds.push(
    await buildCopy([...edits, replace("en/pages/faq.yaml", / {6}Lite is\./, "      In short: Lite is.")], out),
  );
  builds.push(await buildCopy(edits, out));
}, 300_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Names of files that differ between two builds. The day is in security.txt. */
function changedIn(after: Built | undefined): string[] {
  const names = [...(after?.keys() ?? [])].filter((name) => !name.endsWith("security.txt"));
  return names.filter((name) => after?.get(name) !== builds[0]?.get(name));
}

test("an edit of one answer changes its page, its content and its twin, and no address", () => {
  const data = `content/${codeVersion(readManifest(out))}/en/faq.json`;
  const texts = [data, "en/faq.html", "en/faq.md"].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect(changedIn(builds[1])).toEqual(texts.toSorted());
  expect([...(builds[1]?.keys() ?? [])]).toEqual([...(builds[0]?.keys() ?? [])]);
});

test("a build over an earlier one leaves what a build from nothing writes, byte for byte", () => {
  expect(changedIn(builds[2])).toEqual([]);
  expect([...(builds[2]?.keys() ?? [])]).toEqual([...(builds[0]?.keys() ?? [])]);
});
