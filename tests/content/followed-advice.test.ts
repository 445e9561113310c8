/** Advice that is followed word by word ends in green: the file means what it meant, or nothing is wrong at the place. */
import { expect, test } from "vitest";
import { parse, parseDocument, stringify } from "yaml";
import type { Diagnostic } from "../../scripts/content/core/diagnostic.ts";
import { readContentFiles } from "../../scripts/content/validate/content-files.ts";
import { edited, write } from "./content-copy.ts";
import { type Field, fieldsOfSample, isSame } from "./sample-fields.ts";

const replaced = ({ text, value, end }: Field, written: string) => text.slice(0, value) + written + text.slice(end);
const writtenIn = ({ text, value, end }: Field) => text.slice(value, end);
const inLine = (field: Field, pattern: RegExp, written: string) =>
  replaced(field, writtenIn(field).replace(pattern, written));
const lineOf = (field: Field, change: (line: string) => string) => {
  const end = field.text.indexOf("\n", field.line);
  return field.text.slice(0, field.line) + change(field.text.slice(field.line, end)) + field.text.slice(end);
};
const inOtherCase = (code: string) => (code.toLowerCase() === code ? code.toUpperCase() : code.toLowerCase());

/** What somebody does to a field; the same text where a field cannot have it. */
const slips: Readonly<Record<string, (field: Field) => string>> = {
  "a misspelled key": ({ text, start, key }) => `${text.slice(0, start)}${key}s${text.slice(start + key.length)}`,
  "a key of another language": ({ text, start, key }) =>
    `${text.slice(0, start)}überschrift${text.slice(start + key.length)}`,
  "no key": (field) => lineOf(field, () => "# gone"),
  "a key more": (field) => lineOf(field, (line) => `${line}\n${line.replace(/\S.*/, "subtitle: x")}`),
  "quotes around a number, or true": (field) => inLine(field, /^(?:[\d.]+|true|false)$/, '"$&"'),
  "no quotes around a number": (field) => inLine(field, /^"([\d.]+)"$/, "$1"),
  "no quotes around a placeholder": (field) => inLine(field, /^"(\{\w+\})"$/, "$1"),
  "a comma for the point": (field) => inLine(field, /^(\d+)\.(\d{1,2})$/, "$1,$2"),
  "the day in front": (field) => inLine(field, /^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1"),
  "dashes for hyphens": (field) => inLine(field, /^(\d{4})-(\d\d)-(\d\d)$/, "$1–$2–$3"),
  "a letter of another alphabet": (field) => inLine(field, /^(https:\/\/\w*?)a/, "$1а"),
  "a code in the other case": (field) => inLine(field, /^[A-Z]{2,3}$|^[\da-f]{64}$/, inOtherCase(writtenIn(field))),
  "two spaces less": (field) => lineOf(field, (line) => line.replace(/^ {2}/, "")),
  "two spaces more": (field) => lineOf(field, (line) => `  ${line}`),
  "a space more": (field) => lineOf(field, (line) => ` ${line}`),
  "no digit": (field) => inLine(field, /^(.*?)\d(.*)$/, "$1$2"),
  "a letter for a digit": (field) => inLine(field, /^(.*?)[03](.*)$/, "$1O$2"),
  "a unit": (field) => inLine(field, /^\d+$/, "$& USD"),
  "less than nothing": (field) => inLine(field, /^\d+$/, "-$&"),
  "several words": (field) => inLine(field, /^\w+$/, "$& or $&"),
  "other quotes": (field) => inLine(field, /^[^"'>|[{].*$/, "“$&”"),
  "a comma at the end": (field) => inLine(field, /^[^"'>|[{].*$/, "$&,"),
  "no text": (field) => inLine(field, /^[^{["].*$/, '""'),
  "no value": (field) => replaced(field, "").replace(/: \n/, ":\n"),
  "a list": (field) => inLine(field, /^[^"'>|[{].*$/, "[$&]"),
  "keys for a value": (field) => replaced(field, "{a: b}"),
  "another colon": (field) => inLine(field, /^[^"'>|[{].*$/, "Note: $&"),
  "a sign that YAML reads": (field) => inLine(field, /^[^"'>|[{].*$/, "@ $&"),
  "a number sign": (field) => inLine(field, /^\p{L}.* .*$/u, "$& #1"),
  "no space behind the colon": (field) => field.text.slice(0, field.value).trimEnd() + field.text.slice(field.value),
  "an equals sign": (field) => lineOf(field, (line) => line.replace(": ", " = ")),
  "a quote that is never closed": (field) => inLine(field, /^[^"'>|[{].*$/, '"$&'),
  "an unknown placeholder": (field) => inLine(field, /\{\w+\}/, "{numberOfThings}"),
  "no placeholder": (field) => inLine(field, /\{[a-z]\w+\}/, "it"),
};

/** What a hint shows, as it is in the file: a line behind two spaces, or lines below the words. */
const shown = (hint: string) => parse(/(?: {2}|\n)([\s\S]*?)(?:\n…)?$/.exec(hint)?.[1] ?? "");

const lines = (text: string, change: (all: string[]) => void) => {
  const all = text.split("\n");
  change(all);
  return all.join("\n");
};

/** Writes something in place of what a message points at. */
function put(text: string, { line, column, endLine, endColumn }: Diagnostic, written: string): string {
  return lines(text, (all) => {
    const rest = (all[endLine - 1] ?? "").slice(endColumn - 1);
    all.splice(line - 1, endLine - line + 1, (all[line - 1] ?? "").slice(0, column - 1) + written + rest);
  });
}

/** The same for the value at the path of the message, for its key, or for the value of a line that cannot be read. */
function set(text: string, { path, line, ...place }: Diagnostic, value: unknown, at = path): string {
  const document = parseDocument(text);
  const start = text.split("\n")[line - 1]?.slice(place.column - 1) ?? "";
  if (document.errors.length > 0) {
    return lines(text, (all) => {
      all[line - 1] = `${/^\s*(?:- +)?[\w-]+: /.exec(all[line - 1] ?? "")?.[0]}${stringify(value).trim()}`;
    });
  }
  if (at === path && start.startsWith(`${path.at(-1)}:`) && document.getIn(path) !== null) {
    return put(text, { path, line, ...place }, String(value));
  }
  document.setIn(at, value);
  return document.toString({ lineWidth: 0 });
}

function move(text: string, line: number, spaces: number, isOne: boolean): string {
  return lines(text, (all) => {
    const indent = (one = "") => one.search(/\S|$/);
    const own = indent(all[line - 1]);
    const behind = all.findIndex((one, index) => index >= line && one.trim() !== "" && indent(one) <= own);
    for (let index = line - 1; index < (isOne ? line : behind < 0 ? all.length : behind); index += 1) {
      all[index] = spaces > 0 ? " ".repeat(spaces) + all[index] : (all[index] ?? "").slice(-spaces);
    }
  });
}

type Follow = (text: string, diagnostic: Diagnostic, words: readonly string[]) => string;

/** Instructions: what is written is sure, and the file is as it was. */
const sure: readonly (readonly [RegExp, Follow])[] = [
  [
    /^(Add|Take away) (\d+) spaces? in front of the line(, and)?/,
    (text, { line }, [how, spaces, others]) =>
      move(text, line, (how === "Add" ? 1 : -1) * Number(spaces), others === undefined),
  ],
  [
    /^Write the line {2}(.*?)(?: {2}with (\d+) spaces in front)?$/,
    (text, { line }, [content, spaces]) =>
      lines(text, (all) => {
        const indent = spaces === undefined ? (all[line - 1] ?? "").search(/\S/) : Number(spaces);
        all[line - 1] = " ".repeat(indent) + content;
      }),
  ],
  [
    /^Did you mean "[^"]+"\? Write {2}([^…]*)$/,
    (text, diagnostic, [line = ""]) => put(text, { ...diagnostic, endColumn: 10_000 }, line),
  ],
  [
    /^Did you mean "?([^"?]+)"?\?/,
    (text, diagnostic, [meant = ""]) => (parseDocument(text).errors.length > 0 ? set : put)(text, diagnostic, meant),
  ],
  [
    /^(?:Write {2}|Put it into quotes: |Take the quotes away: |Delete it and type it by hand: )(.*?)(?:\. A character.*| {2}\w.*)?$/,
    (text, diagnostic, [written = ""]) => put(text, diagnostic, written),
  ],
  [/^Delete it(?!, or)/, (text, { line }) => lines(text, (all) => all.splice(line - 1, 1))],
];

/** What is allowed, with an example. */
const allowed: readonly (readonly [RegExp, Follow])[] = [
  [/^Write one of: (\{.*?\})(?:,|$)/, (text, diagnostic, [first = ""]) => put(text, diagnostic, first)],
  [/^Write one of: (.*?)(?:,|$)/, (text, diagnostic, [first]) => set(text, diagnostic, first)],
  [/^Delete it, or/, (text, { line }) => lines(text, (all) => all.splice(line - 1, 1))],
  [
    /^(?:Put a colon|End the text)/,
    (text, { line, hint }) =>
      lines(text, (all) => {
        const [, quote] = /with (.) as well/.exec(hint.en) ?? [];
        const written = all[line - 1] ?? "";
        all[line - 1] = quote === undefined ? written.replace(/^(\s*[\w-]+)(?::| =)?\s*/, "$1: ") : written + quote;
      }),
  ],
  [
    /^Add (?:a line|lines)(?: such as)?(?: {2}|\n)/,
    (text, diagnostic) =>
      Object.entries(shown(diagnostic.hint.en)).reduce(
        (all, [key, value]) =>
          set(all, diagnostic, key === "sha256" ? "ab".repeat(32) : value, [...diagnostic.path.slice(0, -1), key]),
        text,
      ),
  ],
  [/^Write (?:a list|its keys).*:(?: {2}|\n)/, (text, diagnostic) => set(text, diagnostic, shown(diagnostic.hint.en))],
  [/^Write true or false/, (text, diagnostic) => set(text, diagnostic, true)],
  [/^Write the text/, (text, diagnostic) => set(text, diagnostic, "…")],
  [/^Copy all 64 characters/, (text, diagnostic) => set(text, diagnostic, "ab".repeat(32))],
  [
    /: (\S.*?)(?: \(or delete the line\))?$/,
    (text, diagnostic, [example = ""]) => set(text, diagnostic, parse(example)),
  ],
];

function followed(text: string, diagnostic: Diagnostic) {
  const how = (table: readonly (readonly [RegExp, Follow])[]) => {
    const [pattern, follow] = table.find(([one]) => one.test(diagnostic.hint.en)) ?? [];
    return follow?.(text, diagnostic, pattern?.exec(diagnostic.hint.en)?.slice(1) ?? []);
  };
  const written = how(sure);
  return { written: written ?? how(allowed), isSure: written !== undefined };
}

const said = ({ file, line, message, hint }: Diagnostic) => `${file}:${line} ${message.en}; ${hint.en}`;

const fields = fieldsOfSample();

/** Slips that leave more than there was. */
const adding = ["another colon", "a sign that YAML reads", "a number sign", "a list"];

/** One of twenty fields for each slip, others for another one; with `FIELDS=all` every one. */
const tried = (slip: number) =>
  fields.filter((_field, index) => process.env.FIELDS === "all" || (index + slip) % 20 === 0);

test.each(Object.entries(slips).map((slip, index) => [...slip, index] as const))("%s", (name, slip, index) => {
  const wrong: string[] = [];
  let [followable, vague] = [0, 0];
  for (const field of tried(index)) {
    const { file, text } = field;
    const changed = slip(field);
    if (changed === text) continue;
    const [diagnostic] = readContentFiles(edited(write(file, changed))).issues;
    if (diagnostic === undefined) continue;
    // Which of two lines is wrong cannot always be known.
    if (diagnostic.hint.en.startsWith("Compare the indentation")) {
      vague += 1;
      continue;
    }
    followable += 1;
    const { written, isSure } = followed(changed, diagnostic);
    const isAt = (other: Diagnostic) => other.file === file && other.path.join() === diagnostic.path.join();
    const left = written === undefined ? [] : readContentFiles(edited(write(file, written))).issues.filter(isAt);
    if (written === undefined) wrong.push(`nothing to follow: ${said(diagnostic)}`);
    else if (isSure && !adding.includes(name) && !isSame(written, text))
      wrong.push(`another value: ${said(diagnostic)}`);
    else if (left[0] !== undefined) wrong.push(`${said(diagnostic)} → ${said(left[0])}`);
  }
  expect(wrong).toEqual([]);
  expect(vague).toBeLessThanOrEqual(followable);
});
