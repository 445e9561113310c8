/** A copy of the content folder with edits, checked as the build checks it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll } from "vitest";
import { type CheckedContent, type ContentSession, openSession } from "../../scripts/content/check.ts";

/**
 * The content that tests are written about, whole and valid. It is not the `content/` of the site: whoever edits that one,
 * or replaces it by another product's, breaks none of them.
 */
export const sampleFolder = resolve("tests", "content", "sample");

/** Stands in front of the character at which a problem is expected. It is taken out before the content is checked. */
export const mark = "‸";

/** A place as tests write it: file, line, column. */
export type At = readonly [file: string, line: number, column: number];

/** Changes one thing in a copy of the content folder; returns the paths that it touched. */
export type Edit = (root: string) => readonly string[];

/** Replaces the first match in a file. A regular expression keeps tests apart from the words of the sample. */
export function replace(file: string, pattern: string | RegExp, text: string): Edit {
  return (root) => {
    const before = readFileSync(join(root, file), "utf8");
    const found = typeof pattern === "string" ? before.includes(pattern) : pattern.test(before);
    if (!found) throw new Error(`${file} does not have ${String(pattern)}`);
    const after = typeof pattern === "string" ? before.replace(pattern, () => text) : before.replace(pattern, text);
    writeFileSync(join(root, file), after);
    return [file];
  };
}

/** Writes a whole file; its folder is made. */
export function write(file: string, data: string | Uint8Array): Edit {
  return (root) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), data);
    return [file];
  };
}

/** Puts text behind the end of a file. */
export function append(file: string, text: string): Edit {
  return (root) => write(file, readFileSync(join(root, file), "utf8") + text)(root);
}

/** Deletes a file or a folder. */
export function remove(path: string): Edit {
  return (root) => {
    rmSync(join(root, path), { recursive: true });
    return [path];
  };
}

/** Gives a file or a folder another name. */
export function rename(from: string, to: string): Edit {
  return (root) => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(join(root, from), join(root, to));
    return [from, to];
  };
}

/** Copies a file within the content folder. */
export function copy(from: string, to: string): Edit {
  return (root) => write(to, readFileSync(join(root, from)))(root);
}

let folder: string | undefined;
/** Kept open, so that a test does not wait for files that it did not touch. */
let session: ContentSession | undefined;
/** What was touched since the session has looked. */
const touchedSince = new Set<string>();

afterAll(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
  session = undefined;
});

/** One copy for all tests of a file: what a test touched is put back as it was. */
function copyOfSample(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(sampleFolder, join(made, "content"), { recursive: true });
    folder = made;
  }
  return join(folder, "content");
}

function putBack(root: string, path: string): void {
  // A new file may have come with a new folder.
  const [top = ""] = path.split("/");
  const changed = existsSync(join(sampleFolder, top)) ? path : top;
  rmSync(join(root, changed), { recursive: true, force: true });
  touchedSince.add(changed);
  if (existsSync(join(sampleFolder, path))) cpSync(join(sampleFolder, path), join(root, path), { recursive: true });
}

/** Runs something on an edited copy of the content folder. One at a time. */
export async function withCopy<Result>(
  edits: readonly Edit[],
  run: (root: string, marks: readonly At[]) => Promise<Result>,
): Promise<Result> {
  const root = copyOfSample();
  const touched = new Set<string>();
  try {
    for (const edit of edits) for (const path of edit(root)) touched.add(path);
    for (const path of touched) touchedSince.add(path);
    return await run(
      root,
      [...touched].sort().flatMap((path) => takeMarks(root, path)),
    );
  } finally {
    for (const path of touched) putBack(root, path);
  }
}

/** Checks an edited copy of the content folder. The answer is that of this state until the next one is checked. */
export function checkEdited(...edits: readonly Edit[]): Promise<CheckedContent & { readonly marks: readonly At[] }> {
  return withCopy(edits, async (root, marks) => {
    session ??= openSession(root);
    session.lookAgain([...touchedSince]);
    touchedSince.clear();
    return { ...session.check(), marks };
  });
}

function takeMarks(root: string, file: string): At[] {
  const path = join(root, file);
  if (!existsSync(path) || !statSync(path).isFile() || !readFileSync(path).includes(mark)) return [];
  const pieces = readFileSync(path, "utf8").split(mark);
  writeFileSync(path, pieces.join(""));
  return pieces.slice(1).map((_piece, index): At => {
    const before = pieces.slice(0, index + 1).join("");
    // A byte order mark is no column.
    const lines = before.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
    return [file, lines.length, (lines.at(-1)?.length ?? 0) + 1];
  });
}
