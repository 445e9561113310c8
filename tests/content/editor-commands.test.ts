/** The commands that help editors, started as somebody starts them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replace, sampleFolder, withCopy, write } from "./content-copy.ts";
import { runCommand } from "./run-command.ts";

const run = (name: string, ...args: string[]) => runCommand(`content-${name}.ts`, args);

describe("content:format", () => {
  test("names what has another form, mends it, and leaves what does not parse", async () => {
    const edits = [write("facts/legal-odd.yaml", 'a: "x\n'), replace("de/notes.yaml", /^\w+: /m, "$&  ")];
    await withCopy(edits, async (root) => {
      const check = await run("format", "--check", "--content", root, "--lang", "en");
      expect(check).toMatchObject({ code: 1 });
      expect(check.out).toMatch(/^Has another form: .*\/de\/notes\.yaml\n(?:.*\n)*\d+ files, \d+ to be formatted\./);
      expect(check.err).toMatch(/^Left as it is: .*\/facts\/legal-odd\.yaml:1:4 {2}.+\n$/);
      const one = await run("format", join(root, "de/notes.yaml"), "--content", root, "--lang", "de");
      expect(one).toMatchObject({ code: 0, err: "" });
      expect(one.out).toMatch(/^In Form gebracht: .*\/de\/notes\.yaml\n1 Datei, 1 in Form gebracht\.\n$/);
      const text = readFileSync(join(root, "de/notes.yaml"), "utf8");
      expect(text).toBe(readFileSync(join(sampleFolder, "de/notes.yaml"), "utf8"));
    });
  });
});

describe("each command", () => {
  test.each([["format", "--chek", /^There is no option --chek\.\n\nUsage: npm run content:format /]] as const)(
    "%s %s ends with 2 and shows how it is used",
    async (name, flag, said) => {
      const { code, out, err } = await run(name, flag, "--lang", "en");
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(said);
    },
  );
});
