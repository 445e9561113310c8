/** The structure of the project: who imports what, and what its code avoids. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import vitest from "../../vitest.config.ts";
import { filesIn, type Import, parseFile } from "./source-files.ts";

const src = filesIn("src", /\.tsx?$/).map(parseFile);
const scripts = filesIn("scripts", /\.tsx?$/).map(parseFile);
const styles = filesIn("src", /\.css$/);
const imports = [...src, ...scripts].flatMap((file) => file.imports);

const isIn = (path: string, ...folders: readonly string[]) =>
  folders.some((folder) => path.startsWith(`src/${folder}/`));
/** The files of a page for the content build. */
const isForContent = (path: string) => /^src\/pages\/[\w-]+\/(?:[\w-]+-)?(?:schema|compose)\.ts$/.test(path);
const isOfServer = /^(?:node:|zod\b|hono\b|@hono\/)/;
const mayUseServer = (path: string) => isIn(path, "prerender", "server") || isForContent(path);
const isPure = (path: string) => /^src\/(?:project-folders|domain\/[\w-]+)\.ts$/.test(path);

describe("imports", () => {
  test("have a rule in biome.json for every folder of src", () => {
    expect(imports.length).toBeGreaterThan(500);
    const { overrides }: { overrides: { includes: string[] }[] } = JSON.parse(readFileSync("biome.json", "utf8"));
    const ruled = overrides.flatMap(({ includes }) => includes).join();
    const folders = new Set(src.map(({ path }) => path.split("/").slice(1, -1)[0] ?? ""));
    expect([...folders].filter((folder) => !new RegExp(`\\b${folder}\\b`).test(ruled))).toEqual([]);
  });

  test.each<[rule: string, isForbidden: (found: Import) => boolean]>([
    ["components know only types of the content", ({ from, to }) => isIn(from, "components") && isIn(to, "content")],
    ["src takes only types from scripts", ({ from, to }) => to.startsWith("scripts/") && !isForContent(from)],
    ["schemas and composing take only content", ({ to }) => /^scripts\/(?!content\/)/.test(to)],
    ["src takes nothing from the tests", ({ to }) => to.startsWith("tests/")],
    ["schemas and composing are for the content build", ({ from, to }) => isForContent(to) && !isForContent(from)],
    ["src/content reads generated files", ({ from, to }) => to.startsWith("#generated/") && !isIn(from, "content")],
    ["Vike is known by src/prerender alone", ({ from, to }) => /^vike\b/.test(to) && !isIn(from, "prerender")],
    ["zod, Hono and Node stay on the server", ({ from, to }) => isOfServer.test(to) && !mayUseServer(from)],
    ["YAML is for the content build", ({ from, to }) => /^yaml\b/.test(to) && !isForContent(from)],
  ])("%s", (_rule, isForbidden) => {
    const values = src.flatMap((file) => file.imports).filter(({ typeOnly }) => !typeOnly);
    expect(values.filter(isForbidden).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test("the content build takes pages, routes and pure functions from the site", () => {
    const found = imports.filter(({ from, to }) => from.startsWith("scripts/content/") && to.startsWith("src/"));
    const values = found.filter(({ to, typeOnly }) => !typeOnly && !isIn(to, "routes"));
    expect(values.filter(({ to }) => !isPure(to) && !isForContent(to)).map(({ to }) => to)).toEqual([]);
  });
});

/** Each takes from those before it. A page's `schema.ts` and `compose.ts` are two of them. */
const rooms = ["core", "files", "schema", "page schemas", "check", "compose", "page composing", "emit", "cli"];

function roomOf(path: string): number {
  if (isForContent(path)) return rooms.indexOf(path.endsWith("schema.ts") ? "page schemas" : "page composing");
  return rooms.indexOf(/^scripts\/content\/([\w-]+)\//.exec(path)?.[1] ?? "");
}

describe("rooms of the content build", () => {
  const folders = scripts
    .filter(({ path }) => path.startsWith("scripts/content/"))
    .map(({ path }) => path.split("/").slice(2, -1));

  test("are seven, with at most three folders each", () => {
    const found = [...new Set(folders.map(([room = ""]) => room))];
    expect(found.sort()).toEqual(rooms.filter((room) => !room.startsWith("page ")).sort());
    for (const room of found) {
      const inside = folders
        .filter(([name, ...rest]) => name === room && rest.length > 0)
        .map((path) => path.join("/"));
      expect(new Set(inside).size, room).toBeLessThanOrEqual(3);
    }
  });

  test("import from those before them", () => {
    const between = imports.filter(({ from, to }) => roomOf(from) !== -1 && roomOf(to) !== -1);
    expect(between.length).toBeGreaterThan(500);
    const upwards = between.filter(({ from, to }) => roomOf(to) > roomOf(from));
    expect(upwards.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

describe("code", () => {
  test("silences the compiler nowhere but once: no cast but as const, no @ts- comment", () => {
    const found = [...src, ...scripts].flatMap(({ path, silenced }) => silenced.map((text) => `${path}: ${text}`));
    expect(found).toEqual([
      // A map from schemas to their results: its type cannot say that each belongs to its key.
      "scripts/content/check/schema-result.ts: results(parsed)(schema) as z.ZodSafeParseResult<z.output<Schema>>",
    ]);
  });

  test("is in files of at most 250 lines", () => {
    const long = [...src, ...scripts, ...styles].filter(({ text }) => text.trimEnd().split("\n").length > 250);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

test("styles win by order, and take their colours from src/styles/tokens.css", () => {
  const declarations = styles.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/[\w-]+\s*:\s*[^;{}]+[;}]/g)].map(([line]) => `${path}: ${line}`),
  );
  const colour = /:.*:.*(?:#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\()/is;
  expect(declarations.length).toBeGreaterThan(300);
  expect(declarations.filter((line) => line.includes("!important"))).toEqual([]);
  expect(declarations.filter((line) => colour.test(line) && !line.startsWith("src/styles/tokens.css"))).toEqual([]);
});

test("another product needs other content only: no code names the product, its company or its hosts", () => {
  const { brand, company, hosts } = parse(readFileSync("tests/content/sample/site.yaml", "utf8"));
  // A host may be a path on the site's own.
  const addresses = Object.values(hosts).flatMap((host) => URL.parse(String(host))?.host ?? []);
  const names: string[] = [brand, company.name, ...addresses];
  const found = [...src, ...scripts, ...styles].flatMap(({ path, text }) =>
    names.filter((name) => text.toLowerCase().includes(name.toLowerCase())).map((name) => `${path}: ${name}`),
  );
  expect(names.length).toBeGreaterThan(2);
  expect(found).toEqual([]);
});

test("a step of npm test, or of the night, runs each folder with tests", () => {
  const holding = (ending: string) =>
    readdirSync("tests").filter((folder) =>
      readdirSync(join("tests", folder), { recursive: true }).some((name) => String(name).endsWith(ending)),
    );
  const named = JSON.stringify(vitest.test?.projects).match(/(?<=tests\/\{?)[\w,]+(?=\}?\/\*)/g);
  expect([...new Set(named?.flatMap((folders) => folders.split(",")))].sort()).toEqual(holding(".test.ts").sort());
  expect(holding(".spec.ts").sort()).toEqual(["e2e", "engines", "site"]);
});
