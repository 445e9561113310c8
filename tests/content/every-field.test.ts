/** Whatever field of the sample an editor slips in, that is one diagnostic, on its line. The slips take turns. */
import { expect, test } from "vitest";
import { isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import { isError } from "../../scripts/content/core/diagnostic.ts";
import { messageLanguages } from "../../scripts/content/messages/language.ts";
import { headline } from "../../scripts/content/report/subject.ts";
import { checkEdited, sampleFiles, textOf, write } from "./content-copy.ts";

/** A line of a file with a key and its value, and what is around the three. */
type Field = Readonly<Record<"file" | "above" | "indent" | "key" | "value" | "below", string>>;

/** Fields with a value on their line, each kind once, from the languages in turn. */
function fieldsOfSample(): Field[] {
  const kinds = new Map<string, Field>();
  for (const file of [...sampleFiles.keys()].filter((name) => name.endsWith(".yaml")).sort()) {
    const text = textOf(sampleFiles, file);
    const folder = /^(?:partners|plugins|releases)\//.exec(file)?.[0] ?? file.replace(/^[a-z]{2}\//, "");
    visit(parseDocument(text), {
      Collection: (_at, { flow }) => (flow === true ? visit.SKIP : undefined),
      Pair(_at, { key, value }, around) {
        if (!isScalar<string>(key) || !isScalar(value) || !key.range || !value.range) return;
        const steps = around.map((node) => (isPair(node) ? String(node.key) : isSeq(node) ? "#" : ""));
        const kind = [folder, ...steps, key.value].join(" ");
        const [[start], [from, end]] = [key.range, value.range];
        const line = text.lastIndexOf("\n", start) + 1;
        const isGerman = file.startsWith("de/") && kinds.size % 2 === 0;
        const isOnLine = !text.slice(start, end).includes("\n") && !text.slice(line, start).includes("-");
        if (!isOnLine || (kinds.has(kind) && !isGerman)) return;
        const [above, indent, below] = [text.slice(0, line), text.slice(line, start), text.slice(end)];
        kinds.set(kind, { file, above, indent, key: key.value, value: text.slice(from, end), below });
      },
    });
  }
  return [...kinds.values()];
}

/** What slips: the line with the slip in it; nothing where the field cannot have it. */
const slips: Readonly<Record<string, (indent: string, key: string, value: string) => string>> = {
  "a letter twice in the key": (indent, key, value) => `${indent}${key[0]}${key}: ${value}`,
  "no value": (indent, key) => `${indent}${key}:`,
  "keys for a value": (indent, key) => `${indent}${key}: {a: b}`,
  "no space behind the colon": (indent, key, value) => `${indent}${key}:${value}`,
  "a tab in front": (indent, key, value) => indent && `\t${key}: ${value}`,
  "a quote that is never closed": (indent, key, value) =>
    `${indent}${key}: ${/^["']/.test(value) ? value.slice(0, -1) : `"${value}`}`,
  "a space too many in front": (indent, key, value) => indent && ` ${indent}${key}: ${value}`,
  "an invisible character in the key": (indent, key, value) => `${indent}${key[0]}\u200B${key.slice(1)}: ${value}`,
  "a text cut off by a bracket": (indent, key, value) => `${indent}${key}: [${value}`,
};

type Slip = Field & { readonly kind: string; readonly changed: string };

/** Whether a file means the same: a field that is moved as a whole may, or an entry with one key. */
function isSame(file: string, changed: string): boolean {
  const [one, other] = [textOf(sampleFiles, file), changed].map((text) => parseDocument(text, { uniqueKeys: false }));
  return other?.errors.length === 0 && JSON.stringify(one?.toJS()) === JSON.stringify(other.toJS());
}

const fields = fieldsOfSample();
const slipsOfSample = fields.flatMap((field, number): Slip[] => {
  const [kind, slip] = Object.entries(slips)[number % Object.keys(slips).length] ?? ["", () => ""];
  const line = slip(field.indent, field.key, field.value);
  const changed = field.above + line + field.below;
  return line === "" || isSame(field.file, changed) ? [] : [{ ...field, kind, changed }];
});

/** One slip a file: files do not spoil each other, so that all of a round are tried at once. */
const byFile = [...new Set(slipsOfSample.map(({ file }) => file))].map((name) =>
  slipsOfSample.filter(({ file }) => file === name),
);
const rounds = Array.from({ length: Math.max(...byFile.map(({ length }) => length)) }, (_round, index) =>
  byFile.flatMap((ofFile) => ofFile[index] ?? []),
);

const errorsOf = (slips: readonly Slip[]) =>
  checkEdited(...slips.map(({ file, changed }) => write(file, changed))).diagnostics.filter(isError);

/** Whether a slip is one error on its line, with words in each language. */
function isFound(errors: ReturnType<typeof errorsOf>, { file, kind, above }: Slip): boolean {
  const [first, ...others] = errors.filter((error) => error.file === file);
  if (first === undefined || others.length > 0) return false;
  const isOnLine = Math.abs(first.line - above.split("\n").length) <= (kind.includes("front") ? 1 : 0);
  return isOnLine && messageLanguages.every((language) => headline(first, language) !== "");
}

test("there are fields of every kind, and slips", () => {
  expect(fields.length).toBeGreaterThan(300);
  expect(slipsOfSample.length).toBeGreaterThan(250);
});

test.each(rounds.map((round, index) => ({ round, index })))(
  "each slip is one error on its line, $index",
  ({ round }) => {
    const errors = errorsOf(round);
    // A slip in another file of the round can keep a rule from comparing the two: then it is tried alone.
    const wrong = round.filter((slip) => !isFound(errors, slip)).filter((slip) => !isFound(errorsOf([slip]), slip));
    const changed = new Set(round.map(({ file }) => file));
    const elsewhere = errors.filter(({ file }) => !changed.has(file)).map(({ file, id }) => `${file} ${id}`);
    expect([...wrong.map(({ file, kind, key }) => `${file} ${key}, ${kind}`), ...elsewhere]).toEqual([]);
  },
);
