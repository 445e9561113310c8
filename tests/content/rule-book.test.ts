/** The rule book says what is true: its examples do what they say, its documents are current, every rule is tested. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messageLanguages } from "../../scripts/content/messages/sentence.ts";
import { ruleDocument, ruleDocuments } from "../../scripts/content/rule-book/document.ts";
import { isLinesExample, type Rule } from "../../scripts/content/rule-book/rule.ts";
import { ruleBook } from "../../scripts/content/rule-book/rule-book.ts";
import { checkEdited, type Edit, replace, write } from "./content-copy.ts";

const rules: readonly (readonly [id: string, rule: Rule])[] = Object.entries(ruleBook);
const examples = rules.flatMap(([id, { example }]) => (isLinesExample(example) ? [{ id, ...example }] : []));

function put(file: string, place: RegExp | undefined, lines: string): Edit {
  return place === undefined ? write(file, lines) : replace(file, place, lines);
}

describe("examples of rules", () => {
  test.each(examples)("$id: the wrong one gives this rule and no other", async ({ id, file, place, wrong }) => {
    const { problems } = await checkEdited(put(file, place, wrong));
    expect(problems.map(({ rule, file: where }) => `${where} ${rule}`)).toEqual([`${file} ${id}`]);
  });

  test.each(examples)("$id: the right one gives nothing", async ({ file, place, right }) => {
    const { problems } = await checkEdited(put(file, place, right));
    expect(problems).toEqual([]);
  });
});

describe("the rule book", () => {
  test.each(messageLanguages)("is what its document says, in %s", (language) => {
    expect(readFileSync(join("docs", ruleDocuments[language]), "utf8"), "npm run content:rules").toBe(
      ruleDocument(language),
    );
  });

  test("has a broken case for every rule among the tests of the content check", () => {
    const folder = join("tests", "content");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /^(?:broken.*|sentences|build-content)\.test\.ts$/.test(name),
    );
    const tests = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
    expect(rules.map(([id]) => id).filter((id) => !tests.includes(`"${id}"`))).toEqual([]);
  });

  test.each(rules)("%s says in each language what it means", (_id, { title, meaning }) => {
    for (const language of messageLanguages) {
      expect(title[language]).toMatch(/^\S.*[^.]$/);
      expect(meaning[language]).toMatch(/\.$/);
    }
    expect(title.de === title.en && title.en !== "YAML").toBe(false);
  });
});
