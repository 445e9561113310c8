/** `npm run package` writes a folder from which the server runs with the packages of `dependencies` alone. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { outFolder } from "../../src/project-folders.ts";
import { killCommands, startNode } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { startPackage } from "../server/command.ts";
import { linesOf, messageFrom } from "../server/sample-messages.ts";

const read = (...path: string[]) => readFileSync(join(...path), "utf8");
afterAll(killCommands);
const pack = (folder: string) => startNode(["--import", "tsx", "scripts/package.ts", folder]).ended;

const server = join(outFolder, "server");
const code = readdirSync(server, { recursive: true, encoding: "utf8" })
  .flatMap((name) => (name.endsWith(".js") ? read(server, name) : []))
  .join("\n");

test("Zod is in the compiled server, with its licence, and speaks English alone", () => {
  expect(code).toContain("Invalid input: expected");
  expect(code).not.toContain("Ungültige Eingabe");
  expect(read(server, "licences.txt")).toMatch(/## zod .*MIT/);
});

test.skipIf(process.platform === "win32").each([
  [64, /^Usage: npm run serve/, /^$/],
  [24, /^$/, /^Too few files may be open at once: [^\n]+\.\n$/],
])("with %i files open at once, the compiled server starts or says what it needs", (limit, out, err) => {
  const command = `ulimit -n ${limit} && exec "${process.execPath}" "${join(server, "main.js")}" --help`;
  const { stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  expect(stdout).toMatch(out);
  expect(stderr).toMatch(err);
});

test("the compiled server imports every package of `dependencies`, and no other", () => {
  const imports = code.matchAll(/\b(?:from |import\(|resolve\()\s*"([^"]+)"/g);
  const names = [...imports].flatMap(([, name = ""]) =>
    /^(?:node:|\.)/.test(name) ? [] : name.split("/", name.startsWith("@") ? 2 : 1).join("/"),
  );
  const { dependencies } = JSON.parse(read("package.json"));
  expect([...new Set(names)].sort()).toEqual(Object.keys(dependencies).sort());
});

test("the server of the package serves a page, knows countries, stores a message, and ends on SIGTERM; a command lists it", async () => {
  // Outside the project, so that no folder above has packages.
  const folder = temporaryFolder();
  const [tree, journal] = [join(folder, "site"), join(folder, "messages.jsonl")];
  expect(await pack(tree)).toMatchObject({ code: 0, err: "" });
  const text = read(tree, "Containerfile") + read(tree, "website.service");
  const lines = [...text.matchAll(/^(?:COPY (.+) \S+|CMD \["node", "(.+)"\]|ExecStart=\S+ (.+))$/gm)];
  const named = lines.flatMap(([, ...groups]) => groups.join("").split(" "));
  expect(lines.map(([line]) => line.split(/\W/)[0])).toEqual(expect.arrayContaining(["COPY", "CMD", "ExecStart"]));
  expect(named.filter((name) => !existsSync(join(tree, name)))).toEqual([]);

  const install = "npm ci --omit=dev --prefer-offline --ignore-scripts";
  const installed = spawnSync(install, { cwd: tree, shell: true, encoding: "utf8" });
  expect(installed.status, installed.stderr).toBe(0);
  // The package for mail must be there; no mail server is needed.
  const mail = { SMTP_URL: "smtp://localhost:1", MAIL_TO: "a@shop.example", MAIL_FROM: "b@shop.example" };
  const env = { MESSAGE_JOURNAL: journal, TRUSTED_PROXIES: "1", ...mail };
  const { origin, child, ended } = await startPackage(tree, env);
  const [language] = JSON.parse(read(tree, "dist", "site.json")).languages;
  const page = await fetch(`${origin}/${language}`);
  expect([page.status, await page.text()]).toEqual([200, read(tree, "dist", "client", `${language}.html`)]);
  const country = await fetch(`${origin}/api/v1/country`, { headers: { "X-Forwarded-For": "2.88.0.1" } });
  expect(await country.json()).toEqual({ country: "SA" });
  const message = messageFrom("Amal");
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) };
  expect((await fetch(`${origin}/api/v1/message`, sent)).status).toBe(200);
  expect(linesOf(journal)).toEqual([expect.objectContaining(message)]);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
  const list = { cwd: tree, env: { ...process.env, MESSAGE_JOURNAL: journal }, shell: true, encoding: "utf8" } as const;
  const listed = spawnSync("npm run --silent messages -- --json", list);
  expect(JSON.parse(listed.stdout), listed.stderr).toMatchObject(message);
}, 120_000);

test("a folder with something in it is left as it is", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "mine.txt"), "mine");
  expect(await pack(folder)).toEqual({ code: 1, out: "", err: `${folder} is not empty: name a new folder.\n` });
  expect(read(folder, "mine.txt")).toBe("mine");
  expect(existsSync(join(folder, "dist"))).toBe(false);
});
