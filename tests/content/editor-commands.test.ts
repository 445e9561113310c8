/** The commands that help editors, started as somebody starts them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replace, sampleFolder, withCopy, write } from "./content-copy.ts";
import { runCommand } from "./run-command.ts";

describe("content:format", () => {
  test("mends what has another form, says so, and leaves what does not parse", async () => {
    const edits = [write("facts/legal-odd.yaml", 'a: "x\n'), replace("de/notes.yaml", /^\w+: /m, "$&  ")];
    await withCopy(edits, async (root) => {
      const { code, out, err } = await runCommand("content-format.ts", ["--content", root, "--lang", "de"]);
      expect(code).toBe(1);
      expect(out).toMatch(/^In Form gebracht: .*\/de\/notes\.yaml\n(?:.*\n)*\d+ Dateien, \d+ in Form gebracht\.\n$/);
      expect(err).toMatch(/^Bleibt, wie es ist: .*\/facts\/legal-odd\.yaml:1:4 {2}.+\n$/);
      const text = readFileSync(join(root, "de/notes.yaml"), "utf8");
      expect(text).toBe(readFileSync(join(sampleFolder, "de/notes.yaml"), "utf8"));
    });
  });
});
