/** Each rule has a page in both languages, and its examples do what the page says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import messages from "../../scripts/content/core/messages/en.json" with { type: "json" };
import { ruleOf } from "../../scripts/content/core/messages/message.ts";
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
const pages = ids.flatMap((id) => languages.map((language) => ({ id, ...language })));

/** An example: lines of a `yaml` file, or `markdown` of an answer. */
interface Fence {
  readonly kind: string;
  readonly file: string;
  readonly lines: readonly string[];
}

function fencesIn(page: string): Fence[] {
  return [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, kind = "", file = "", lines = ""]) => {
    return { kind, file, lines: lines.trimEnd().split("\n") };
  });
}

/** Replaces the right lines, which begin at the first line with their key. Without one, appends to the file. */
function edits({ kind, file, lines }: Fence, right: Fence): Edit[] {
  if (kind === "markdown") return answer(lines.join("\n"));
  const all = sampleFiles.has(file) ? textOf(sampleFiles, file).trimEnd().split("\n") : [];
  const [key = ""] = /^ *[\w-]+:/.exec(right.lines[0] ?? "") ?? [];
  const first = all.findIndex((line) => line.startsWith(key));
  const place = first < 0 ? all.length : first;
  return [write(file, `${all.toSpliced(place, first < 0 ? 0 : right.lines.length, ...lines).join("\n")}\n`)];
}

const examples = pages.flatMap(({ id, name, ending }) => {
  const [wrong, right] = fencesIn(read(id + ending));
  if (wrong === undefined || right === undefined) return [];
  // YAML is the same in both languages.
  return wrong.kind === "yaml" && ending !== ".md" ? [] : [{ id, name, wrong, right }];
});

describe("examples of rules", () => {
  test.each(examples)("$id, $name: the wrong one gives this rule and no other, the right one nothing", (example) => {
    const { id, wrong, right } = example;
    const { diagnostics } = checkEdited(...edits(wrong, right));
    const file = wrong.kind === "markdown" ? "en/pages/faq.yaml" : wrong.file;
    expect(diagnostics.map((each) => `${each.file} ${ruleOf(each.id)}`)).toEqual([`${file} ${id}`]);
    expect(checkEdited(...edits(right, right)).diagnostics).toEqual([]);
  });

  const tables = readdirSync(join("tests", "content", "rules")).map((name) => join("rules", name));
  const tested = [...tables, "parse.test.ts", "other-product.test.ts"];
  const tried = tested.map((name) => readFileSync(join("tests", "content", name), "utf8")).join();
  const inWords = ids.filter((id) => examples.every((example) => example.id !== id));

  test.each(inWords)("%s, whose mistakes are told in words, is tried in a test", (id) => {
    expect(new RegExp(`[" ]${id}\\b`).test(tried)).toBe(true);
  });
});

describe("pages of rules", () => {
  test("are there for every rule, in both languages, and for no other", () => {
    const names = ["README", ...ids].flatMap((name) => languages.map(({ ending }) => name + ending));
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  test.each(pages)("$id, $name: what it means, what is wrong and what is right", (page) => {
    const { id, ending, other, otherEnding, wrong, right } = page;
    const [title, link, meaning, ...example] = read(id + ending).split("\n\n");
    expect(title).toMatch(/^# .*[^.]$/);
    expect(link).toBe(`\`${id}\` · ${other}(${id}${otherEnding})`);
    expect(meaning).toMatch(/\.$/);
    const lines = `(?:^|\n\n)${wrong}(?:, in \`.*\`)?:\n\n\`.*\`\n\n${right}:\n\n\`.*\`\n$`;
    const words = `(?:^|\n\n)- ${wrong}: .*\n- ${right}: .*\n$`;
    expect(example.join("\n\n")).toMatch(new RegExp(`${lines}|${words}`, "s"));
  });

  test.each(ids)("%s shows the same YAML in both languages", (id) => {
    const [english, german] = languages.map(({ ending }) => {
      return fencesIn(read(id + ending)).map((fence) => (fence.kind === "yaml" ? fence : fence.kind));
    });
    expect(german).toEqual(english);
  });

  test.each(languages)("$name: the index links to each with its title", ({ ending }) => {
    const entries = read(`README${ending}`).match(/^- .*$/gm) ?? [];
    const titleOf = (id: string) => /^# (.*)/.exec(read(id + ending))?.[1];
    expect(entries.toSorted()).toEqual(ids.map((id) => `- [\`${id}\`](${id}${ending}): ${titleOf(id)}`).sort());
  });
});
