import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseMarked, markCommands } from "../../scripts/content/report/annotations.ts";
import { editedBranch, editLink } from "../../scripts/content/report/edit-link.ts";
import { markdownCode, markdownText } from "../../scripts/content/report/markdown.ts";
import { longestSummary, stepSummary } from "../../scripts/content/report/step-summary.ts";
import { withoutCommands, workflowCommand } from "../../scripts/content/report/workflow-command.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { problemAt, reportOf } from "./report-case.ts";

/** Reads a line as the runner does: `ActionCommand.TryParseV2` of actions/runner. */
function readAsRunner(line: string) {
  const [, name = "", list = "", data = ""] = /^\s*::([^ :]*)(?: (.*?))?::(.*)$/s.exec(line) ?? [];
  const unescaped = (text: string, signs: Readonly<Record<string, string>>) =>
    Object.entries({ ...signs, "%25": "%" }).reduce((all, [code, sign]) => all.replaceAll(code, sign), text);
  const dataSigns = { "%0D": "\r", "%0A": "\n" };
  const properties = list
    .split(",")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), unescaped(pair.slice(at + 1), { ...dataSigns, "%3A": ":", "%2C": "," })];
    });
  return { name, properties: Object.fromEntries(properties), data: unescaped(data, dataSigns) };
}

describe("commands to the runner", () => {
  test.each([
    ["error", "100 %\r\nsure", { file: "a,b:c", line: 3 }, "::error file=a%2Cb%3Ac,line=3::100 %25%0D%0Asure\n"],
    ["endgroup", "", {}, "::endgroup::\n"],
  ])("are escaped: %s", (name, message, properties, expected) => {
    expect(workflowCommand(name, message, properties)).toBe(expected);
  });

  test("say to the runner what they were given, whatever it is, and are one line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.string({ unit: "binary" }), (title, message) => {
        const command = workflowCommand("error", message, { title });
        expect(command.indexOf("\n")).toBe(command.length - 1);
        expect(readAsRunner(command.slice(0, -1))).toEqual({ name: "error", properties: { title }, data: message });
      }),
    );
  });

  test("are not taken from text: it stands between a stop and its token", () => {
    expect(withoutCommands("::error::x\n##[error]y", "token")).toBe(
      "::stop-commands::token\n::error::x\n##[error]y\n::token::\n",
    );
  });
});

describe("marks in the pull request", () => {
  const pathOf = (file: string) => `site/content/${file}`;
  const errors = (file: string, count: number) =>
    Array.from({ length: count }, (_one, index) => problemAt(file, index + 1, 1));

  test("are at most ten errors and ten warnings, and each broken file has its first", () => {
    const found = [
      ...errors("a", 30),
      ...errors("b", 30),
      ...errors("c", 1),
      problemAt("z", 1, 1, { severity: "warning" }),
    ];
    expect(
      chooseMarked(found)
        .map(({ file, line }) => `${file}:${line}`)
        .join(" "),
    ).toBe("a:1 a:2 a:3 a:4 a:5 b:1 b:2 b:3 b:4 c:1 z:1");
    const many = [..."abcdefghijklmno"].flatMap((file) => errors(file, 2));
    expect(new Set(chooseMarked(many).map(({ file }) => file)).size).toBe(10);
  });

  test("name file, place, rule, message and fix", () => {
    expect(markCommands([problemAt("en/a.yaml", 3, 5)], "de", pathOf)).toBe(
      "::error file=site/content/en/a.yaml,line=3,endLine=3,col=5,endColumn=6,title=Unbekanntes Feld [unknown-field]::Unbekanntes Feld „x“%0AAbhilfe: Löschen Sie es\n",
    );
  });

  test("over several lines have no columns, and that of the whole folder no place", () => {
    expect(markCommands([problemAt("en/a.yaml", 3, 5, { endLine: 4 })], "en", pathOf)).toMatch(
      /^::error file=site\/content\/en\/a\.yaml,line=3,endLine=4,title=/,
    );
    expect(markCommands([problemAt("", 1, 1)], "en", () => "content")).toMatch(
      /^::error title=[^:]+::content: Unknown/,
    );
  });

  test("are followed by how many problems have none", () => {
    expect(markCommands(errors("en/a.yaml", 12), "en", pathOf)).toMatch(
      /\n::notice::2 more problems without a mark here: see the summary of this check\n$/,
    );
  });
});

describe("links to the editor", () => {
  const pull = (head: unknown) => () => JSON.stringify({ pull_request: { number: 7, head } });
  const workflow = { GITHUB_REPOSITORY: "acme/site", GITHUB_EVENT_NAME: "pull_request", GITHUB_EVENT_PATH: "event" };
  const fork = { ref: "fix/prices (new)", repo: { full_name: "editor/site" } };

  test("lead to the branch of the pull request, which may be in a fork, and back", () => {
    const at = editedBranch(workflow, pull(fork));
    expect(at && editLink(at, "content/en/a b.yaml", 14, true)).toBe(
      "https://github.com/editor/site/edit/fix/prices%20%28new%29/content/en/a%20b.yaml?pr=%2Facme%2Fsite%2Fpull%2F7#L14",
    );
  });

  test.each([
    ["a file that is missing, to a new one", "content/en/a.yaml", false, "/new/main?filename=content%2Fen%2Fa.yaml"],
    ["a picture, to itself", "content/images/a.png", true, "/blob/main/content/images/a.png"],
    ["a picture that is missing, to the files", "content/images/a.png", false, "/tree/main"],
  ])("lead from %s", (_name, path, isThere, expected) => {
    const at = { server: "https://git.company.example", repository: "acme/site", branch: "main" };
    expect(editLink(at, path, 1, isThere)).toBe(`https://git.company.example/acme/site${expected}`);
  });

  test("lead to the branch that was pushed", () => {
    const push = { ...workflow, GITHUB_EVENT_NAME: "push", GITHUB_REF_NAME: "main", GITHUB_REF_TYPE: "branch" };
    expect(editedBranch(push, pull(fork))).toEqual({
      server: "https://github.com",
      repository: "acme/site",
      branch: "main",
    });
    expect(editedBranch({ ...push, GITHUB_REF_TYPE: "tag" }, pull(fork))).toBeUndefined();
  });

  const broken = () => {
    throw new Error("ENOENT");
  };
  test.each([
    ["outside of a workflow", {}, pull(fork)],
    ["without the file of the event", workflow, broken],
    ["where that is no JSON", workflow, () => "{"],
    ["where that says nothing of a pull request", workflow, () => "{}"],
    ["where the fork was deleted", workflow, pull({ ref: "x", repo: null })],
    ["where a name would lead elsewhere", workflow, pull({ ref: "x", repo: { full_name: "../../evil" } })],
    ["where the server is no address", { ...workflow, GITHUB_SERVER_URL: "javascript:alert(1)" }, pull(fork)],
  ])("are left out %s", (_name, environment, readEvent) => {
    expect(editedBranch(environment, readEvent)).toBeUndefined();
  });
});

describe("the summary", () => {
  const root = join(temporaryFolder(), "content");
  mkdirSync(join(root, "en"), { recursive: true });
  writeFileSync(join(root, "en/a.yaml"), "");

  test("names each problem by file, with its line as a link, what to write, and what the rule means", () => {
    const environment = {
      GITHUB_REPOSITORY: "acme/site",
      GITHUB_EVENT_NAME: "push",
      GITHUB_REF_NAME: "main",
      GITHUB_REF_TYPE: "branch",
    };
    const said = stepSummary(reportOf([problemAt("en/a.yaml", 14, 5)], { environment, root }));
    expect(said).toBe(`## Content check: 1 error in 1 file

Errors have to be mended before this can be merged. Click a line number to open the file at its place.

### \` content/en/a.yaml \`: 1 error

- ❌ [Line 14](https://github.com/acme/site/edit/main/content/en/a.yaml#L14): Unknown field \\"x\\"<br>**Fix:** Delete it [\` unknown-field \`](docs/content-rules.md#unknown-field)
`);
  });

  test.each([
    [
      "content without problems is a sentence",
      reportOf([]),
      "## Content check\n\n✅ All 1 file of the content are valid.\n",
    ],
    ["the same in German", reportOf([], { language: "de" }), "Alle 1 Datei des Inhalts sind gültig."],
    ["a line outside of a workflow has no link", reportOf([problemAt("en/a.yaml", 14, 5)]), "❌ Line 14:"],
  ])("of %s", (_name, report, expected) => {
    expect(stepSummary(report)).toContain(expected);
  });

  test("stays below the size that the platform takes, and counts what it leaves out", () => {
    const many = Array.from({ length: 20_000 }, (_one, index) => problemAt("en/a.yaml", index + 1, 1));
    const said = stepSummary(reportOf(many));
    expect(Buffer.byteLength(said)).toBeLessThan(longestSummary);
    const listed = said.split("\n").filter((line) => line.startsWith("- ")).length;
    expect(said).toContain(`There was no room for ${(20_000 - listed).toLocaleString("en")} more problems;`);
  });
});

describe("content in Markdown", () => {
  test.each([
    ["HTML", "<img src=x onerror=alert(1)>&copy;", String.raw`&lt;img src\=x onerror\=alert\(1\)&gt;&amp;copy;`],
    ["a link", "[x](javascript:y)", String.raw`\[x\]\(javascript\:y\)`],
    ["an address", "https://evil.example", String.raw`https\:\/\/evil\.example`],
    ["a heading on a line of its own", "a\n# b", String.raw`a \# b`],
    ["a cell", "a | b", String.raw`a \| b`],
    ["a backslash in front of a sign", "\\*", String.raw`\\\*`],
    ["what nobody sees", "a\u202Eb", String.raw`a&lt;U\+202E&gt;b`],
  ])("has no effect: %s", (_name, text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });

  test.each([
    ["a", "` a `"],
    ["`a", "`` `a ``"],
    ["a``b```", "```` a``b``` ````"],
    ["<b>\n", "` <b>  `"],
  ])("stays in its backticks: %j", (text, expected) => expect(markdownCode(text)).toBe(expected));
});
