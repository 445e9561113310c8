/** Weight of the built site with brotli at its highest setting. Needs `npm run build`. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type TypefaceJob, typefaceFile } from "../../scripts/encode/typeface.ts";
import { filesBelow } from "../../scripts/files-below.ts";
import {
  browserEntry,
  codeVersion,
  previewEntry,
  readManifest,
  scriptAddresses,
  styleFiles,
} from "../../src/prerender/assets-manifest.ts";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { contentKey, type PageAddress, pageModule, routeOf } from "../../src/routes/routes.ts";
import { elementsOf } from "../site/html-elements.ts";
import { client, htmlOf, pages, site } from "../site/pages.ts";

const manifest = readManifest(outFolder);

/** Size of a file as it is sent; the build does not compress the smallest ones. */
function sentSize(name: string): number {
  const path = join(client, name);
  const compressed = statSync(`${path}.br`, { throwIfNoEntry: false });
  if (compressed !== undefined) return compressed.size;
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

const scriptsOf = (sources: readonly string[]) => scriptAddresses(manifest, sources).map((address) => address.slice(1));
const scriptsBeforeInteraction = ({ route }: PageAddress) => scriptsOf([browserEntry, pageModule(route)]);

describe.each(pages)("$path", ({ page, language, path }) => {
  // The first congestion window, ten segments of 1,460 bytes; the headers come on top.
  test("is at most 14.6 kB with its styles, and 8 kB as data", () => {
    expect(sentSize(`${path}.html`)).toBeLessThanOrEqual(14_600);
    const [, version = ""] = /data-version="(\w+)"/.exec(htmlOf(path)) ?? [];
    expect(sentSize(join("content", version, language, `${contentKey(page)}.json`))).toBeLessThan(8_000);
  });

  test("waits for nothing before it paints", () => {
    const html = htmlOf(path);
    const loading = /<link[^>]*rel="(?:stylesheet|preload|modulepreload)"(?![^>]*as="(?:image|font)")[^>]*>/g;
    expect(html.match(loading)).toBeNull();
    const scripts = elementsOf(html).filter(({ name }) => name === "script");
    // The inline script; on the 404 page the module that redirects on static hosts; structured data, which is not executed.
    const redirect = page.route === "notFound" ? ["module"] : [];
    const data = routeOf(page.route).indexed ? ["application/ld+json"] : [];
    expect(scripts.map(({ attributes }) => attributes.type ?? "")).toEqual(["", ...redirect, ...data]);
    expect(JSON.stringify(scripts[0]?.attributes).length + (scripts[0]?.text.length ?? 0)).toBeLessThan(3_600);
    expect(html).not.toContain("@import");
  });

  test("loads at most 102 kB in 20 scripts before interaction", () => {
    const sizes = scriptsBeforeInteraction(page).map(sentSize);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(102_000);
    expect(sizes.length).toBeLessThanOrEqual(20);
  });
});

test("the typeface is one file of at most 12 kB, asked for at the top of every document", async () => {
  const all: TypefaceJob[] = JSON.parse(readFileSync(join(generatedFolder, typefaceFile), "utf8"));
  const [{ path, characters } = expect.fail("There is no typeface")] = all;
  const fonts = filesBelow(join(client, "assets")).filter((name) => name.endsWith(".woff2"));
  expect(fonts.map((name) => `/assets/${name}`)).toEqual(expect.arrayContaining(all.map(({ path }) => path)));
  // English and German need fewer than 110 signs; other languages have more letters.
  const more = Math.max(0, characters.length - 110) * 130;
  expect(statSync(join(client, path)).size).toBeLessThanOrEqual(12_000 + more);
  const preload = `<link rel="preload" href="${path}" as="font"`;
  expect(pages.filter(({ path }) => !htmlOf(path).includes(preload))).toEqual([]);
});

const scripts = filesBelow(join(client, "assets")).filter((name) => name.endsWith(".js"));

test.each([
  ["zod", /ZodError|invalid_type/],
  ["yaml", /YAMLParseError|BLOCK_AS_IMPLICIT_KEY/],
  ["Vike", /vike_pageContext|_vike/],
  ["The development server", /content[:-](?:problems|changed|ask)|__open-in-editor|@vite\/client/],
  ["react-dom's development build", /react-dom\.development|You are using.*development build/],
])("%s never reaches the browser", (_name, trace) => {
  expect(scripts.filter((name) => trace.test(readFileSync(join(client, "assets", name), "utf8")))).toEqual([]);
});

test("every script is loaded by a page, at once or later", () => {
  const later = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports);
  const reachable = new Set(scriptsOf([browserEntry, previewEntry, ...later]));
  const spare = scripts.filter((name) => !reachable.has(`assets/${name}`) && !name.startsWith("redirect"));
  expect(spare).toEqual([]);
});

test.each(site.languages)("the search of the whole site in %s loads at most 25 kB when it begins", (language) => {
  const lazy = ["search/search-dialog.tsx", "search/finder.ts", "search/found.tsx"].map(
    (name) => `src/features/${name}`,
  );
  const atOnce = scriptsOf([browserEntry]);
  const code = scriptsOf(lazy).filter((name) => !atOnce.includes(name));
  const [known, styles] = [styleFiles(manifest, [browserEntry]), styleFiles(manifest, lazy)];
  const index = join("content", codeVersion(manifest), language, "search", "site.json");
  const files = [...code, ...styles.filter((name) => !known.includes(name)), index];
  expect(code.length).toBeGreaterThan(3);
  expect(pages.flatMap(({ page }) => scriptsBeforeInteraction(page)).filter((name) => name === code.at(-1))).toEqual(
    [],
  );
  expect(files.map(sentSize).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
});

test("the search for similar names is one script, which no page loads at once", () => {
  const ofPages = pages.flatMap(({ page }) => scriptsBeforeInteraction(page));
  const finder = scriptsOf(["src/lib/similar.ts"]).filter((name) => !ofPages.includes(name));
  const hasFuse = (name: string) => readFileSync(join(client, name), "utf8").includes("ignoreLocation");
  expect(finder.map(hasFuse)).toEqual([true]);
  expect(ofPages.filter(hasFuse)).toEqual([]);
});

test("the Worker is at most 150 kB, compressed by gzip, and brings the licences of its packages", () => {
  const worker = join(outFolder, "worker");
  const code = filesBelow(worker).filter((name) => name.endsWith(".js"));
  const sizes = code.map((name) => gzipSync(readFileSync(join(worker, name))).byteLength);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
  const licences = readFileSync(join(worker, "licences.txt"), "utf8");
  for (const name of ["hono", "nodemailer", "zod", "ipaddr.js", "react-router"])
    expect(licences).toContain(`## ${name} `);
});
