/** The sentences that a release knows as the sample's are those of `content/`, while that is the sample. */
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { sentencesIn } from "../../scripts/content/check/indexes/sentences.ts";
import { readContentFiles } from "../../scripts/content/check/read-content-files.ts";
import { isError } from "../../scripts/content/core/diagnostic.ts";
import { valueAt } from "../../scripts/content/core/value-path.ts";
import { readFolder } from "../../scripts/content/files/content-folder.ts";

const files = readContentFiles(readFolder("content"));
const isSample = valueAt(files.parsed.get("site.yaml")?.value, ["sample"]) === true;

// npx vitest run --project site tests/site/sample-sentences.test.ts -u
test.runIf(isSample)("the list of them is up to date: the command above this test writes it", async () => {
  const digests = new Set([...sentencesIn(files).values()].flat());
  const list = `${JSON.stringify([...digests].sort().join(" "))}\n`;
  await expect(list).toMatchFileSnapshot("../../scripts/content/check/rules/sample-sentences.json");
});

test.runIf(isSample)("a release refuses each page of it", () => {
  const pages = [...files.parsed.keys()].filter((name) => /\/(?:pages|texts)\/|^plugins\//.test(name));
  const { diagnostics } = checkContent(files.bytes, { release: true });
  const refused = diagnostics.filter((each) => each.id === "sample-release.sentences" && isError(each));
  expect(refused.map(({ file }) => file)).toEqual(pages.toSorted());
});
