/** Sentences of the sample in another product: how many are left in a file, and when a page is refused. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { sentencesIn } from "../../scripts/content/check/indexes/sentences.ts";
import { sampleSentences } from "../../scripts/content/check/rules/sample-release.ts";
import { arrange } from "../../scripts/content/cli/report/arrange.ts";
import { filesNamingSample } from "../../scripts/content/cli/sample-outside.ts";
import { diagnostic, isError, startOf } from "../../scripts/content/core/diagnostic.ts";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import { type Edit, replace, setValue } from "./content-copy.ts";

const brewery = readFolder("tests/content/brewery");

function check(...edits: readonly Edit[]) {
  const files = new Map(brewery);
  for (const edit of edits) edit(files);
  return checkContent(files, { release: true });
}

const page = "en/pages/not-found.yaml";
const sentences = sentencesIn(check().files);

/** What is said if the sentences of these files of the brewery were the sample's. */
function found(known: readonly string[], ...edits: readonly Edit[]): string[] {
  const digests = new Set(known.flatMap((file) => sentences.get(file) ?? []));
  return sampleSentences(check(...edits).files, digests).map(({ file, data, severity }) => {
    return `${file} ${data?.left}/${data?.count} ${severity}`;
  });
}

test("a release of another product has no mistake, and no sentence of the sample", () => {
  expect(check().diagnostics.filter((each) => isError(each) || each.id.startsWith("sample"))).toEqual([]);
});

test.each<[what: string, text: string, left: string]>([
  ["the same text", "There is no page at this address.", "2/2 error"],
  [
    "with other signs, numbers, case and placeholders",
    '"There is NO page (12) at this address, {brand}!"',
    "2/2 error",
  ],
  ["another word", "There is one page at this address.", "1/2 warning"],
  ["fewer than six words", "There is no such page.", "1/1 error"],
  ["a further paragraph", '"There is no page at this address.\\n\\nWrite to the people who brew it."', "2/3 warning"],
])("%s: %s", (_what, text, left) => {
  expect(found([page], replace(page, /^text: .*$/m, `text: ${text}`))).toEqual([`${page} ${left}`]);
});

test("of a plugin's page it is an error too, of any other file a warning, of interface strings nothing", () => {
  expect(found(["plugins/kegs.yaml"]).filter((each) => each.endsWith("error"))).toEqual([
    expect.stringMatching(/^plugins\/kegs\.yaml (\d+)\/\1 error$/),
  ]);
  expect(found(["areas.yaml"])).toContainEqual(expect.stringMatching(/^areas\.yaml (\d+)\/\1 warning$/));
  const sameString = setValue("en/ui.yaml", "untranslated", "There is no page at this address.");
  expect(found([page], sameString)).toEqual([`${page} 2/2 error`]);
});

test("the report has a line for every file, however many there are", () => {
  const warnings = Array.from({ length: 11 }, (_, index) =>
    diagnostic(startOf(`${index}.yaml`), { id: "sample-release.sentences" }, { severity: "warning" }),
  );
  expect(arrange(warnings)).toMatchObject({ listed: warnings.map((each) => ({ diagnostic: each })), summaries: [] });
});

test("files beside the content that name its product are listed", () => {
  const root = mkdtempSync(join(tmpdir(), "outside-"));
  const lines = {
    LICENSE: "Kettlebook",
    "package.json": '"northtill-site"',
    "docs/a.md": "Northtill",
    "docs/b.md": "A.",
  };
  try {
    expect(filesNamingSample(root)).toEqual([]);
    mkdirSync(join(root, "docs"));
    for (const [name, text] of Object.entries(lines)) writeFileSync(join(root, name), text);
    expect(filesNamingSample(root)).toEqual(["package.json", "docs/a.md"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
