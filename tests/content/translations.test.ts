/** What is to be translated, and what is up to date: held by digests of what the first language said. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../scripts/content/load.ts";
import { alignLists } from "../../scripts/content/translations/align.ts";
import { type Review, type ReviewOptions, review } from "../../scripts/content/translations/review.ts";
import { readSelection } from "../../scripts/content/translations/selection.ts";
import { languageStatus, markedIn } from "../../scripts/content/translations/status.ts";
import { digestOf, isTranslated } from "../../scripts/content/translations/texts.ts";
import { writeTogether } from "../../scripts/content/write-together.ts";
import { type Edit, remove, rename, replace, sampleFolder, write } from "./content-copy.ts";

const faq = "pages/faq.yaml";
const record = "de/.translated/pages/faq.yaml";

/** Files of a content folder that is read in no time. */
const few = ["pages/faq", "pages/not-found", "plugins/mrp"].flatMap((name) => [
  `en/${name}.yaml`,
  `de/${name}.yaml`,
  `de/.translated/${name}.yaml`,
]);

/** Runs something on a few files of the sample, edited. */
async function withFew<Result>(edits: readonly Edit[], run: (root: string) => Promise<Result>): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), "translations-"));
  try {
    for (const file of ["facts/site.yaml", "facts/plugins/mrp.yaml", ...few]) {
      cpSync(join(sampleFolder, file), join(root, file));
    }
    for (const edit of edits) edit(root);
    return await run(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** What is open in German, as `state file#entry`. */
async function openIn(root: string): Promise<string[]> {
  const { open } = languageStatus((await loadContent(root)).files, "de");
  return open.map(
    ({ state, file, address }) => `${state} ${file.slice("de/".length)}${address === "" ? "" : `#${address}`}`,
  );
}

/** A release of its own, in both languages, with its record. */
function releaseOf(english: string, german: string): Edit {
  return (root) => [
    ...write("facts/releases/0.1.yaml", 'version: "0.1"\ndate: 2020-01-01\n')(root),
    ...write("en/releases/0.1.yaml", english)(root),
    ...write("de/releases/0.1.yaml", german)(root),
  ];
}

const digests = (...texts: string[]) => texts.map((text) => `  - "${digestOf(text)}"\n`).join("");
const release = (...items: string[]) => `summary: S\nnewFeatures:\n${items.map((item) => `  - ${item}\n`).join("")}`;
const releaseRecord = (...items: string[]) =>
  write("de/.translated/releases/0.1.yaml", `newFeatures:\n${digests(...items)}summary: "${digestOf("S")}"\n`);

const swapItems = (language: string) =>
  replace(`${language}/${faq}`, /^( {2}- id: [\s\S]*?)(^ {2}- id: [\s\S]*?)(?=^ {2}- id: )/m, "$2$1");

const cases: readonly (readonly [name: string, edits: readonly Edit[], open: readonly string[]])[] = [
  ["nothing, where nothing has changed", [], []],
  [
    "a text whose original has changed",
    [replace(`en/${faq}`, /^title: .*$/m, "title: Other")],
    [`outOfDate ${faq}#title`],
  ],
  [
    "no text whose original is only written otherwise",
    [replace(`en/${faq}`, /^title: (.*) (\w+)$/m, 'title: "$1\n\n  $2"'), replace(`en/${faq}`, /\n\n {2}/, "\n  ")],
    [],
  ],
  ["no text whose translation has changed", [replace(`de/${faq}`, /^title: .*$/m, "title: Anders")], []],
  ["no entry that was moved in both languages", [swapItems("en"), swapItems("de")], []],
  ["a text that is missing", [replace(`de/${faq}`, /^title: .*\n/m, "")], [`missing ${faq}#title`]],
  [
    "an entry that is missing, by its id",
    [replace(`de/${faq}`, /^ {2}- id: backup\n(?: {4}.*\n| {6}.*\n)+/m, "")],
    [`missing ${faq}#items.backup.title`, `missing ${faq}#items.backup.html`],
  ],
  ["a file that is missing", [remove(`de/${faq}`)], [`missing ${faq}`]],
  ["a text that is marked", [replace(`de/${faq}`, /^title: .*$/m, "$& # ausstehend")], [`pending ${faq}#title`]],
  [
    "a text that is marked and missing an original's change once",
    [replace(`de/${faq}`, /^title: .*$/m, "$& # pending"), replace(`en/${faq}`, /^title: .*$/m, "title: Other")],
    [`pending ${faq}#title`],
  ],
  ["texts that were never recorded", [replace(record, /^title: .*\n/m, "")], [`unrecorded ${faq}#title`]],
  [
    "all texts of a file whose record is none",
    [write("de/.translated/pages/not-found.yaml", "- 1\n")],
    ["seo.title", "seo.description", "title", "text", "home", "suggestions.title"].map(
      (key) => `unrecorded pages/not-found.yaml#${key}`,
    ),
  ],
  [
    "no text of a file that was renamed in both languages",
    ["facts", "en", "de"].map((top) => rename(`${top}/plugins/mrp.yaml`, `${top}/plugins/retail-price.yaml`)),
    [],
  ],
  [
    "an entry that was added to a list without ids, alone",
    [releaseOf(release("A", "N", "B"), release("a", "n", "b")), releaseRecord("A", "B")],
    ["unrecorded releases/0.1.yaml#newFeatures.2"],
  ],
  [
    "an entry of such a list that has changed, alone",
    [releaseOf(release("A", "B2", "C"), release("a", "b", "c")), releaseRecord("A", "B", "C")],
    ["outOfDate releases/0.1.yaml#newFeatures.2"],
  ],
  [
    "an entry of such a list that was moved in one language",
    [releaseOf(release("B", "A"), release("a", "b")), releaseRecord("A", "B")],
    ["unrecorded releases/0.1.yaml#newFeatures.2"],
  ],
  [
    "no entry of such a list that lost another one",
    [releaseOf(release("A", "C"), release("a", "c")), releaseRecord("A", "B", "C")],
    [],
  ],
];

describe("the state of a translation has", () => {
  test.each(cases)("%s", async (_name, edits, open) => {
    await withFew(edits, async (root) => expect((await openIn(root)).sort()).toEqual([...open].sort()));
  });

  test("every text of a language that was never recorded, without a word of code about it", async () => {
    const edits = [copyFolder("en", "fr"), replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, de, fr]")];
    await withFew(edits, async (root) => {
      const { files } = await loadContent(root);
      const { texts, open } = languageStatus(files, "fr");
      expect(open.filter(({ state }) => state === "unrecorded")).toHaveLength(texts);
      expect(texts).toBeGreaterThan(40);
    });
  });

  test("files that cannot be compared, and their records are kept", async () => {
    await withFew([write(`en/${faq}`, 'title: "x\n')], async (root) => {
      const status = languageStatus((await loadContent(root)).files, "de");
      expect(status.unreadable).toEqual([`en/${faq}`]);
      expect(status.orphans).toEqual([]);
    });
  });

  test("marks in facts", async () => {
    await withFew([replace("facts/plugins/mrp.yaml", /^ {4}bytes: \d+$/m, "$& # pending")], async (root) => {
      expect(markedIn((await loadContent(root)).files, "facts")).toMatchObject([{ address: "downloads.lite.bytes" }]);
    });
  });

  // What is out of date there is no mistake: somebody changed the first language alone.
  test("in the sample: every record can be read, and most texts have one", async () => {
    const { files } = await loadContent(sampleFolder);
    const { open, unreadable } = languageStatus(files, "de");
    expect(unreadable).toEqual([]);
    expect(open.length).toBeLessThan(200);
  });
});

function copyFolder(from: string, to: string): Edit {
  return (root) => {
    cpSync(join(root, from), join(root, to), { recursive: true });
    return [to];
  };
}

test.each([
  ["id", "is-it-free", false],
  ["src", "pages/hero.en.webp", false],
  ["value", "{price.fatoora}", false],
  ["value", "{{count}} / 100 %", false],
  ["value", "50K", true],
  ["text", "{brand} is free", true],
  ["text", "مجاني", true],
])("%s: %s is a text to be translated: %s", (key, value, expected) => expect(isTranslated(key, value)).toBe(expected));

test.each([
  [
    ["a", "b"],
    ["a", "b"],
    [0, 1],
  ],
  [
    ["a", "b"],
    ["x", "a", "b"],
    [undefined, 0, 1],
  ],
  [
    ["a", "b", "c"],
    ["a", "c"],
    [0, 2],
  ],
  [
    ["a", "b", "c"],
    ["a", "x", "c"],
    [0, 1, 2],
  ],
  [
    ["a", "b"],
    ["b", "a"],
    [1, undefined],
  ],
  [[], ["a"], [undefined]],
] as const)("%j becomes %j: entries go on from %j", (before, after, expected) => {
  const sets = (names: readonly string[]) => names.map((name) => new Set([name]));
  const aligned = alignLists(sets(before), sets(after));
  expect(aligned).toEqual(expected);
});

/** Records on a copy; returns what was said, and what is open then. */
async function recordOn(edits: readonly Edit[], typed: readonly string[], clearPending = false) {
  return await withFew(edits, async (root) => {
    // The shape of a file is enough of the check for a review to be refused by.
    const { files } = await loadContent(root);
    const problems = [...files.flaws.values()].flat();
    const { selections, whole } = readSelection(files, typed);
    const options: ReviewOptions = { folder: "content", clearPending, whole };
    const result: Review = review(files, problems, selections, options);
    writeTogether(result.changes);
    const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined);
    return {
      said: result.said.map(({ en }) => en),
      refused: result.refused.map(({ en }) => en),
      open: await openIn(root),
      faq: read(`de/${faq}`),
      names: ["mrp", "retail-price"].filter((name) => read(`de/.translated/plugins/${name}.yaml`) !== undefined),
    };
  });
}

const otherTitle = replace(`en/${faq}`, /^title: .*$/m, "title: Other");
const otherIntro = replace(`en/${faq}`, /^intro: .*$/m, "intro: Other");

describe("recording a translation", () => {
  test("makes everything current, and says what it recorded", async () => {
    const { said, open } = await recordOn([otherTitle, otherIntro], []);
    expect(open).toEqual([]);
    expect(said).toEqual([`Recorded content/de/${faq}: 2 texts, 2 of them out of date before`]);
  });

  test.each([faq, `de/${faq}`, `en/${faq}`])("of a file named %s", async (typed) => {
    expect((await recordOn([otherTitle], ["de", typed])).open).toEqual([]);
  });

  test("of one entry leaves the others as they were", async () => {
    const { open } = await recordOn([otherTitle, otherIntro], [`${faq}#title`]);
    expect(open).toEqual([`outOfDate ${faq}#intro`]);
  });

  test("is refused while the file has an error, and nothing is recorded then", async () => {
    const broken = replace(`de/${faq}`, /^title: .*$/m, `title: ${"x".repeat(2001)}`);
    const { refused, open } = await recordOn([otherTitle, otherIntro, broken], []);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(new RegExp(`^content/de/${faq}:\\d+:\\d+ `));
    expect(open).toContain(`outOfDate ${faq}#intro`);
  });

  test("is not kept by an error of another file", async () => {
    const broken = replace("de/pages/not-found.yaml", /^title: .*\n/m, "");
    expect((await recordOn([otherTitle, broken], [faq])).refused).toEqual([]);
  });

  test("is refused for what is marked, or takes the mark away if told so", async () => {
    const mark = replace(`de/${faq}`, /^title: .*$/m, "$& # pending");
    const refused = await recordOn([otherTitle, mark], [faq]);
    expect(refused.refused[0]).toMatch(new RegExp(`^content/de/${faq}:\\d+ {2}Marked # pending`));
    expect(refused.faq).toContain("# pending");
    const cleared = await recordOn([otherTitle, mark], [faq], true);
    expect(cleared.open).toEqual([]);
    expect(cleared.faq).toBe(readFileSync(join(sampleFolder, `de/${faq}`), "utf8"));
    expect((await recordOn([otherTitle, mark], [`${faq}#intro`])).refused).toEqual([]);
  });

  test("takes no mark away that is about more than is recorded", async () => {
    const mark = replace(`de/${faq}`, /^items:$/m, "# pending\n$&");
    const { refused, faq: text } = await recordOn([mark], [`${faq}#items.backup`], true);
    expect(refused[0]).toContain("about more texts");
    expect(text).toContain("# pending");
  });

  test("deletes what is gone, and says so", async () => {
    const gone = ["en", "de"].map((language) =>
      replace(`${language}/${faq}`, /^ {2}- id: backup\n(?: {4}.*\n| {6}.*\n)+/m, ""),
    );
    expect((await recordOn(gone, [])).said).toEqual([
      `Deleted from the record of content/de/${faq}: 2 texts no longer in the original`,
    ]);
    const files = ["facts", "en", "de"].map((top) => remove(`${top}/plugins/mrp.yaml`));
    const { said, names } = await recordOn(files, []);
    expect(said).toEqual(["Deleted the record of de/plugins/mrp.yaml, which is gone"]);
    expect(names).toEqual([]);
  });

  test("moves the record of a file that was renamed", async () => {
    const renamed = ["facts", "en", "de"].map((top) =>
      rename(`${top}/plugins/mrp.yaml`, `${top}/plugins/retail-price.yaml`),
    );
    const { said, names } = await recordOn(renamed, ["de"]);
    expect(said).toEqual(["The record of de/plugins/mrp.yaml goes on as that of content/de/plugins/retail-price.yaml"]);
    expect(names).toEqual(["retail-price"]);
  });

  test.each([["en"], ["fr"], ["pages/nowhere.yaml"], [`${faq}#nothing`]])("does not know %s", async (typed) => {
    await expect(recordOn([], [typed])).rejects.toThrow();
  });
});
