/** The instructions in the pages for editors give valid content, and the quoted messages exist. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import de from "../../scripts/content/core/messages/de.json" with { type: "json" };
import en from "../../scripts/content/core/messages/en.json" with { type: "json" };
import { append, checkEdited, copy, type Edit, replace, sampleFiles, write } from "./content-copy.ts";

const folder = join("docs", "editing");
const pages = readdirSync(folder).filter((name) => name.endsWith(".md"));

/** A line that names a file of content, and the block of lines below it. */
const instruction = /^( *)(.*)`content\/([^`]+\.yaml)`\n\n *```(yaml|diff)\n([\s\S]*?)^ *```$/gm;

/** A picture to be uploaded. */
const upload = /[^[]`content\/(images\/[^`]+(\.\w+))`/g;

function editsOf(page: string): Edit[] {
  const text = readFileSync(join(folder, page), "utf8");
  const pictures = [...text.matchAll(upload)].map(([, file = "", ending = ""]) => {
    const similar = [...sampleFiles.keys()].find((name) => name.endsWith(ending)) ?? "";
    return copy(similar, file);
  });
  const texts = [...text.matchAll(instruction)].flatMap(([, indent = "", words = "", file = "", kind, block = ""]) => {
    const lines = block.split("\n").map((line) => line.slice(indent.length));
    if (kind === "diff") return changesOf(file, lines);
    return /end|Ende/.test(words) ? [append(file, lines.join("\n"))] : [write(file, lines.join("\n"))];
  });
  return [...pictures, ...texts];
}

/** Changes a line wherever it is, for example the version of all installers. */
function changesOf(file: string, lines: readonly string[]): Edit[] {
  const without = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  const [before, after] = [without("+"), without("-")];
  if (before.length < after.length) return [replace(file, before.join("\n"), after.join("\n"))];
  return before.map((line, index) => replace(file, new RegExp(`^${escaped(line)}$`, "gm"), after[index] ?? ""));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const edited = pages.map((page) => ({ page, edits: editsOf(page) })).filter(({ edits }) => edits.length > 0);

describe("pages for editors", () => {
  test("tell what to write, in both languages alike", () => {
    const counts = new Map(edited.map(({ page, edits }) => [page, edits.length]));
    const tasks = pages.filter((page) => !/^fix|\.de\.md$/.test(page));
    for (const page of tasks) {
      expect(counts.get(page)).toBeGreaterThan(0);
      expect(counts.get(page.replace(".md", ".de.md"))).toBe(counts.get(page));
    }
  });

  test.each(edited)("$page: its instructions give valid content", ({ edits }) => {
    expect(checkEdited(...edits).diagnostics).toEqual([]);
  });

  test.each([
    ["fix-a-red-pull-request.md", en],
    ["fix-a-red-pull-request.de.md", de],
  ])("%s quotes messages of the check", (name, messages) => {
    const ofRules = Object.entries(messages).filter(([id]) => !id.startsWith("tool."));
    const patterns = ofRules.map(([, text]) => {
      const pieces = text.split(/\{\{.*?\}\}/).map(escaped);
      return new RegExp(`^${pieces.join(".+")}$`);
    });
    const page = readFileSync(join(folder, name), "utf8");
    const quoted = [...page.matchAll(/^\| \*(.+?)\* \|/gm)].map(([, text = ""]) => text);
    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  });
});
