/** A content folder that stays open gives the answers of one that is read anew, whatever was done to its files. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { openSession } from "../../scripts/content/check.ts";
import { contentOf } from "../../scripts/content/content.ts";
import { emitContent, openEmitter } from "../../scripts/content/emit/emit.ts";
import { openSchemas, schemaFiles } from "../../scripts/content/schema-export/schema-files.ts";
import { sampleFolder } from "./content-copy.ts";
import { keepOnly } from "./grown-content.ts";
import { apply, asInTheBeginning, readAll, type Step, steps } from "./random-edits.ts";

const folder = mkdtempSync(join(tmpdir(), "incremental-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Little content is read anew quickly, and has every kind of file. */
function littleContent(): string {
  const root = join(folder, "content");
  cpSync(sampleFolder, root, { recursive: true });
  keepOnly("plugins", ["fatoora", "notes", "price-lists", "e-invoice-ksa", "email-reporting"])(root);
  keepOnly("releases", ["1.47", "1.46"])(root);
  const partners = join(root, "facts", "partners");
  for (const name of readdirSync(partners)) if (!/^(?:kenya|saudi-arabia)\./.test(name)) rmSync(join(partners, name));
  return root;
}

const root = littleContent();
const original = readAll(root);
const session = openSession(root);
const { files } = session.check();
const emit = openEmitter(contentOf(files), files);
const schemas = openSchemas(contentOf(files), files, "en");

/** Makes edits, and compares what the session says of them with what a fresh check says. */
function editAndCompare(edits: readonly Step[]): { isValid: boolean } {
  session.lookAgain(edits.flatMap((edit) => apply(root, original, edit)));
  const { problems, content } = session.check();
  const fresh = openSession(root).check();
  expect(problems).toEqual(fresh.problems);
  expect(content === undefined).toBe(fresh.content === undefined);
  if (fresh.content === undefined) return { isValid: false };
  expect([...emit()]).toEqual([...emitContent(fresh.content, fresh.files)]);
  expect([...schemas()]).toEqual([...schemaFiles(fresh.content, fresh.files, "en")]);
  return { isValid: true };
}

describe("what a session says of the content is what a fresh check says", { timeout: 120_000 }, () => {
  test("of the content as it was", () => {
    expect(editAndCompare([asInTheBeginning])).toEqual({ isValid: true });
  });

  test.each<readonly [Step["name"], Step["name"]]>([
    ["a text is changed", "one file is brought back"],
    ["a name is changed", "a folder is brought back"],
    ["a plugin is added", "the languages change"],
    ["a picture is replaced", "another branch is checked out"],
    ["words are copied to a new language", "a folder is deleted"],
    ["a folder is renamed", "a folder is brought back"],
  ])("where %s, then %s", (first, second) => {
    editAndCompare([asInTheBeginning]);
    for (const name of [first, second]) editAndCompare([{ name, numbers: { one: 2, other: 3 } }]);
  });

  test("whatever is done", () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 3, maxLength: 6 }), (rounds) => {
        editAndCompare([asInTheBeginning]);
        for (const round of rounds) editAndCompare(round);
      }),
      // Looking for a smaller example takes minutes: take `endOnFailure` away and give the seed for that.
      { numRuns: 4, seed: 2025, endOnFailure: true },
    );
  });
});
