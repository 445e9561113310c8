/** The commands that help editors, started as somebody starts them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Edit, replace, sampleFolder, withCopy, write } from "./content-copy.ts";
import { runCommand } from "./run-command.ts";

const run = (name: string, ...args: string[]) => runCommand(`content-${name}.ts`, args);

const german: Edit = () => ["de"];
const faq = "pages/faq.yaml";

describe("content:format", () => {
  test("names what has another form, mends it, and leaves what does not parse", async () => {
    const edits = [write("facts/legal-odd.yaml", 'a: "x\n'), replace("de/notes.yaml", /^\w+: /m, "$&  ")];
    await withCopy(edits, async (root) => {
      const check = await run("format", "--check", "--content", root, "--lang", "en");
      expect(check).toMatchObject({ code: 1 });
      expect(check.out).toMatch(/^Has another form: .*\/de\/notes\.yaml\n\d+ files, 1 to be formatted\./);
      expect(check.err).toMatch(/^Left as it is: .*\/facts\/legal-odd\.yaml:1:4 {2}.+\n$/);
      const one = await run("format", join(root, "de/notes.yaml"), "--content", root, "--lang", "de");
      expect(one).toMatchObject({ code: 0, err: "" });
      expect(one.out).toMatch(/^In Form gebracht: .*\/de\/notes\.yaml\n1 Datei, 1 in Form gebracht\.\n$/);
      const text = readFileSync(join(root, "de/notes.yaml"), "utf8");
      expect(text).toBe(readFileSync(join(sampleFolder, "de/notes.yaml"), "utf8"));
    });
  });
});

describe("content:translations and content:translated", () => {
  test("show what is out of date, and record it as looked at", async () => {
    const edits = [german, replace(`en/${faq}`, /^title: .*$/m, "title: Other")];
    await withCopy(edits, async (root) => {
      const strict = await run("translations", "--content", root, "--strict", "--lang", "en");
      expect(strict.code).toBe(1);
      expect(strict.out).toMatch(
        /^German \(de\): (\d+) of \d+ texts up to date\n\n {2}Out of date.*: 1\n.*faq\.yaml:\d+ {2}title\n/,
      );
      const recorded = await run("translated", "de", faq, "--content", root, "--lang", "de");
      expect(recorded).toMatchObject({ code: 0, err: "" });
      expect(recorded.out).toMatch(/^Festgehalten .*\/de\/pages\/faq\.yaml: 1 Text, davon 1 vorher veraltet\n$/);
      const after = await run("translations", "--content", root, "--strict", "--format", "markdown", "--lang", "de");
      expect(after).toMatchObject({ code: 0, err: "" });
      expect(after.out).toMatch(/^## Deutsch \(de\): (\d+) von \1 Texten aktuell\n$/);
    });
  });

  test("is refused with 1 while something is marked", async () => {
    await withCopy([german, replace(`de/${faq}`, /^title: .*$/m, "$& # pending")], async (root) => {
      const { code, out, err } = await run("translated", "--content", root, "--lang", "en");
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(/faq\.yaml:\d+ {2}Marked # pending.*\nNothing was recorded, for 1 reason\.\n$/);
    });
  });
});

describe("content:new", () => {
  test("writes, and says what to do next", async () => {
    const whole: Edit = () => ["facts", "en", "de"];
    await withCopy([whole], async (root) => {
      const { code, out } = await run("new", "release", "--version", "1.48", "--content", root, "--lang", "de");
      expect(code).toBe(0);
      expect(out).toContain("Der Inhalt hat keine Fehler.\n\nWie es weitergeht:\n  1. ");
      expect(existsSync(join(root, "de/releases/1.48.yaml"))).toBe(true);
    });
  });

  test("without a terminal says what is missing, and ends with 2", async () => {
    const { code, out, err } = await run("new", "partner", "--name", "X", "--lang", "de");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^--country fehlt \(Land\)\n\nAufruf: npm run content:new -- partner /);
  });
});

describe("each command", () => {
  test.each([
    ["format", "--chek", /^There is no option --chek\.\n\nUsage: npm run content:format /],
    ["translations", "--format=xml", /^--format xml: write text, json or markdown\.\n\nUsage: /],
  ] as const)("%s %s ends with 2 and shows how it is used", async (name, flag, said) => {
    const { code, out, err } = await run(name, flag, "--lang", "en");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(said);
  });
});
