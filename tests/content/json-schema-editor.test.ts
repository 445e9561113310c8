/** Settings of the editor: they name the right schema for every file, and understand what the check says. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { messageLanguages } from "../../scripts/content/core/localized-text.ts";
import { fileKinds, kindOf } from "../../scripts/content/emit/json-schema/kinds.ts";
import { listFiles } from "../../scripts/content/parse/content-folder.ts";
import { reportTexts } from "../../scripts/content/report/report-messages.ts";
import { reportText } from "../../scripts/content/report/text.ts";
import { checkEdited, replace, write } from "./content-copy.ts";

const settings = z
  .object({ "yaml.schemas": z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(".vscode/settings.json", "utf8")));
const matcher = z.object({
  pattern: z.object({
    regexp: z.string(),
    file: z.literal(1),
    line: z.literal(2),
    column: z.literal(3),
    severity: z.literal(4),
    message: z.literal(5),
  }),
  background: z.object({ beginsPattern: z.string(), endsPattern: z.string() }).optional(),
});
const { tasks } = z
  .object({
    tasks: z.array(
      z.object({ label: z.string(), command: z.string(), problemMatcher: z.union([matcher, z.tuple([])]) }),
    ),
  })
  .parse(JSON.parse(readFileSync(".vscode/tasks.json", "utf8")));
const matchers = tasks.flatMap(({ problemMatcher }) => ("pattern" in problemMatcher ? [problemMatcher] : []));

/** Kinds of the schemas that the settings name for a file. */
function mapped(file: string): string[] {
  const globs = Object.entries(settings["yaml.schemas"]).filter(([, glob]) => {
    const pattern = glob.replaceAll(".", "\\.").replaceAll("*", "[^/]+");
    return new RegExp(`^${pattern}$`).test(`content/${file}`);
  });
  return globs.map(([schema]) => schema.replace("./src/generated/schemas/", "").replace(".schema.json", ""));
}

describe("schemas for files without their line", () => {
  test("are those of the line, for every file of the sample", () => {
    const files = listFiles("tests/content/sample").filter((file) => file.endsWith(".yaml"));
    const other = files.filter((file) => mapped(file).join() !== kindOf(file));
    expect(other).toEqual([]);
  });

  test("are there for a further language too, but for its plural forms", () => {
    expect(mapped("fr/pages/faq.yaml")).toEqual(["page.faq"]);
    expect(mapped("fr/plugins/notes.yaml")).toEqual(["words.plugins"]);
    expect(mapped("facts/plugins/notes.yaml")).toEqual(["plugins"]);
  });

  test("name every kind of file, but for new pages, whose files have the line", () => {
    const names = Object.keys(settings["yaml.schemas"]).map((path) => path.split("/").at(-1));
    const kinds = fileKinds(["en", "de"]).map(({ name }) => `${name}.schema.json`);
    expect(names.filter((name = "") => !kinds.includes(name))).toEqual([]);
    expect(kinds.filter((name) => !name.startsWith("page.") && !names.includes(name))).toEqual([]);
  });
});

describe("tasks", () => {
  const copied = "summary: These are the same words in two languages.\nbugFixes: [One]\n";

  test.each(messageLanguages)("find problems in what the check says in %s", async (language) => {
    const { files, diagnostics } = await checkEdited(
      replace("facts/editions.yaml", "currency: USD", "currency: DOL"),
      write("en/releases/1.47.yaml", copied),
      write("de/releases/1.47.yaml", copied),
    );
    const lines = reportText(diagnostics, { folder: "content", language, files }).split("\n");
    expect(matchers).toHaveLength(2);
    for (const { pattern } of matchers) {
      const found = lines.flatMap((line) => {
        const [, file, row, column, severity] = new RegExp(pattern.regexp).exec(line) ?? [];
        return file === undefined ? [] : [`${file}:${row}:${column} ${severity ?? "error"}`];
      });
      expect(found).toEqual(
        diagnostics.map(({ file, line, column, severity }) => {
          return `content/${file}:${line}:${column} ${severity === "warning" ? "Warn" : "error"}`;
        }),
      );
      expect(found.some((line) => line.endsWith("Warn")) && found.some((line) => line.endsWith("error"))).toBe(true);
    }
  });

  test("know when a check has ended, in each language", () => {
    const ends = matchers.flatMap(({ background }) => background?.endsPattern ?? []);
    expect(ends).toHaveLength(1);
    for (const language of messageLanguages) {
      for (const closing of [reportTexts.valid(3, "en, de", 0.5), reportTexts.nothingWritten(2)]) {
        expect(closing[language]).toMatch(new RegExp(ends[0] ?? ""));
      }
    }
  });

  test("run commands that are there", () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync("package.json", "utf8")));
    const named = tasks.flatMap(({ command }) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = tasks.flatMap(({ command }) => /\S+\.ts$/.exec(command)?.[0] ?? []);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(named.length + files.length).toBe(tasks.length);
  });
});
