import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type BuildOptions, buildContent } from "../../scripts/content/build.ts";
import { say } from "../../scripts/content/messages/say.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { remove, replace, sampleFolder, withCopy, write } from "./content-copy.ts";
import { runCommand } from "./run-command.ts";

const folder = temporaryFolder();
const outFolder = join("test-results", "build-content");
const out = join(outFolder, "generated");
const missing = join(folder, "nowhere");
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(outFolder, { recursive: true, force: true });
});

const run = (...args: string[]) => runCommand("build-content.ts", args, { OUT_DIR: outFolder });

/** What the command does once its line has been read, without the second that its start takes. */
async function build(options: Partial<BuildOptions>) {
  const written: Record<"out" | "err", string[]> = { out: [], err: [] };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => written.out.push(String(text)) > 0),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => written.err.push(String(text)) > 0),
  ];
  try {
    const defaults = { content: sampleFolder, out, check: false, release: false, language: "en" } as const;
    const content = await buildContent({ ...defaults, ...options });
    return { isValid: content !== undefined, out: written.out.join(""), err: written.err.join("") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Every file below a folder with its bytes. */
function filesIn(root: string): Map<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(root, name)).isFile()).sort();
  return new Map(files.map((name) => [name, readFileSync(join(root, name), "base64")]));
}

const broken = [replace("editions.yaml", /^currency: .*$/m, "currency: DOL")];

describe("building the content", () => {
  test("writes pages, strings, pictures and what the code is bundled with", async () => {
    const { code, out: said, err } = await run("--content", sampleFolder);
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(said).toMatch(new RegExp(`^.+\\(\\d+\\.\\d\\d s\\)\\. ${say({ id: "tool.report.sample" }, "en")}\n$`));
    expect(JSON.parse(readFileSync(join(out, "version.json"), "utf8"))).toEqual({ version: expect.any(String) });
    expect(existsSync(join(out, "content", "de", "home.json"))).toBe(true);
    expect(existsSync(join(out, "public", "locales", "en", "translation.json"))).toBe(true);
    expect(readFileSync(join(out, "shell.ts"), "utf8")).toContain("export const shell");
  });

  test("again leaves files that did not change alone, and removes those that are no longer made", async () => {
    await build({});
    const before = filesIn(out);
    const shell = statSync(join(out, "shell.ts")).mtimeMs;
    mkdirSync(join(out, "public", "content", "0123456789"), { recursive: true });
    writeFileSync(join(out, "public", "content", "0123456789", "old.json"), "{}");
    await build({});
    expect(filesIn(out)).toEqual(before);
    expect(statSync(join(out, "shell.ts")).mtimeMs).toBe(shell);
  });

  test("with an error writes nothing, leaves what was written before, says where, and ends with 1", async () => {
    await build({});
    const before = filesIn(out);
    await withCopy(broken, async (root) => {
      const { code, out: said, err } = await run("--content", root);
      expect(code).toBe(1);
      expect(said).toBe("");
      expect(err).toMatch(/editions\.yaml:3:11 .*\[currency]\n +3 \| currency: DOL\n +\^\^\^\n/);
      expect(err.endsWith(`\n${say({ id: "tool.report.nothing-written", data: { count: 1 } }, "en")}\n`)).toBe(true);
    });
    expect(filesIn(out)).toEqual(before);
  });

  test("with a warning only writes and says so", async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    await withCopy([write("images/site/old.svg", picture)], async (content) => {
      const { isValid, err } = await build({ content });
      expect(isValid).toBe(true);
      expect(err).toContain("[unused-image]");
      expect(existsSync(join(out, "version.json"))).toBe(true);
    });
  });

  test("with --release refuses sample content", async () => {
    const { isValid, err } = await build({ release: true });
    expect(isValid).toBe(false);
    expect(err).toMatch(/site\.yaml:\d+:9 .*\[sample-release]\n +\d+ \| sample: true$/m);
    expect(existsSync(out)).toBe(false);
  });

  test("names a link, whatever it leads to, and nothing that follows from it", async () => {
    await withCopy([remove("en/pages/faq.yaml"), remove("images/plugins")], async (content) => {
      symlinkSync(join(content, "de/pages/faq.yaml"), join(content, "en/pages/faq.yaml"));
      symlinkSync(join(sampleFolder, "images/plugins"), join(content, "images/plugins"));
      symlinkSync("nowhere", join(content, "notes.txt"));
      const { isValid, err } = await build({ content, check: true });
      expect(isValid).toBe(false);
      expect(err.match(/(?<=content\/)\S+(?=:1:1 .*\[unknown-file]\n)/g)).toEqual([
        "en/pages/faq.yaml",
        "images/plugins",
        "notes.txt",
      ]);
      expect(err.match(/\[[\w-]+]$/gm)).toHaveLength(3);
    });
  });

  test.each([
    ["a folder in its place", () => mkdirSync(join(out, "version.json", "x"), { recursive: true }), "is-folder"],
    ["a file in place of the folder", () => writeFileSync(out, ""), "below-file"],
  ])("says what cannot be written: %s", async (_name, prepare, reason) => {
    mkdirSync(outFolder, { recursive: true });
    prepare();
    await expect(build({})).rejects.toMatchObject({ reason: { id: `tool.command.cannot-write.${reason}` } });
    const left = readdirSync(outFolder, { recursive: true, encoding: "utf8" });
    expect(left.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test.each([["--format=xml"], ["--out", folder]])("with %s shows how it is used and ends with 2", async (...args) => {
    writeFileSync(join(folder, "own.txt"), "");
    const { code, out: said, err } = await run(...args);
    expect([code, said]).toEqual([2, ""]);
    expect(err).toMatch(/^.*--(?:format xml|out)[\s\S]*Usage: npm run content --/);
    expect(existsSync(join(folder, "own.txt"))).toBe(true);
  });

  test("of a folder that does not exist says so in one sentence, in the language that was asked for", async () => {
    expect(await build({ content: missing })).toEqual({
      isValid: false,
      out: "",
      err: expect.stringMatching(new RegExp(`^${missing}  .+\\[missing-file]\n.+\n$`)),
    });
    expect(existsSync(out)).toBe(false);
    const german = await build({ content: missing, language: "de" });
    expect(german.err).toContain(say({ id: "tool.report.fix" }, "de"));
    const environment = { LC_ALL: "de_AT.UTF-8" };
    const own = await runCommand("build-content.ts", ["--check", "--content", missing], environment);
    expect(own).toEqual({ code: 1, out: "", err: german.err });
  });
});

describe("the report of a check for programs", () => {
  test("as JSON is all that is on standard output, valid content or not", async () => {
    const valid = await build({ check: true, format: "json" });
    expect(valid).toMatchObject({ isValid: true, err: "" });
    expect(JSON.parse(valid.out)).toBeTypeOf("object");
    expect(existsSync(out), "a check writes nothing").toBe(false);
    const invalid = await build({ check: true, format: "json", content: missing });
    expect(invalid).toMatchObject({ isValid: false, err: "" });
    expect(JSON.stringify(JSON.parse(invalid.out))).toContain('"missing-file"');
  });

  test("in a workflow stops commands, marks lines, and writes the summary", async () => {
    const summary = join(folder, "summary.md");
    const pull = { pull_request: { number: 7, head: { ref: "prices", repo: { full_name: "editor/site" } } } };
    writeFileSync(join(folder, "event.json"), JSON.stringify(pull));
    vi.stubEnv("GITHUB_STEP_SUMMARY", summary);
    vi.stubEnv("GITHUB_SERVER_URL", "https://github.com");
    vi.stubEnv("GITHUB_REPOSITORY", "acme/site");
    vi.stubEnv("GITHUB_EVENT_NAME", "pull_request");
    vi.stubEnv("GITHUB_EVENT_PATH", join(folder, "event.json"));
    await withCopy(broken, async (content) => {
      const { isValid, out: said, err } = await build({ check: true, format: "github", content });
      expect(isValid).toBe(false);
      expect(err).toBe("");
      expect(said).toMatch(/^::stop-commands::(\S{20,})\n.*\[currency]\n.*\n::\1::\n::group::/s);
      expect(said).toMatch(/^::error file=\S*editions\.yaml,line=3,endLine=3,col=11,endColumn=14,title=/m);
    });
    expect(readFileSync(summary, "utf8")).toMatch(
      /\[Line 3]\(https:\/\/github\.com\/editor\/site\/edit\/prices\/\S*editions\.yaml\?pr=\S+7#L3\)/,
    );
  });
});
