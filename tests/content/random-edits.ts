/** What happens to a content folder: edits, mistakes, mended mistakes, other branches. Which ones, numbers decide. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";

/** Files of the folder and what they held in the beginning. */
export type Original = ReadonlyMap<string, Buffer>;

interface Numbers {
  /** Which file. */
  readonly one: number;
  /** Which line, or which other file. */
  readonly other: number;
}

/** Changes something, and says which paths a watcher would name. */
type RandomEdit = (root: string, original: Original, numbers: Numbers) => readonly string[];

export interface Step {
  readonly name: keyof typeof edits;
  readonly numbers: Numbers;
}

function allFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

export function readAll(root: string): Original {
  return new Map(allFiles(root).map((name) => [name, readFileSync(join(root, name))]));
}

/** A file of a kind; `undefined` where there is none. */
function pick(root: string, number: number, kind = /\.yaml$/): string | undefined {
  const files = allFiles(root).filter((name) => kind.test(name));
  return files[number % Math.max(1, files.length)];
}

function changeText(root: string, name: string | undefined, change: (text: string) => string): string[] {
  if (name === undefined) return [];
  writeFileSync(join(root, name), change(readFileSync(join(root, name), "utf8")));
  return [name];
}

/** Changes a line, or the next one behind it that the change applies to. */
function changeLine(kind: RegExp, pattern: RegExp, text: string): RandomEdit {
  return (root, _original, { one, other }) =>
    changeText(root, pick(root, one, kind), (whole) => {
      const lines = whole.split("\n");
      const fitting = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
      const at = fitting[other % Math.max(1, fitting.length)];
      return lines.map((line, index) => (index === at ? line.replace(pattern, text) : line)).join("\n");
    });
}

function put(root: string, name: string, bytes: Uint8Array): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), bytes);
}

/** Brings files back to what they were, and deletes those that were not there. */
function restore(root: string, original: Original, isWanted: (name: string) => boolean): string[] {
  const gone = allFiles(root).filter((name) => isWanted(name) && !original.has(name));
  for (const name of gone) rmSync(join(root, name));
  const back = [...original].filter(([name]) => isWanted(name));
  for (const [name, bytes] of back) put(root, name, bytes);
  return [...gone, ...back.map(([name]) => name)];
}

const words = /^[a-z]{2}\/.*\.yaml$/;
const facts = /^facts\/.*\.yaml$/;
const yaml = /\.yaml$/;

const edits = {
  "a text is changed": changeLine(words, /(: |- )([A-Za-z])/, "$1Changed $2"),
  "a name is changed": changeLine(yaml, /((?:name|title): )([A-Za-z])/, "$1Changed $2"),
  "a number is changed": changeLine(facts, /(: )(\d)/, "$19$2"),
  "a key is misspelled": changeLine(yaml, /^( *)(\w+):/, "$1$2x:"),
  "a quote is lost": changeLine(yaml, /: (.*)$/, ': "$1'),
  "a line is deleted": changeLine(yaml, /^.*$/, ""),
  "a placeholder is misspelled": changeLine(words, /\{(\w+)/, "{$1x"),
  "a link is misspelled": changeLine(words, /href="\/(\w)/, 'href="/x$1'),
  "a reference leads elsewhere": changeLine(facts, /(: |- )([a-z][a-z-]*)$/, "$1fatoora"),
  "a file is half written": (root, _original, { one, other }) =>
    changeText(root, pick(root, one), (text) => text.slice(0, other % Math.max(1, text.length))),
  "a file is saved as it was": (root, _original, { one }) => changeText(root, pick(root, one), (text) => text),
  "a file is deleted": (root, _original, { one }) => {
    const name = pick(root, one, /./);
    if (name === undefined) return [];
    rmSync(join(root, name));
    return [name];
  },
  "a file is copied": (root, _original, { one, other }) => {
    const name = pick(root, one, /./);
    const copy = name?.replace(/(\.\w+)$/, `-${other % 3}$1`);
    if (name === undefined || copy === undefined || existsSync(join(root, copy))) return [];
    cpSync(join(root, name), join(root, copy));
    return [copy];
  },
  "a plugin is added": (root, _original, { one, other }) => {
    const slug = pick(root, one, /^facts\/plugins\/.*\.yaml$/)?.slice("facts/plugins/".length, -".yaml".length);
    return ["facts", "en", "de"].flatMap((top) => {
      const from = join(root, `${top}/plugins/${slug}.yaml`);
      if (slug === undefined || !existsSync(from)) return [];
      const to = `${top}/plugins/added-${other % 3}.yaml`;
      writeFileSync(join(root, to), readFileSync(from, "utf8").replace(/^order: .*$/m, `order: ${other % 200}`));
      return [to];
    });
  },
  "a file gets the content of another": (root, _original, { one, other }) => {
    const [from, to] = [pick(root, one, /./), pick(root, other, /./)];
    if (from === undefined || to === undefined || from === to) return [];
    cpSync(join(root, from), join(root, to));
    return [to];
  },
  "a file is renamed": (root, _original, { one, other }) => {
    const name = pick(root, one, /./);
    const to = name?.replace(/(\.\w+)$/, `${other % 2}$1`);
    if (name === undefined || to === undefined || existsSync(join(root, to))) return [];
    renameSync(join(root, name), join(root, to));
    return [name, to];
  },
  "a folder is renamed": (root, _original, { one, other }) => {
    const folders = [...new Set(allFiles(root).map(dirname))].filter((name) => name !== ".");
    const name = folders[one % Math.max(1, folders.length)] ?? "";
    const to = ["fr", "images", `${name}-${other % 2}`, "facts/plugin"][other % 4] ?? "";
    if (name === "" || existsSync(join(root, to)) || to.startsWith(`${name}/`)) return [];
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(join(root, name), join(root, to));
    return [name, to];
  },
  "a folder is deleted": (root, _original, { one }) => {
    const name = pick(root, one, /\//)?.split("/")[0];
    if (name === undefined) return [];
    rmSync(join(root, name), { recursive: true });
    return [name];
  },
  "the languages change": (root, _original, { one }) =>
    changeText(root, pick(root, 0, /^facts\/site\.yaml$/), (text) => {
      const lists = ["[en, de]", "[de, en]", "[en]", "[en, de, fr]", "[en, en]", "yes"];
      return text.replace(/^languages: .*$/m, `languages: ${lists[one % lists.length]}`);
    }),
  "words are copied to a new language": (root) => {
    if (!existsSync(join(root, "de"))) return [];
    cpSync(join(root, "de"), join(root, "fr"), { recursive: true });
    return ["fr"];
  },
  "a picture is replaced": (root, _original, { one, other }) => {
    const name = pick(root, one, /^images\//);
    if (name === undefined) return [];
    const size = 8 + (other % 100);
    writeFileSync(join(root, name), `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`);
    return [name];
  },
  "one file is brought back": (root, original, { one }) => {
    const names = [...original.keys()];
    return restore(root, original, (name) => name === names[one % names.length]);
  },
  "a folder is brought back": (root, original, { one }) => {
    const tops = ["facts/", "en/", "de/", "fr/", "images/"];
    return restore(root, original, (name) => name.startsWith(tops[one % tops.length] ?? ""));
  },
  "another branch is checked out": (root, original) => {
    rmSync(root, { recursive: true });
    for (const [name, bytes] of original) put(root, name, bytes);
    return [""];
  },
} as const satisfies Record<string, RandomEdit>;

const names = Object.keys(edits).filter((name): name is keyof typeof edits => name in edits);

/** Several edits at once, as between two answers. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    name: fc.constantFrom(...names),
    numbers: fc.record({ one: fc.nat(100_000), other: fc.nat(100_000) }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Everything as it was in the beginning. */
export const asInTheBeginning: Step = { name: "another branch is checked out", numbers: { one: 0, other: 0 } };

/** @returns Paths that a watcher would name. */
export function apply(root: string, original: Original, { name, numbers }: Step): readonly string[] {
  return edits[name](root, original, numbers);
}
