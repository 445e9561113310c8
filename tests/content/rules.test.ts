/** The words of rules are true: their examples do what they say, their documents are current, every rule is tried. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messageLanguages } from "../../scripts/content/core/localized-text.ts";
import { isLinesExample } from "../../scripts/content/core/rule-words.ts";
import { rules } from "../../scripts/content/rules/index.ts";
import { ruleDocument, ruleDocuments } from "../../scripts/content/rules/registry/document.ts";
import { ruleWords } from "../../scripts/content/rules/registry/registry.ts";
import { checkEdited, type Edit, replace, write } from "./content-copy.ts";
import { answer } from "./rules/describe-rule.ts";

const examples = ruleWords.flatMap(({ id, example }) => (isLinesExample(example) ? [{ id, ...example }] : []));

function put(file: string, place: RegExp | undefined, lines: string): Edit {
  return place === undefined ? write(file, lines) : replace(file, place, lines);
}

describe("examples of rules", () => {
  test.each(examples)("$id: the wrong one gives this rule and no other", ({ id, file, place, wrong }) => {
    const { diagnostics } = checkEdited(put(file, place, wrong));
    expect(diagnostics.map(({ rule, file: where }) => `${where} ${rule}`)).toEqual([`${file} ${id}`]);
  });

  test.each(examples)("$id: the right one gives nothing", ({ file, place, right }) => {
    const { diagnostics } = checkEdited(put(file, place, right));
    expect(diagnostics).toEqual([]);
  });
});

const markdownExamples = ruleWords.flatMap(({ id, example }) => ("isMarkdown" in example ? [{ id, ...example }] : []));

test.each(markdownExamples)(
  "$id: the wrong Markdown gives this rule, the right one nothing",
  ({ id, wrong, right }) => {
    for (const language of messageLanguages) {
      const { diagnostics } = checkEdited(...answer(wrong[language]));
      expect(diagnostics.map(({ rule }) => rule)).toEqual([id]);
      expect(checkEdited(...answer(right[language])).diagnostics).toEqual([]);
    }
  },
);

/** The rules that tests of their own try. */
const folder = join("tests", "content", "rules");
const tables = [...readdirSync(folder).map((name) => join(folder, name)), join("tests", "content", "parse.test.ts")];
const tried = tables.map((name) => readFileSync(name, "utf8")).join();

test.each(ruleWords.filter(({ example }) => !isLinesExample(example) && !("isMarkdown" in example)))(
  "$id, whose mistakes are told in words, is tried in a test",
  ({ id }) => expect(tried).toMatch(new RegExp(`[" ]${id}\\b`)),
);

describe("rules", () => {
  test("are one file each, named after it", () => {
    const files = readdirSync(join("scripts", "content", "rules")).filter((name) => name.endsWith(".ts"));
    for (const { id } of rules) expect(files).toContain(`${id}.ts`);
    expect(new Set(ruleWords.map(({ id }) => id)).size).toBe(ruleWords.length);
  });

  test.each(messageLanguages)("are what their document says, in %s", (language) => {
    expect(readFileSync(join("docs", ruleDocuments[language]), "utf8"), "npm run format").toBe(ruleDocument(language));
  });

  test.each(ruleWords)("$id says in each language what it means", ({ title, meaning }) => {
    for (const language of messageLanguages) {
      expect(title[language]).toMatch(/^\S.*[^.]$/);
      expect(meaning[language]).toMatch(/\.$/);
    }
    expect(title.de === title.en && title.en !== "YAML").toBe(false);
  });
});
