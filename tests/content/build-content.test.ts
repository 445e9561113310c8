import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { append, replace, sampleFolder, withCopy, write } from "./content-copy.ts";

const command = fileURLToPath(new URL("../../scripts/build-content.ts", import.meta.url));

let folder = "";
let out = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-content-"));
  out = join(folder, "generated");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command and waits for its end. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", command, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const [code] = await once(child, "close");
  return { code, ...said };
}

/** Every file below a folder with its bytes. */
function filesIn(root: string): Map<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(root, name)).isFile()).sort();
  return new Map(files.map((name) => [name, readFileSync(join(root, name), "base64")]));
}

const broken = [replace("facts/editions.yaml", /^currency: .*$/m, "currency: DOL")];

describe("building the content", () => {
  test("writes pages, strings, pictures and what the code is bundled with", async () => {
    const { code, out: said, err } = await run("--content", sampleFolder, "--out", out);
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(said).toMatch(/^Content: \d+ files in en, de are valid \(\d+\.\d\d s\)\. It is sample content\.\n$/);
    const { version } = JSON.parse(readFileSync(join(out, "version.json"), "utf8"));
    expect(existsSync(join(out, "public", "content", version, "de", "home.json"))).toBe(true);
    expect(existsSync(join(out, "public", "locales", "en", "translation.json"))).toBe(true);
    expect(readFileSync(join(out, "shell.ts"), "utf8")).toContain("export const shell");
  });

  test("again leaves files that did not change alone, and removes those that are no longer made", async () => {
    await run("--content", sampleFolder, "--out", out);
    const before = filesIn(out);
    const shell = statSync(join(out, "shell.ts")).mtimeMs;
    mkdirSync(join(out, "public", "content", "0123456789"), { recursive: true });
    writeFileSync(join(out, "public", "content", "0123456789", "old.json"), "{}");
    await run("--content", sampleFolder, "--out", out);
    expect(filesIn(out)).toEqual(before);
    expect(statSync(join(out, "shell.ts")).mtimeMs).toBe(shell);
  });

  test("with --check writes nothing", async () => {
    const { code, out: said } = await run("--check", "--content", sampleFolder, "--out", out);
    expect(code).toBe(0);
    expect(said).toContain("are valid");
    expect(existsSync(out)).toBe(false);
  });

  test("with an error writes nothing, leaves what was written before, says where, and ends with 1", async () => {
    await run("--content", sampleFolder, "--out", out);
    const before = filesIn(out);
    await withCopy(broken, async (root) => {
      const { code, out: said, err } = await run("--content", root, "--out", out);
      expect(code).toBe(1);
      expect(said).toBe("");
      expect(err).toContain("facts/editions.yaml:2:11  currency: This is not a currency code");
      expect(err).toMatch(
        /^ +2 \| currency: DOL\n +\^\^\^\n {3}Fix: Write three capital letters: USD, EUR {3}\[currency]$/m,
      );
      expect(err).toMatch(
        /1 error in 1 file\n {2}facts\/editions\.yaml: 1\nThe content has 1 error; nothing was written\.\n$/,
      );
    });
    expect(filesIn(out)).toEqual(before);
  });

  test("shows the line of a file that does not parse", async () => {
    await withCopy([replace("en/pages/faq.yaml", /^title: .*$/m, 'title: "Questions')], async (root) => {
      const { err } = await run("--check", "--content", root);
      expect(err).toMatch(/^ +\d+ \| title: "Questions\n +\^$/m);
    });
  });

  test("names the place of the other language", async () => {
    await withCopy([replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, "  title: Nicht da")], async (root) => {
      const { err } = await run("--check", "--content", root);
      expect(err).toMatch(/^ {3}See also \S+en\/pages\/not-found\.yaml:3:10$/m);
    });
  });

  test("with a warning only writes and says so", async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    await withCopy([write("images/site/old.svg", picture)], async (root) => {
      const { code, err } = await run("--content", root, "--out", out);
      expect(code).toBe(0);
      expect(err).toContain("No content uses this picture");
      expect(existsSync(join(out, "version.json"))).toBe(true);
    });
  });

  test("with --release refuses sample content", async () => {
    const { code, err } = await run("--release", "--content", sampleFolder, "--out", out);
    expect(code).toBe(1);
    expect(err).toBe("This is sample content (sample: true in facts/site.yaml); a release is not built from it.\n");
    expect(existsSync(out)).toBe(false);
  });

  test("with --release takes content that is no sample", async () => {
    await withCopy([replace("facts/site.yaml", /^sample: true$/m, "sample: false")], async (root) => {
      const { code, out: said } = await run("--release", "--check", "--content", root);
      expect(code).toBe(0);
      expect(said).not.toContain("sample content");
    });
  });

  test.each(["--chekc", "--no-check", "-x", "content"])(
    "with %s shows how it is used and ends with 2",
    async (flag) => {
      const { code, out: said, err } = await run(flag);
      expect(code).toBe(2);
      expect(said).toBe("");
      expect(err).toContain(flag);
      expect(err).toContain("Usage: npm run content -- [--check]");
    },
  );

  test.each(["--content", "--out"])("with %s and no folder shows how it is used and ends with 2", async (flag) => {
    const { code, err } = await run("--check", flag);
    expect(code).toBe(2);
    expect(err).toContain(flag);
    expect(err).toContain("Usage: ");
  });

  test("of a folder that does not exist says so in one sentence and ends with 1", async () => {
    const missing = join(folder, "nowhere");
    const { code, out: said, err } = await run("--content", missing, "--out", out);
    expect(code).toBe(1);
    expect(said).toBe("");
    expect(err).toBe(`There is no content in the folder ${missing}; check its path.\n`);
    expect(existsSync(out)).toBe(false);
  });

  test("of an empty folder, or a file, says the same", async () => {
    mkdirSync(join(folder, "empty"));
    writeFileSync(join(folder, "file"), "");
    for (const path of [join(folder, "empty"), join(folder, "file")]) {
      const { code, err } = await run("--content", path, "--out", out);
      expect(code).toBe(1);
      expect(err).toBe(`There is no content in the folder ${path}; check its path.\n`);
    }
  });

  test("takes a folder with a slash at its end", async () => {
    await withCopy([append("en/pages/faq.yaml", "wrong: field\n")], async (root) => {
      const { code, err } = await run("--check", "--content", `${root}/`);
      expect(code).toBe(1);
      expect(err).toContain("/en/pages/faq.yaml:");
    });
  });
});
