/** What belongs to the development server stays there: no built file has a piece of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow } from "../../scripts/site/files-below.ts";
import { client } from "../site/pages.ts";

const names = (await filesBelow(client)).filter((name) => /\.(?:html|js|css|json|xml)$/.test(name));
const built = names.map((name) => ({ name, text: readFileSync(join(client, name), "utf8") }));

describe("what is built", () => {
  test("is found", () => expect(built.length).toBeGreaterThan(100));

  test.each([
    "content:problems",
    "content:changed",
    "content:ask",
    "content-problems",
    "__open-in-editor",
    "@vite/client",
  ])("has no %s in it", (piece) => {
    expect(built.flatMap(({ name, text }) => (text.includes(piece) ? [name] : []))).toEqual([]);
  });
});
