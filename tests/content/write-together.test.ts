/** Several files are written, or none. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FileChange, WriteError, writeTogether } from "../../scripts/content/write-together.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "write-together-"));
  writeFileSync(join(root, "a.yaml"), "a");
  writeFileSync(join(root, "b.yaml"), "b");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));

function change(file: string, before: string | undefined, after: string | undefined): FileChange {
  return { path: join(root, file), before: bytes(before), after: bytes(after) };
}

/** Every file with its text. */
function held(): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      statSync(join(root, name)).isFile() ? readFileSync(join(root, name), "utf8") : "folder",
    ]),
  );
}

const untouched = { "a.yaml": "a", "b.yaml": "b" };

describe("files written together", () => {
  test("are made, changed and deleted, and all of it can be undone", () => {
    const undo = writeTogether([
      change("a.yaml", "a", "A"),
      change("b.yaml", "b", undefined),
      change("new/deep/c.yaml", undefined, "c"),
      change("new/d.yaml", undefined, "d"),
    ]);
    const made = { new: "folder", "new/deep": "folder", "new/deep/c.yaml": "c", "new/d.yaml": "d" };
    expect(held()).toEqual({ "a.yaml": "A", ...made });
    undo();
    expect(held()).toEqual(untouched);
  });

  test.each<readonly [name: string, last: () => FileChange]>([
    ["is there already", () => change("b.yaml", undefined, "x")],
    ["was changed in the meantime", () => change("b.yaml", "other", "x")],
    ["was deleted in the meantime", () => change("gone.yaml", "g", "x")],
    ["cannot be written, since its folder is a file", () => change("b.yaml/c.yaml", undefined, "x")],
  ])("are left alone, all of them, where one %s", (_name, last) => {
    expect(() => writeTogether([change("a.yaml", "a", "A"), change("new/c.yaml", undefined, "c"), last()])).toThrow(
      WriteError,
    );
    expect(held()).toEqual(untouched);
  });

  test("leave an empty folder that was there before", () => {
    mkdirSync(join(root, "old"));
    writeTogether([change("old/c.yaml", undefined, "c")])();
    expect(held()).toEqual({ ...untouched, old: "folder" });
  });
});
