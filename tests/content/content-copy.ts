/** The sample with edits, in memory, or on the disk for commands. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type Document, isMap, isNode, parseDocument, visit, type visitor, type YAMLMap } from "yaml";
import { type CheckedContent, checkContent } from "../../scripts/content/check/check.ts";
import { kindOf } from "../../scripts/content/check/file-kinds.ts";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import { type FileBytes, readFolder } from "../../scripts/content/files/content-folder.ts";
import { translatedPaths } from "../../scripts/content/schema/per-language.ts";
import { sample } from "../../scripts/testing/sample.ts";

export const sampleFolder = resolve(sample.CONTENT_DIR);
export const sampleFiles: FileBytes = readFolder(sampleFolder);

/** Marks where a diagnostic is expected. The check does not see it. */
export const mark = "‸";

type At = readonly [file: string, line: number, column: number];

export type Edit = (files: Map<string, Uint8Array>) => void;

export function replace(file: string, pattern: string | RegExp, text: string): Edit {
  return (files) => {
    const before = textOf(files, file);
    const found = typeof pattern === "string" ? before.includes(pattern) : before.search(pattern) >= 0;
    if (!found) throw new Error(`${file} does not have ${String(pattern)}`);
    const after = typeof pattern === "string" ? before.replace(pattern, () => text) : before.replace(pattern, text);
    files.set(file, Buffer.from(after));
  };
}

/** Changes the value of the first key with this name. */
export function setValue(file: string, key: string, text: string): Edit {
  return replace(file, new RegExp(`^(\\s*(?:- )?${key}:) .*$`, "m"), `$1 ${text.replaceAll("$", "$$$$")}`);
}

export function write(file: string, data: string | Uint8Array): Edit {
  return (files) => void files.set(file, Buffer.from(data));
}

export function append(file: string, text: string): Edit {
  return (files) => write(file, textOf(files, file) + text)(files);
}

export function remove(path: string): Edit {
  return (files) => {
    for (const [name] of below(files, path)) files.delete(name);
  };
}

export function rename(from: string, to: string): Edit {
  return (files) => {
    copy(from, to)(files);
    remove(from)(files);
  };
}

/** Copies a file or a folder. */
export function copy(from: string, to: string): Edit {
  return (files) => {
    for (const [name, data] of below(files, from)) files.set(to + name.slice(from.length), data);
  };
}

export function removeLanguage(code: string): Edit {
  return (files) => {
    remove(code)(files);
    editWords((entry) => entry.delete(code))(files);
  };
}

export function renameLanguage(from: string, to: string): Edit {
  return (files) => {
    rename(from, to)(files);
    editWords((entry) => {
      entry.set(to, entry.get(from, true));
      entry.delete(from);
    })(files);
  };
}

/** Adds a language: the texts of another one, with accents. */
export function translate(from: string, to: string): Edit {
  return (files) => {
    copy(from, to)(files);
    for (const [file] of below(files, to)) editDocument(files, file, (document) => visit(document, accents));
    editWords((entry) => {
      const words = entry.get(from, true);
      if (!isNode(words)) return;
      entry.set(to, words.clone());
      const copied = entry.get(to, true);
      if (isNode(copied)) visit(copied, accents);
    })(files);
  };
}

/** Changes words of sentences, but no placeholders, Markdown and addresses. */
const accents: visitor = {
  Scalar(key, scalar) {
    if (key === "key" || typeof scalar.value !== "string") return;
    if (!scalar.value.includes(" ")) return;
    scalar.value = scalar.value.replaceAll(/(?<=^| )[A-Za-z]*[aeou][a-z]*(?=[ .,:!?)]|$)/g, (word) =>
      word.replace(/[aeou]/, (vowel) => `${vowel}\u0301`.normalize()),
    );
  },
};

/** Changes every entry of a file of facts that has words in each language. */
function editWords(change: (entry: YAMLMap) => void): Edit {
  return (files) => {
    for (const [file] of files) {
      const kind = kindOf(file, []);
      if (!("schema" in kind)) continue;
      editDocument(files, file, (document) => {
        for (const path of translatedPaths(kind.schema, document.toJS())) {
          const entry = path.length === 0 ? document.contents : document.getIn(path);
          if (isMap(entry)) change(entry);
        }
      });
    }
  };
}

function editDocument(files: Map<string, Uint8Array>, file: string, change: (document: Document) => void): void {
  const document = parseDocument(textOf(files, file));
  change(document);
  files.set(file, Buffer.from(document.toString({ lineWidth: 0, flowCollectionPadding: false })));
}

export function edited(...edits: readonly Edit[]): FileBytes {
  return takeMarks(edits).files;
}

export function checkEdited(...edits: readonly Edit[]): CheckedContent & { readonly marks: readonly At[] } {
  const { files, marks } = takeMarks(edits);
  return { ...checkContent(files), marks };
}

/** @throws Error if the edited sample has an error. */
export function validContent(...edits: readonly Edit[]) {
  const { content, files, diagnostics } = checkEdited(...edits);
  if (content === undefined)
    throw new Error(diagnostics.map(({ file, id, data }) => `${file} ${id} ${JSON.stringify(data)}`).join("\n"));
  return { content, files };
}

export function emitEdited(...edits: readonly Edit[]) {
  const { content, files } = validContent(...edits);
  const emitted = emitContent(content, files);
  return { content, files, emitted, json: (name: string) => JSON.parse(String(emitted.get(name))) };
}

/** Runs something on a folder with the edited sample. */
export async function withCopy<Result>(
  edits: readonly Edit[],
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const root = join(folder, "content");
  try {
    for (const [name, data] of edited(...edits)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), data);
    }
    return await run(root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function takeMarks(edits: readonly Edit[]): { readonly files: FileBytes; readonly marks: readonly At[] } {
  const files = new Map(sampleFiles);
  for (const edit of edits) edit(files);
  const marks: At[] = [];
  const unmarked = [...files].map(([file, data]): [string, Uint8Array] => {
    if (sampleFiles.get(file) === data || !Buffer.from(data).includes(mark)) return [file, data];
    const [first = "", ...others] = Buffer.from(data).toString("utf8").split(mark);
    const text = others.reduce((before, piece) => {
      // A byte order mark is no column.
      const lines = before.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
      marks.push([file, lines.length, (lines.at(-1)?.length ?? 0) + 1]);
      return before + piece;
    }, first);
    return [file, Buffer.from(text)];
  });
  return { files: new Map(unmarked.sort(([a], [b]) => (a < b ? -1 : 1))), marks };
}

function below(files: FileBytes, path: string): [name: string, data: Uint8Array][] {
  const found = [...files].filter(([name]) => name === path || name.startsWith(`${path}/`));
  if (found.length === 0) throw new Error(`There is no ${path}`);
  return found;
}

export function textOf(files: FileBytes, file: string): string {
  const data = files.get(file);
  if (data === undefined) throw new Error(`There is no ${file}`);
  return Buffer.from(data).toString("utf8");
}
