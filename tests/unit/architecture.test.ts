/** How the project is put together, and what its code keeps away from. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isRouteId, pageModule, routes } from "../../src/routes/routes.ts";
import { filesIn, type Import, parseFile } from "./source-files.ts";

const src = filesIn("src", /\.tsx?$/).map(parseFile);
const scripts = filesIn("scripts", /\.ts$/).map(parseFile);
const styles = filesIn("src", /\.css$/);
const imports = src.flatMap((file) => file.imports);

/** The folders of `src` for which biome.json says what they may import. */
const { overrides }: { overrides: { includes: string[] }[] } = JSON.parse(readFileSync("biome.json", "utf8"));
const ruled = overrides.flatMap(({ includes }) => includes).join();

function partOf(path: string): string {
  return path.split("/")[1] ?? "";
}

const listed = (found: readonly Import[]) => found.map(({ from, to }) => `${from} → ${to}`);
/** What a page has for the content build: the schema of its words, and composing. */
const isForContent = (path: string) => /^src\/pages\/[\w-]+\/(?:[\w-]+-)?(?:schema|compose)\.ts$/.test(path);
const isOwn = (path: string) => path.startsWith("src/");
const isOneOf = (path: string, ...parts: readonly string[]) => parts.includes(partOf(path));

describe("imports", () => {
  test("are found, and lead to files", () => {
    expect(imports.length).toBeGreaterThan(200);
    const own = imports.filter(({ to }) => isOwn(to) || to.startsWith("scripts/"));
    expect(listed(own.filter(({ to }) => !existsSync(to)))).toEqual([]);
  });

  test("have a rule in biome.json for every folder of src", () => {
    const parts = new Set(src.filter(({ path }) => path.split("/").length > 2).map(({ path }) => partOf(path)));
    expect([...parts].filter((part) => !new RegExp(`\\b${part}\\b`).test(ruled))).toEqual([]);
  });

  test("components know of content only its types", () => {
    const found = imports.filter(({ from, to }) => isOneOf(from, "components") && to.startsWith("src/content/"));
    expect(listed(found.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
  });

  test("src takes only types from scripts, and nothing from the tests", () => {
    const values = imports.filter(({ to, typeOnly }) => to.startsWith("scripts/") && !typeOnly);
    const others = values.filter(({ from, to }) => !isForContent(from) || !to.startsWith("scripts/content/"));
    expect(listed([...others, ...imports.filter(({ to }) => to.startsWith("tests/"))])).toEqual([]);
  });

  test("of a page's schema and composing the rest of src knows only the types", () => {
    const found = imports.filter(({ from, to }) => isForContent(to) && !isForContent(from));
    expect(listed(found.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
  });

  test("generated files are imported by src/content", () => {
    const readers = imports.filter(({ to }) => to.startsWith("#generated/")).map(({ from }) => from);
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.filter((from) => !isOneOf(from, "content"))).toEqual([]);
  });

  test("only src/prerender knows Vike", () => {
    const found = imports.filter(({ to }) => /^vike\b/.test(to));
    expect(listed(found.filter(({ from }) => !isOneOf(from, "prerender")))).toEqual([]);
  });

  test("zod and Node's own modules stay on the server", () => {
    const found = imports.filter(({ to, typeOnly }) => !typeOnly && /^(?:node:|zod\b|hono\b|@hono\/)/.test(to));
    const inBrowser = found.filter(({ from }) => !isOneOf(from, "prerender", "server") && !isForContent(from));
    expect(listed(inBrowser)).toEqual([]);
  });

  test("only the form for editors takes YAML and the form's library to the browser", () => {
    const found = imports.filter(({ to, typeOnly }) => !typeOnly && /^(?:yaml\b|@sveltia\/)/.test(to));
    expect(listed(found.filter(({ from }) => !isOneOf(from, "admin")))).toEqual([]);
  });

  test("the content build knows of the site its pages, and pure functions", () => {
    const found = scripts.flatMap((file) => file.imports).filter(({ from }) => from.startsWith("scripts/content/"));
    const values = found.filter(({ to, typeOnly }) => isOwn(to) && !typeOnly && !isOneOf(to, "routes"));
    const pure = /^src\/(?:project-folders|(?:domain|admin\/yaml)\/[\w-]+)\.ts$/;
    expect(values.filter(({ to }) => !pure.test(to) && !isForContent(to)).map(({ to }) => to)).toEqual([]);
  });
});

test("rooms of the content build import one way: there is no circle between folders", () => {
  const roomOf = (path: string) => /^(?:scripts\/content\/[\w-]+|src\/pages)(?=\/)/.exec(path)?.[0];
  const uses = [...src, ...scripts]
    .flatMap((file) => file.imports)
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== undefined && to !== undefined && from !== to);
  let left = uses;
  let count: number;
  // A room that uses none of those left is below them.
  do {
    count = left.length;
    const users = new Set(left.map(({ from }) => from));
    left = left.filter(({ to }) => users.has(to));
  } while (left.length < count);
  expect(uses.length).toBeGreaterThan(100);
  expect(left).toEqual([]);
});

test("links name routes that there are, and every route has its component", () => {
  const named = [...src, ...scripts].flatMap(({ path, code }) =>
    [...code.matchAll(/\broute: "(\w+)"/g)].map(([, id]) => ({ path, id })),
  );
  const ids = routes.map(({ id }) => id);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ id = "" }) => !isRouteId(id))).toEqual([]);
  expect(ids.map((id) => pageModule(id)).filter((file) => !existsSync(file))).toEqual([]);
});

describe("code", () => {
  test("silences the compiler nowhere but once: no cast but as const, no @ts- comment", () => {
    const found = [...src, ...scripts].flatMap(({ path, silenced }) => silenced.map((text) => `${path}: ${text}`));
    expect(found).toEqual([
      // A map from schemas to their results: its type cannot say that each belongs to its key.
      "scripts/content/model/schema-result.ts: results(parsed)(schema) as z.ZodSafeParseResult<z.output<Schema>>",
    ]);
  });

  test("is in files of at most 250 lines", () => {
    const long = [...src, ...scripts, ...styles].filter(({ text }) => text.trimEnd().split("\n").length > 250);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

describe("styles", () => {
  const declarations = styles.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/[\w-]+\s*:\s*([^;{}]+)[;}]/g)].map(([line, value = ""]) => ({
      value,
      line: `${path}: ${line}`,
    })),
  );
  const linesWith = (pattern: RegExp) => declarations.flatMap(({ value, line }) => (pattern.test(value) ? [line] : []));

  test("are found", () => expect(declarations.length).toBeGreaterThan(300));

  test("win by order, not by !important", () => expect(linesWith(/!important/)).toEqual([]));

  test("take their colours from src/styles/tokens.css", () => {
    const found = linesWith(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i);
    expect(found.filter((line) => !line.startsWith("src/styles/tokens.css"))).toEqual([]);
  });
});

test("another product needs other content only: no code names the product, its company or its hosts", () => {
  const { brand, company, hosts } = parse(readFileSync("tests/content/sample/site.yaml", "utf8"));
  // The installers may be on the site's own host, and have a path only.
  const addresses = Object.values(hosts)
    .map(String)
    .filter((address) => URL.canParse(address));
  const names: string[] = [brand, company.name, ...addresses.map((address) => new URL(address).host)];
  const found = [...src, ...scripts, ...styles].flatMap(({ path, text }) =>
    names.filter((name) => text.toLowerCase().includes(name.toLowerCase())).map((name) => `${path}: ${name}`),
  );
  expect(names.length).toBeGreaterThan(2);
  expect(found).toEqual([]);
});
