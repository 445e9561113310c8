import * as fs from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type BuildOptions, buildContent, reportFormats } from "../../scripts/content/cli/build.ts";
import { commonOptions, optionValue, runCommand } from "../../scripts/content/cli/command-line.ts";
import { CommandError } from "../../scripts/content/core/command-error.ts";
import type { Message } from "../../scripts/content/core/messages/message.ts";
import { say } from "../../scripts/content/core/messages/say.ts";
import { filesBelow } from "../../scripts/files-below.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { copy, sampleFolder, setValue, withCopy } from "./content-copy.ts";
import { runScript } from "./run-script.ts";

const folder = temporaryFolder();
const outFolder = join("test-results", "build-content");
const out = join(outFolder, "generated");
const missing = join(folder, "nowhere");
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(outFolder, { recursive: true, force: true });
});

/** What is written while something runs in this process, which is faster than in one of its own. */
async function captured<Result>(run: () => Promise<Result>) {
  const written: Record<"out" | "err", string[]> = { out: [], err: [] };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => written.out.push(String(text)) > 0),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => written.err.push(String(text)) > 0),
  ];
  try {
    return { result: await run(), out: written.out.join(""), err: written.err.join("") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

async function build(options: Partial<BuildOptions>) {
  const defaults = { content: sampleFolder, out, check: false, release: false, language: "en" } as const;
  const { result, ...said } = await captured(() => buildContent({ ...defaults, ...options }));
  return { isValid: result !== undefined, ...said };
}

/** Every file below a folder with its bytes. */
const filesIn = (root: string) =>
  filesBelow(root).map((name) => [name, fs.readFileSync(join(root, name), "base64")] as const);

const broken = [setValue("editions.yaml", "currency", "DOL")];

describe("building the content", () => {
  test("writes pages, strings, pictures and what the code is bundled with", async () => {
    const sampleNote = say({ id: "tool.report.sample" }, "en");
    const written = expect.stringMatching(new RegExp(`^.+\\(\\d+\\.\\d\\d s\\)\\. ${sampleNote}\n$`));
    const command = ["--content", sampleFolder];
    const ended = await runScript("build-content.ts", command, { OUT_DIR: outFolder });
    expect(ended).toEqual({ code: 0, out: written, err: "" });
    const names = ["content/de/home.json", "public/locales/en/translation.json", "shell.ts", "version.json"];
    expect(filesBelow(out)).toEqual(expect.arrayContaining(names));
  });

  test("again leaves files that did not change alone, and removes those that are no longer made", async () => {
    await build({});
    const before = filesIn(out);
    const shell = fs.statSync(join(out, "shell.ts")).mtimeMs;
    fs.writeFileSync(join(out, "public", "old.json"), "{}");
    await build({});
    expect(filesIn(out)).toEqual(before);
    expect(fs.statSync(join(out, "shell.ts")).mtimeMs).toBe(shell);
  });

  test("with an error writes nothing, leaves what was written before, and says where", async () => {
    await build({});
    const before = filesIn(out);
    await withCopy(broken, async (content) => {
      const { isValid, out: said, err } = await build({ content });
      expect([isValid, said]).toEqual([false, ""]);
      expect(err).toMatch(/editions\.yaml:3:11 .*\[currency]\n +3 \| currency: DOL\n +\^\^\^\n/);
      expect(err.endsWith(`\n${say({ id: "tool.report.nothing-written", data: { count: 1 } }, "en")}\n`)).toBe(true);
    });
    expect(filesIn(out)).toEqual(before);
  });

  test("with a warning only writes and says so; with --release refuses sample content", async () => {
    await withCopy([copy("images/site/logo.svg", "images/site/old.svg")], async (content) => {
      expect(await build({ content, release: true })).toMatchObject({
        isValid: false,
        err: expect.stringMatching(/site\.yaml:\d+:9 .*\[sample-release]\n +\d+ \| sample: true$/m),
      });
      expect(fs.existsSync(out)).toBe(false);
      expect(await build({ content })).toMatchObject({ isValid: true, err: expect.stringContaining("[unused-image]") });
      expect(fs.existsSync(join(out, "version.json"))).toBe(true);
    });
  });

  test("says what cannot be written, and leaves no draft", async () => {
    const path = join(out, "version.json");
    fs.mkdirSync(join(path, "x"), { recursive: true });
    const reason = { id: "tool.command.cannot-write.is-folder", data: { path: resolve(path), code: "EISDIR" } };
    await expect(build({})).rejects.toMatchObject({ reason });
    expect(filesBelow(outFolder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test("of a folder that does not exist says so in one sentence, in the language that was asked for", async () => {
    const sentence = expect.stringMatching(new RegExp(`^${missing}  .+\\[missing-file]\n.+\n$`));
    expect(await build({ content: missing })).toEqual({ isValid: false, out: "", err: sentence });
    expect(fs.existsSync(out)).toBe(false);
    const german = await build({ content: missing, language: "de" });
    expect(german.err).toContain(say({ id: "tool.report.fix" }, "de"));
    const environment = { LC_ALL: "de_AT.UTF-8" };
    const own = await runScript("build-content.ts", ["--check", "--content", missing], environment);
    expect(own).toEqual({ code: 1, out: "", err: german.err });
  });
});

const full: Message = { id: "tool.command.cannot-write.disk-full", data: { path: "x" } };
test.each([
  [["--format=xml"], 2, /^.*--format xml.*\n\nUsage: npm run content --/],
  [["--out", folder], 2, /^.*--out.*\n\nUsage: npm run content --/],
  [[], 1, new RegExp(`^${say(full, "en")}\n$`)],
])("a command with the options %j ends with %i and says why", async (args, result, said) => {
  vi.stubEnv("LC_ALL", "en_US.UTF-8");
  const options = { format: { type: "string", default: "text" }, ...commonOptions } as const;
  const run = () => {
    return runCommand(
      { name: "content", options },
      () => parseArgs({ args, options }),
      ({ values }) => {
        optionValue("--format", values.format, reportFormats);
        throw new CommandError(full);
      },
    );
  };
  expect(await captured(run)).toEqual({ result, out: "", err: expect.stringMatching(said) });
});

describe("the report of a check for programs", () => {
  test.each([
    [true, sampleFolder],
    [false, missing],
  ])("is JSON on standard output: valid %s", async (isValid, content) => {
    const checked = await build({ check: true, format: "json", content });
    expect([checked.isValid, checked.err, JSON.parse(checked.out).valid]).toEqual([isValid, "", isValid]);
    expect(fs.existsSync(out), "a check writes nothing").toBe(false);
  });

  test("in a workflow stops commands, marks lines, and writes the summary", async () => {
    const [summary, event] = [join(folder, "summary.md"), join(folder, "event.json")];
    const pull = { pull_request: { number: 7, head: { ref: "prices", repo: { full_name: "editor/site" } } } };
    fs.writeFileSync(event, JSON.stringify(pull));
    const workflow = { STEP_SUMMARY: summary, SERVER_URL: "https://github.com", REPOSITORY: "acme/site" };
    const variables = { ...workflow, EVENT_NAME: "pull_request", EVENT_PATH: event };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(`GITHUB_${name}`, value);
    await withCopy(broken, async (content) => {
      const { isValid, out: said, err } = await build({ check: true, format: "github", content });
      expect([isValid, err]).toEqual([false, ""]);
      expect(said).toMatch(/^::stop-commands::(\S{20,})\n.*\[currency]\n.*\n::\1::\n::group::/s);
      expect(said).toMatch(/^::error file=\S*editions\.yaml,line=3,endLine=3,col=11,endColumn=14,title=/m);
    });
    expect(fs.readFileSync(summary, "utf8")).toMatch(
      /\[Line 3]\(https:\/\/github\.com\/editor\/site\/edit\/prices\/\S*editions\.yaml\?pr=\S+7#L3\)/,
    );
  });
});
