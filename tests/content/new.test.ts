/** Beginning a new entry: what is asked, what is refused, what is written. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../../scripts/content/check.ts";
import { UsageError } from "../../scripts/content/command-line.ts";
import { loadContent } from "../../scripts/content/load.ts";
import { appendEntry } from "../../scripts/content/new/append-entry.ts";
import { applyPlan } from "../../scripts/content/new/apply.ts";
import { collect, type Flags } from "../../scripts/content/new/collect.ts";
import type { Ask } from "../../scripts/content/new/dialogue.ts";
import { yamlOf } from "../../scripts/content/new/draft.ts";
import { type KindName, kinds, usageOfKind } from "../../scripts/content/new/kinds.ts";
import { similarName } from "../../scripts/content/new/similar.ts";
import { slugOf } from "../../scripts/content/new/slug.ts";
import { starterOf } from "../../scripts/content/new/starter.ts";
import { pluginWords } from "../../scripts/content/schema/plugin.ts";
import { WriteError } from "../../scripts/content/write-together.ts";
import { type Edit, replace, sampleFolder, withCopy, write } from "./content-copy.ts";

const item = "- id: x\n  a: b";
const appending: readonly (readonly [name: string, before: string, after: string | undefined])[] = [
  ["at the end of a file", "l:\n  - id: a\n", "l:\n  - id: a\n  - id: x\n    a: b\n"],
  ["without a line end at the end", "l:\n  - id: a", "l:\n  - id: a\n  - id: x\n    a: b\n"],
  ["in front of the next key", "l:\n  - id: a\nm: 1\n", "l:\n  - id: a\n  - id: x\n    a: b\nm: 1\n"],
  [
    "behind a folded text",
    "l:\n  - id: a\n    h: >-\n      b\n      c\n\nm: 1\n",
    "l:\n  - id: a\n    h: >-\n      b\n      c\n  - id: x\n    a: b\n\nm: 1\n",
  ],
  ["as deep as the others", "l:\n-   id: a\n    b: c\n", "l:\n-   id: a\n    b: c\n-   id: x\n    a: b\n"],
  [
    "behind a comment of the last entry",
    "l:\n  - id: a # b\n    # c: d\n# e\nm: 1\n",
    "l:\n  - id: a # b\n    # c: d\n  - id: x\n    a: b\n# e\nm: 1\n",
  ],
  [
    "with an empty line, where the others have one",
    "l:\n  - id: a\n\n  # b\n  - id: b\n",
    "l:\n  - id: a\n\n  # b\n  - id: b\n\n  - id: x\n    a: b\n",
  ],
  ["with Windows line ends", "l:\r\n  - id: a\r\nm: 1\r\n", "l:\r\n  - id: a\r\n  - id: x\r\n    a: b\r\nm: 1\r\n"],
  [
    "and leaves odd forms around it alone",
    "k:   'x'\nl:\n  - id: a\n\n\nm: [1,2]\n",
    "k:   'x'\nl:\n  - id: a\n  - id: x\n    a: b\n\n\nm: [1,2]\n",
  ],
  ["but not to a list in brackets", "l: [{ id: a }]\n", undefined],
  ["but not to a list of texts", "l:\n  - a\n", undefined],
  ["but not to an empty list", "l: []\n", undefined],
  ["but not where line breaks of a text would become its end", "l:\n  - id: |+\n      a\n\n\nm: 1\n", undefined],
];

describe("an entry is put at the end of a list", () => {
  test.each(appending)("%s", (_name, before, after) => {
    const entry = item.replace("- ", "").replaceAll("\n  ", "\n");
    expect(appendEntry(before, "l", entry)).toBe(after);
  });
});

test.each([
  ["Is {brand} free?", "is-free"],
  ["Kann ich Möwen füttern – für 5 €?", "kann-ich-moewen-fuettern-fuer-5"],
  ["Naïve  Café's", "naive-cafes"],
  ["درج", ""],
  [`${"word ".repeat(30)}`, "word-word-word-word-word-word-word-word-word-word-word-word"],
])("the address of %j is %j", (name, slug) => expect(slugOf(name)).toBe(slug));

test.each([
  ["savanna till system", "Savanna Till Systems"],
  ["Möwenkasse", "Mowenkasse"],
  ["Notiz", undefined],
  ["Sahara Till Systems", undefined],
  ["درج", undefined],
])("%j is taken for %j", (name, similar) => {
  const names = ["Savanna Till Systems", "Mowenkasse", "Notes"];
  expect(similarName({ allowSimilar: false }, name, names)).toBe(similar);
});

test("a name that differs by a letter can be allowed, the same name cannot", () => {
  expect(similarName({ allowSimilar: true }, "Savanna Till System", ["Savanna Till Systems"])).toBeUndefined();
  expect(similarName({ allowSimilar: true }, "SAVANNA till systems", ["Savanna Till Systems"])).toBeDefined();
});

test.each(["en", "de", "fr"])("words to begin with fit the schema, in %s", async (language) => {
  const text = await yamlOf(starterOf(pluginWords, language));
  expect(pluginWords.safeParse(parse(text)).error?.issues ?? []).toEqual([]);
  expect(text.match(/# pending$/gm)?.length).toBe(text.match(/^ *(?:- )?(?:\w+: |- )\S.*$/gm)?.length);
});

test.each(Object.keys(kinds).filter((name): name is KindName => name in kinds))(
  "%s has help in both languages",
  (name) => {
    const { en, de } = usageOfKind(name);
    for (const { flag } of kinds[name].fields) for (const usage of [en, de]) expect(usage).toContain(`--${flag}`);
    expect(en.split("\n")).toHaveLength(de.split("\n").length);
  },
);

/** Answers as somebody types them, one after the other. */
function typing(...answers: readonly string[]): Ask {
  const left = [...answers];
  return async () => left.shift() ?? "";
}

/** Begins an entry in a copy of the sample. Returns what was written, by file. */
async function begin(
  kind: KindName,
  flags: Flags,
  { ask, edits = [], allowSimilar = false }: { ask?: Ask; edits?: readonly Edit[]; allowSimilar?: boolean } = {},
) {
  const whole: Edit = () => [
    "facts",
    "en",
    "de",
    ...["loyalty-cards", "till-clock"].map((name) => `images/plugins/${name}.svg`),
  ];
  return await withCopy([...edits, whole], async (root) => {
    const { files, problems } = await checkContent(root);
    const context = { files, languages: files.languages, today: "2030-01-02", allowSimilar };
    const said: string[] = [];
    const dialogue = { ask, say: (text: string) => said.push(text), language: "en" as const };
    const answers = await collect(kinds[kind].fields, flags, context, dialogue);
    const plan = await kinds[kind].plan(context, answers);
    const applied = await applyPlan(plan, { root, folder: "content", language: "en" }, problems);
    const names = [
      ...plan.created.map(({ file }) => file),
      ...plan.changed.map(({ path }) => path.slice(root.length + 1)),
    ];
    const read = (name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8") : undefined);
    return {
      ...applied,
      said,
      written: new Map(names.map((name) => [name, read(name)])),
    };
  });
}

const lines = (text: string | undefined) => text?.split("\n") ?? [];
/** The lines that a file has more than that of the sample. */
const added = (file: string, text: string | undefined) => {
  const before = readFileSync(join(sampleFolder, file), "utf8");
  const at = lines(text).findIndex((line, index) => line !== lines(before)[index]);
  const more = lines(text).length - lines(before).length;
  expect([...lines(text).slice(0, at), ...lines(text).slice(at + more)].join("\n")).toBe(before);
  return lines(text).slice(at, at + more);
};

describe("a new plugin", () => {
  test("has valid files in each language; what is not written yet is marked", async () => {
    const { isWritten, written, text } = await begin("plugin", {
      name: ["Loyalty cards", "de=Kundenkarten"],
      price: ["4.5"],
    });
    expect(isWritten).toBe(true);
    expect(text).toContain("The content has no errors.");
    expect([...written.keys()]).toEqual([
      "facts/plugins/loyalty-cards.yaml",
      "en/plugins/loyalty-cards.yaml",
      "de/plugins/loyalty-cards.yaml",
      "images/plugins/loyalty-cards.svg",
    ]);
    const facts = written.get("facts/plugins/loyalty-cards.yaml");
    expect(facts).toMatch(
      /^# yaml-language-server: .*\n# Facts of the plugin loyalty-cards: .*\norder: 130\nprice: 4.5\n/,
    );
    expect(facts).toMatch(/^ {4}bytes: 1 # pending$/m);
    expect(written.get("de/plugins/loyalty-cards.yaml")).toMatch(
      /\n# Texte des Plugins loyalty-cards: .*\nname: Kundenkarten\n/,
    );
    expect(text).toContain("npm run content:translations");
  });

  test("takes size and digest from its installers, and a picture that is there already", async () => {
    const folder = mkdtempSync(join(tmpdir(), "installer-"));
    writeFileSync(join(folder, "Clock.Lite.exe"), "MZ");
    const picture = write(
      "images/plugins/till-clock.en.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    );
    const flags = { name: ["Till clock"], lite: [join(folder, "Clock.Lite.exe")] };
    const { written } = await begin("plugin", flags, { edits: [picture] });
    rmSync(folder, { recursive: true });
    const facts = written.get("facts/plugins/till-clock.yaml");
    expect(facts).toContain("image: plugins/till-clock.{lang}.svg\n");
    expect(facts).toContain("path: plugins/till-clock/latest/Clock.Lite.exe\n");
    expect(facts).toMatch(/bytes: 2\n {4}sha256: [0-9a-f]{64}\n/);
    expect([...written.keys()].filter((name) => name.startsWith("images/"))).toEqual([]);
  });
});

describe("a new partner", () => {
  const contact = { phone: ["+254 20 555 0999"], address: ["Moi Avenue 1", "Nairobi"] };

  test("stands behind the others of the country, and nothing else of the file changes", async () => {
    const { text, written } = await begin("partner", { name: ["Baobab: Tills"], country: ["KE"], ...contact });
    expect(text).toContain("The content has no errors.");
    const file = "facts/partners/kenya.yaml";
    expect(added(file, written.get(file))).toEqual([
      '  - name: "Baobab: Tills"',
      "    address:",
      "      - Moi Avenue 1",
      "      - Nairobi",
      "    phone: +254 20 555 0999",
    ]);
  });

  test("of a new country has a file of its own", async () => {
    const { written } = await begin("partner", { name: ["Wadi Kassen"], country: ["OM"], premium: true });
    expect(lines(written.get("facts/partners/oman.yaml")).slice(1)).toEqual([
      "# Partners in Oman.",
      "country: OM",
      "partners:",
      "  - name: Wadi Kassen",
      "    premium: true",
      "",
    ]);
  });

  test("is refused where one of nearly the same name is there", async () => {
    const flags = { name: ["savanna till system"], country: ["KE"] };
    await expect(begin("partner", flags)).rejects.toThrow(WriteError);
    expect((await begin("partner", flags, { allowSimilar: true })).isWritten).toBe(true);
  });
});

describe("a new release", () => {
  test("is asked for, line by line, until each answer is good", async () => {
    const ask = typing("1.4x", "1.47", '"1.48"', "", "Good.", "", "A", "B", "", "Ah", "", "", "");
    const { said, written, text } = await begin("release", {}, { ask });
    expect(text).toContain("The content has no errors.");
    expect(said.join("\n")).toContain("This is not a version number. Write two or three numbers");
    expect(said.join("\n")).toContain("facts/releases/1.47.yaml is there already");
    expect(lines(written.get("facts/releases/1.48.yaml")).slice(2)).toEqual([
      'version: "1.48"',
      "date: 2030-01-02",
      "",
    ]);
    expect(lines(written.get("de/releases/1.48.yaml")).slice(2)).toEqual([
      "summary: Good. # pending",
      "newFeatures:",
      "  - Ah",
      "  - B # pending",
      "",
    ]);
  });
});

describe("a new question", () => {
  test("stands behind the others in each language, under the same id", async () => {
    const { text, written } = await begin("faq", {
      title: ["Can I return goods?", "de=Rückgabe?"],
      answer: ["Yes & no."],
    });
    expect(text).toContain("The content has no errors.");
    const own = (language: string) => added(`${language}/pages/faq.yaml`, written.get(`${language}/pages/faq.yaml`));
    expect(own("en")).toEqual([
      "  - id: can-i-return-goods",
      "    title: Can I return goods?",
      "    html: <p>Yes & no.</p>",
    ]);
    expect(own("de")).toEqual([
      "  - id: can-i-return-goods",
      "    title: Rückgabe?",
      "    html: <p>Yes & no.</p> # pending",
    ]);
  });

  test("is taken back where the content would have errors with it", async () => {
    const { isWritten, text, written } = await begin("faq", { title: ["What of {brandd}?"] });
    expect(isWritten).toBe(false);
    expect(text).toContain("{brandd}");
    expect(added("en/pages/faq.yaml", written.get("en/pages/faq.yaml"))).toEqual([]);
  });

  test("is refused where its list is written in brackets", async () => {
    const edit = replace("de/pages/faq.yaml", /^items:\n(?: .*\n)+/m, "items: [{ id: a, title: b, html: c }]\n");
    await expect(begin("faq", { title: ["New?"] }, { edits: [edit] })).rejects.toThrow("items");
  });
});

const wrong: readonly (readonly [kind: KindName, flags: Flags, said: readonly string[]])[] = [
  ["plugin", {}, ["--name is missing (Name)", "--slug is missing (Address)"]],
  ["partner", { name: ["X"] }, ["--country is missing (Country)"]],
  [
    "partner",
    { name: ["X"], country: ["XX"], phone: ["1"] },
    ['--country "XX": This is not a country code', '--phone "1": '],
  ],
  ["plugin", { name: ["X", "Y"] }, ["--name stands twice"]],
  ["plugin", { name: ["X"], price: ["5 USD"] }, ['--price "5 USD": Expected a number']],
  [
    "release",
    { version: ["1.48"], "new-feature": ["A", "de=B", "de=C"] },
    ["--new-feature: each entry is needed in English first"],
  ],
];

const { files } = await loadContent(sampleFolder);

describe("flags", () => {
  test.each(wrong)("of %s: %j are refused, all mistakes at once", async (kind, flags, said) => {
    const context = { files, languages: files.languages, today: "2030-01-02", allowSimilar: false };
    const dialogue = { ask: undefined, say: () => undefined, language: "en" as const };
    const error = await collect(kinds[kind].fields, flags, context, dialogue).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(UsageError);
    const [message, count] =
      error instanceof UsageError ? [error.sentence.en, error.sentence.en.split("\n").length] : ["", 0];
    for (const one of said) expect(message).toContain(one);
    expect(count).toBe(said.length);
  });
});
