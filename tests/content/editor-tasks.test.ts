/** The tasks of VS Code understand the output of the check. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { reportText } from "../../scripts/content/cli/report/text.ts";
import { messageLanguages } from "../../scripts/content/core/messages/language.ts";
import type { Message } from "../../scripts/content/core/messages/message.ts";
import { say } from "../../scripts/content/core/messages/say.ts";
import { checkEdited, setValue } from "./content-copy.ts";

const matcher = z.object({
  pattern: z.object({ regexp: z.string() }),
  background: z.object({ endsPattern: z.string() }).optional(),
});
const { tasks } = z
  .object({ tasks: z.array(z.object({ problemMatcher: z.union([matcher, z.tuple([])]) })) })
  .parse(JSON.parse(readFileSync(".vscode/tasks.json", "utf8")));
const matchers = tasks.flatMap(({ problemMatcher }) => ("pattern" in problemMatcher ? [problemMatcher] : []));

test.each(messageLanguages)("the tasks find the problems in a report in %s", (language) => {
  const { files, diagnostics } = checkEdited(
    setValue("editions.yaml", "currency", "DOL"),
    setValue("plugins/price-lists.yaml", "order", "50"),
  );
  const lines = reportText(diagnostics, { folder: "content", language, files }).split("\n");
  expect(matchers).toHaveLength(2);
  for (const { pattern } of matchers) {
    const found = lines.flatMap((line) => {
      const [, file, row, column, severity] = new RegExp(pattern.regexp).exec(line) ?? [];
      return file === undefined ? [] : [`${file}:${row}:${column} ${severity ?? "Error"}`];
    });
    const wanted = diagnostics.map(({ file, line, column, severity }) => {
      return `content/${file}:${line}:${column} ${severity === "warning" ? "Warn" : "Error"}`;
    });
    expect(found).toEqual(wanted);
  }
  expect(new Set(diagnostics.map(({ severity }) => severity)).size).toBe(2);
});

test.each(messageLanguages)("the tasks find the end of a check in %s", (language) => {
  const [end = "^$"] = matchers.flatMap(({ background }) => background?.endsPattern ?? []);
  const valid: Message = { id: "tool.report.valid", data: { count: 3, languages: ["en", "de"], seconds: 0.5 } };
  for (const closing of [valid, { id: "tool.report.nothing-written", data: { count: 2 } }] as const) {
    expect(say(closing, language)).toMatch(new RegExp(end));
  }
});
