/** The pages of the rules are true: each rule has one in both languages, and what its examples do is what it says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import messages from "../../scripts/content/messages/en.json" with { type: "json" };
import { ruleOf } from "../../scripts/content/messages/message.ts";
import { rules } from "../../scripts/content/rules/index.ts";
import { checkEdited, type Edit, sampleFiles, textOf, write } from "./content-copy.ts";
import { answer } from "./rules/describe-rule.ts";

const said = Object.keys(messages).filter((id) => !id.startsWith("tool."));
const ids = [...new Set(said.map((id) => id.replace(/[._].*/, "")))];

const folder = join("docs", "content-rules");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

const languages = [
  { name: "English", ending: ".md", other: "[Deutsch]", otherEnding: ".de.md", wrong: "Wrong", right: "Right" },
  { name: "German", ending: ".de.md", other: "[English]", otherEnding: ".md", wrong: "Falsch", right: "Richtig" },
];

/** The lines of an example: `yaml` names the file that they are in, `markdown` is an answer on the page of questions. */
interface Fence {
  readonly kind: string;
  readonly file: string;
  readonly lines: string;
}

function fencesIn(page: string): Fence[] {
  return [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, kind = "", file = "", lines = ""]) => {
    return { kind, file, lines };
  });
}

/**
 * A file that the sample does not have is written as it is. In others, lines take the place of the right ones, which begin
 * with the first line that has their key. If none has it, they come to the end of the file.
 */
function edits({ kind, file, lines }: Fence, right: Fence): Edit[] {
  if (kind === "markdown") return answer(lines.trimEnd());
  if (!sampleFiles.has(file)) return [write(file, lines)];
  const all = textOf(sampleFiles, file).trimEnd().split("\n");
  const [key = ""] = /^ *[\w-]+:/.exec(right.lines) ?? [];
  const first = all.findIndex((line) => line.startsWith(key));
  const place = first < 0 ? all.length : first;
  const count = first < 0 ? 0 : linesOf(right).length;
  return [write(file, `${all.toSpliced(place, count, ...linesOf({ lines })).join("\n")}\n`)];
}

function linesOf({ lines }: Pick<Fence, "lines">): string[] {
  return lines.trimEnd().split("\n");
}

const examples = ids.flatMap((id) =>
  languages.flatMap(({ name, ending }) => {
    const [wrong, right] = fencesIn(read(id + ending));
    if (wrong === undefined || right === undefined) return [];
    // YAML is the same in both languages.
    return wrong.kind === "yaml" && ending !== ".md" ? [] : [{ id, name, wrong, right }];
  }),
);

describe("examples of rules", () => {
  test.each(examples)("$id, $name: the wrong one gives this rule and no other", ({ id, wrong, right }) => {
    const { diagnostics } = checkEdited(...edits(wrong, right));
    const file = wrong.kind === "markdown" ? "en/pages/faq.yaml" : wrong.file;
    expect(diagnostics.map((each) => `${each.file} ${ruleOf(each.id)}`)).toEqual([`${file} ${id}`]);
  });

  test.each(examples)("$id, $name: the right one gives nothing", ({ right }) => {
    expect(checkEdited(...edits(right, right)).diagnostics).toEqual([]);
  });

  /** What the tests of rules try. */
  const tables = join("tests", "content", "rules");
  const tested = [...readdirSync(tables).map((name) => join(tables, name)), join("tests", "content", "parse.test.ts")];
  const tried = tested.map((name) => readFileSync(name, "utf8")).join();

  test.each(ids.filter((id) => examples.every((example) => example.id !== id)))(
    "%s, whose mistakes are told in words, is tried in a test",
    (id) => expect(tried).toMatch(new RegExp(`[" ]${id}\\b`)),
  );
});

describe("pages of rules", () => {
  test("are there for every rule, in both languages, and for no other", () => {
    const names = ["README", ...ids].flatMap((name) => languages.map(({ ending }) => name + ending));
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  const pages = ids.flatMap((id) => languages.map((language) => ({ id, ...language })));

  test.each(pages)("$id, $name: what it means, what is wrong and what is right", (page) => {
    const { id, ending, other, otherEnding, wrong, right } = page;
    const [title, link, meaning, ...example] = read(id + ending).split("\n\n");
    expect(title).toMatch(/^# .*[^.]$/);
    expect(link).toBe(`\`${id}\` · ${other}(${id}${otherEnding})`);
    expect(meaning).toMatch(/\.$/);
    const shown = new RegExp(
      `(?:^|\n\n)(?:${wrong}(?:, in \`.*\`)?:\n\n\`.*\`\n\n${right}:\n\n\`.*\`|- ${wrong}: .*\n- ${right}: .*)\n$`,
      "s",
    );
    expect(example.join("\n\n")).toMatch(shown);
  });

  test.each(ids)("%s shows the same YAML in both languages", (id) => {
    const [english, german] = languages.map(({ ending }) => fencesIn(read(id + ending)));
    expect(german?.map(({ kind }) => kind)).toEqual(english?.map(({ kind }) => kind));
    const isYaml = ({ kind }: Fence) => kind === "yaml";
    expect(german?.filter(isYaml)).toEqual(english?.filter(isYaml));
  });

  test.each(languages)("$name: the index links to each with its title", ({ ending }) => {
    const entries = read(`README${ending}`).match(/^- .*$/gm) ?? [];
    const titleOf = (id: string) => /^# (.*)/.exec(read(id + ending))?.[1];
    expect(entries.toSorted()).toEqual(ids.map((id) => `- [\`${id}\`](${id}${ending}): ${titleOf(id)}`).sort());
  });
});

test("a rule that compares files is a file with the rule's name, and listed", () => {
  const files = readdirSync(join("scripts", "content", "rules")).map((name) => name.replace(/\.\w+$/, ""));
  const others = ["index", "rule", "sample-digests"];
  expect(ids).toEqual(expect.arrayContaining(files.filter((name) => !others.includes(name))));
  expect(rules).toHaveLength(files.length - others.length);
});
