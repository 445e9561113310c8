/** The pages for editors are true: what they tell somebody to write is valid, and what they quote is really said. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { append, checkEdited, type Edit, textOf, write } from "./content-copy.ts";

const folder = join("docs", "editing");
const pages = readdirSync(folder).filter((name) => name.endsWith(".md"));

/** A line that names a file of content, and the block of lines below it. */
const instruction = /^( *)(.*)`content\/([^`]+\.yaml)`\n\n *```(yaml|diff)\n([\s\S]*?)^ *```$/gm;

/** What somebody does who follows a page. */
function editsOf(page: string): Edit[] {
  return [...readFileSync(join(folder, page), "utf8").matchAll(instruction)].flatMap(
    ([, indent = "", words = "", file = "", kind, block = ""]) => {
      const lines = block.split("\n").map((line) => line.slice(indent.length));
      if (kind === "diff") return changesOf(file, lines);
      return /end|Ende/.test(words) ? [append(file, lines.join("\n"))] : [write(file, lines.join("\n"))];
    },
  );
}

/**
 * The first line with the same key gets the new value, whatever the value was: prices change, the page stays true. So do
 * the lines that are the same as it: a new version is that of all installers.
 */
function changesOf(file: string, lines: readonly string[]): Edit[] {
  const added = lines.filter((line) => line.startsWith("+")).map((line) => line.slice(1));
  return added.map((line) => (files) => {
    const [key = ""] = /^ *[a-zA-Z0-9]+:/.exec(line) ?? [];
    const text = textOf(files, file);
    const [old = ""] = new RegExp(`^${key} .*$`, "m").exec(text) ?? [];
    return write(file, text.replaceAll(`\n${old}\n`, `\n${line}\n`))(files);
  });
}

const edited = pages.map((page) => ({ page, edits: editsOf(page) })).filter(({ edits }) => edits.length > 0);

describe("pages for editors", () => {
  test("tell what to write, in both languages alike", () => {
    const counts = new Map(edited.map(({ page, edits }) => [page, edits.length]));
    for (const task of ["change-a-price", "add-a-partner", "publish-a-release"]) {
      expect(counts.get(`${task}.md`)).toBeGreaterThan(0);
      expect(counts.get(`${task}.de.md`)).toBe(counts.get(`${task}.md`));
    }
  });

  test.each(edited)("$page: who follows it has valid content", ({ edits }) => {
    const { diagnostics } = checkEdited(...edits);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ["fix-a-red-pull-request.md", "en"],
    ["fix-a-red-pull-request.de.md", "de"],
  ])("%s: the messages that it quotes are those of the check", (page) => {
    const messages = readdirSync(join("scripts", "content"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join("scripts", "content", name), "utf8"))
      .join("\n");
    const quoted = [...readFileSync(join(folder, page), "utf8").matchAll(/^\| \*(.+?)\* \|/gm)].map(([, text]) => text);
    expect(quoted.length).toBeGreaterThan(4);
    for (const text of quoted) {
      const pieces = (text ?? "").split(/["„“]?…["„“]?|"[^"]*"|„[^“]*“|\{[\w.]+\}|…/).map((piece) => piece.trim());
      expect(pieces.filter((piece) => !messages.includes(piece))).toEqual([]);
    }
  });
});
