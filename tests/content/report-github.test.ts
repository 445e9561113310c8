import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editedBranch, editLink } from "../../scripts/content/cli/report/edit-link.ts";
import { annotations, appendSummary, stepSummary } from "../../scripts/content/cli/report/github.ts";
import { markdownText } from "../../scripts/content/cli/report/printable.ts";
import type { Report } from "../../scripts/content/cli/report/text.ts";
import { workflowCommand } from "../../scripts/content/cli/report/workflow-command.ts";
import type { Diagnostic } from "../../scripts/content/core/diagnostic.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { problemAt, reportOf } from "./report-case.ts";

describe("commands to the runner", () => {
  test("are escaped", () => {
    const command = workflowCommand("error", "100 %\r\nsure", { file: "a,b:c", line: 3 });
    expect(command).toBe("::error file=a%2Cb%3Ac,line=3::100 %25%0D%0Asure\n");
  });

  test("are one line with one title, whatever is in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.string({ unit: "binary" }), (title, message) => {
        expect(workflowCommand("error", message, { title })).toMatch(/^::error title=[^\r\n:,]+::[^\r\n]*\n$/);
      }),
    );
  });
});

const environment = {
  ...{ GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "acme/site", GITHUB_WORKSPACE: "/nowhere" },
  ...{ GITHUB_EVENT_NAME: "push", GITHUB_REF_NAME: "main", GITHUB_REF_TYPE: "branch" },
};

describe("marks in the pull request", () => {
  const marks = (found: readonly Diagnostic[], more: Partial<Report> = {}) =>
    annotations(reportOf(found, { environment, ...more }));
  const errors = (file: string, count: number) =>
    Array.from({ length: count }, (_, index) => problemAt(file, index + 1, 1, { data: { name: String(index) } }));

  test("are at most ten errors and ten warnings, each broken file has its first, and the others are counted", () => {
    const warning = problemAt("z", 1, 1, { severity: "warning" });
    // The second warning repeats the first.
    const commands = marks([...errors("a", 30), ...errors("b", 30), ...errors("c", 1), warning, warning]);
    const places = commands.match(/(?<=file=content\/)\w,line=\d+/g)?.map((place) => place.replace(",line=", ""));
    expect(places?.join(" ")).toBe("a1 a2 a3 a4 a5 b1 b2 b3 b4 c1 z1");
    expect(commands).toMatch(/\n::notice::52 more in the summary\n$/);
  });

  test("name file, place, rule, message and fix; no columns over several lines, no place for the whole folder", () => {
    expect(marks([problemAt("en/a.yaml", 3, 5)], { language: "de" })).toBe(
      "::error file=content/en/a.yaml,line=3,endLine=3,col=5,endColumn=6,title=unknown-field::Unbekanntes Feld „x“%0AMeinten Sie „y“?\n",
    );
    expect(marks([problemAt("en/a.yaml", 3, 5, { endLine: 4 })])).toMatch(/en\/a\.yaml,line=3,endLine=4,title=/);
    expect(marks([problemAt("", 1, 1)])).toMatch(/^::error title=[^:]+::Unknown/);
  });
});

describe("links to the editor", () => {
  const pull = (head: unknown) => () => JSON.stringify({ pull_request: { number: 7, head } });
  const workflow = { ...environment, GITHUB_EVENT_NAME: "pull_request", GITHUB_EVENT_PATH: "event" };

  test("lead to the branch of the pull request, which may be in a fork, and back", () => {
    const at = editedBranch(workflow, pull({ ref: "fix/prices (new)", repo: { full_name: "editor/site" } }));
    expect(at && editLink(at, "content/en/a b.yaml", 14)).toBe(
      "https://github.com/editor/site/edit/fix/prices%20%28new%29/content/en/a%20b.yaml?pr=%2Facme%2Fsite%2Fpull%2F7#L14",
    );
  });

  test.each([
    ["outside of a workflow", {}, {}],
    ["for a tag", { ...environment, GITHUB_REF_TYPE: "tag" }, {}],
    ["if the fork was deleted", workflow, { ref: "x", repo: null }],
    ["if a name would lead elsewhere", workflow, { ref: "x", repo: { full_name: "../../evil" } }],
  ])("are left out %s", (_name, variables, head) => {
    expect(editedBranch(variables, pull(head))).toBeUndefined();
  });
});

describe("the summary", () => {
  const top = temporaryFolder();
  const root = join(top, "content");
  mkdirSync(join(root, "en"), { recursive: true });
  writeFileSync(join(root, "en/a.yaml"), "");

  test("names each problem by file, with its line as a link, what to write, and what the rule means", () => {
    const warning = problemAt("en/gone.yaml", 1, 1, { severity: "warning" });
    const other = { ...warning, line: 9, data: { name: "z" } };
    const found = [problemAt("en/a.yaml", 14, 5), warning, { ...warning, line: 7 }, other];
    const place = { environment: { ...environment, GITHUB_WORKSPACE: top }, root };
    expect(stepSummary(reportOf([], { language: "de" }))).toContain("✅ Die eine Datei des Inhalts ist gültig.");
    expect(stepSummary(reportOf(found, place))).toBe(`## Content check: 1 error, 3 warnings in 2 files

Errors have to be fixed before this can be merged. Click a line number to open the file at its place.

### content\\/en\\/a\\.yaml: 1 error

- ❌ [Line 14](https://github.com/acme/site/edit/main/content/en/a.yaml#L14): Unknown field \\"x\\"<br>Did you mean \\"y\\"? [unknown-field](docs/content-rules/unknown-field.md)

### content\\/en\\/gone\\.yaml: 3 warnings

- ⚠️ Warning, Line 1: Unknown field \\"x\\" \\(and in line 7\\)<br>Did you mean \\"y\\"? [unknown-field](docs/content-rules/unknown-field.md)
- ⚠️ Warning, Line 9: Unknown field \\"z\\" [unknown-field](docs/content-rules/unknown-field.md)
`);
  });

  test("is cut behind a line if it is longer than the platform takes", () => {
    const file = join(top, "summary.md");
    appendSummary("ü – a line\n".repeat(200_000), { GITHUB_STEP_SUMMARY: file }, "en");
    const written = readFileSync(file, "utf8");
    expect(Buffer.byteLength(written)).toBeLessThan(1024 * 1024);
    expect(written).toMatch(/ü – a line\n\nThe rest does not fit into this summary; .*\n$/);
  });
});

test.each([
  ["HTML", "<img src=x onerror=alert(1)>&copy;", String.raw`&lt;img src\=x onerror\=alert\(1\)&gt;&amp;copy;`],
  ["a link", "[x](https://evil.example)", String.raw`\[x\]\(https\:\/\/evil\.example\)`],
  ["a heading on a line of its own, a cell", "a\n# b | c", String.raw`a \# b \| c`],
  ["a backslash in front of a sign", "\\*", String.raw`\\\*`],
  ["what nobody sees", "a\u202Eb", String.raw`a&lt;U\+202E&gt;b`],
])("content in Markdown has no effect: %s", (_name, text, expected) => {
  expect(markdownText(text)).toBe(expected);
});
