/** A slip in any field of the sample is one error on its line, with words. The kinds of slips take turns. */
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { headline } from "../../scripts/content/cli/report/subject.ts";
import { isError } from "../../scripts/content/core/diagnostic.ts";
import { groupBy } from "../../scripts/content/core/group-by.ts";
import { messageLanguages } from "../../scripts/content/core/messages/language.ts";
import { everything } from "../commands/everything.ts";
import { checkEdited, sampleFiles, textOf, write } from "./content-copy.ts";

interface SmallReceipt {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly changed: string;
}

/** A line with a slip; unchanged where the field cannot have it. */
const slips: readonly (readonly [what: string, slip: (indent: string, key: string, value: string) => string])[] = [
  ["a letter twice in the key", (indent, key, value) => `${indent}${key[0]}${key}: ${value}`],
  ["no value", (indent, key) => `${indent}${key}:`],
  ["keys for a value", (indent, key) => `${indent}${key}: {a: b}`],
  ["no space behind the colon", (indent, key, value) => `${indent}${key}:${value}`],
  ["a tab in front", (indent, key, value) => `${indent && "\t"}${key}: ${value}`],
  ["a quote that is not closed", (indent, key, value) => `${indent}${key}: "${value.replace(/^["'](.*)["']$/, "$1")}`],
  ["a space too many in front", (indent, key, value) => `${indent && ` ${indent}`}${key}: ${value}`],
  ["an invisible character in the key", (indent, key, value) => `${indent}${key[0]}\u200B${key.slice(1)}: ${value}`],
  ["a bracket", (indent, key, value) => `${indent}${key}: [${value}`],
];

/** Some slips do not change the meaning: a field that is moved as a whole, or an entry with one key. */
function isSame(text: string, changed: string): boolean {
  const [one, other] = [text, changed].map((each) => parseDocument(each, { uniqueKeys: false }));
  return other?.errors.length === 0 && JSON.stringify(one?.toJS()) === JSON.stringify(other.toJS());
}

/** Slips in fields with a value on their line, each key once for each kind of file. */
const kinds = new Set<string>();
const slipsOfSample = [...sampleFiles.keys()].flatMap((file): SmallReceipt[] => {
  const text = file.endsWith(".yaml") ? textOf(sampleFiles, file) : "";
  const folder = /^(?:partners|plugins|releases)\//.exec(file)?.[0] ?? file.replace(/^[a-z]{2}\//, "");
  const withoutBlocks = text.replaceAll(/(?<=[|>]-\n)( +).*\n(?:\1.*\n|\n)*/g, (block) => block.replaceAll(/./g, " "));
  const fields = withoutBlocks.matchAll(/^( *)([\w-]+): (?![|>])(.+)\n(?!\1 +\S)/gm);
  return [...fields].flatMap(({ 0: whole, 1: indent = "", 2: key = "", 3: value = "", index }) => {
    const kind = `${folder} ${indent}${key}`;
    const [what, slip] = slips[kinds.size % slips.length] ?? expect.fail();
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    const before = text.slice(0, index);
    const changed = `${before}${slip(indent, key, value)}\n${text.slice(index + whole.length)}`;
    return isSame(text, changed) ? [] : [{ file, line: before.split("\n").length, what: `${key}, ${what}`, changed }];
  });
});

/** One slip a file, so that all of a round are tried at once. */
const byFile = [...groupBy(slipsOfSample, ({ file }) => file).values()];
const rounds = Array.from({ length: Math.max(...byFile.map(({ length }) => length)) }, (_round, index) => ({
  index,
  round: byFile.flatMap((ofFile) => ofFile[index] ?? []),
}));

const errorsOf = (round: readonly SmallReceipt[]) =>
  checkEdited(...round.map(({ file, changed }) => write(file, changed))).diagnostics.filter(isError);

function isFound(errors: ReturnType<typeof errorsOf>, { file, what, line }: SmallReceipt): boolean {
  const [first, ...others] = errors.filter((error) => error.file === file);
  if (first === undefined || others.length > 0) return false;
  const isOnLine = Math.abs(first.line - line) <= (what.endsWith("in front") ? 1 : 0);
  return isOnLine && messageLanguages.every((language) => headline(first, language) !== "");
}

test("there are slips in many fields", () => {
  expect(slipsOfSample.length).toBeGreaterThan(250);
});

// By turns; every field with `npm run test:all`.
test.each(rounds.filter(({ index }) => everything || index % 2 === 0))(
  "each slip is one error on its line, $index",
  ({ round }) => {
    const errors = errorsOf(round);
    // A slip in another file of the round can keep a rule from comparing the two: then it is tried alone.
    const wrong = round.filter((slip) => !isFound(errors, slip)).filter((slip) => !isFound(errorsOf([slip]), slip));
    const elsewhere = errors.filter(({ file }) => round.every((slip) => slip.file !== file));
    expect([...wrong, ...elsewhere].map((each) => `${each.file}:${each.line}`)).toEqual([]);
  },
);
