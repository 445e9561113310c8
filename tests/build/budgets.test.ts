/** Weight of the built site, as the visitor receives it: brotli at its highest setting. Needs `npm run build`. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inventPartners } from "../../scripts/bench/invented-partners.ts";
import { indexOf } from "../../scripts/content/emit/directory-index.ts";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { browserEntry, fontAddresses, readManifest, scriptAddresses } from "../../src/renderer/assets-manifest.ts";
import { contentKey, localizedPath, type PageAddress, pageModule, routeOf } from "../../src/routes/routes.ts";
import { client, pages, site } from "../site/pages.ts";

/** One response within the first congestion window. */
const documentBudget = 14_000;
const scriptBudget = 101_000;
/** For a page whose main part needs no script. */
const staticScriptBudget = 98_000;

const manifest = readManifest(outFolder);

/** What a longer directory adds is no mistake of the program: so much for each partner above 62. */
const growth = 150;
const { groups }: { groups: { partners: unknown[] }[] } = JSON.parse(
  readFileSync(join(generatedFolder, "content", site.languages[0] ?? "", "partners.json"), "utf8"),
);
const longer = Math.max(0, groups.flatMap(({ partners }) => partners).length - 62) * growth;

/** Size of a file as it is sent: the build has compressed all but the smallest ones. */
function sentSize(name: string): number {
  const path = join(client, name);
  const compressed = statSync(`${path}.br`, { throwIfNoEntry: false });
  if (compressed !== undefined) return compressed.size;
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

function documentOf(path: string): string {
  return readFileSync(join(client, `${path}.html`), "utf8");
}

/** Files of the browser entry and of a page's module, with what both import. */
function scriptsOf(sources: readonly string[]): string[] {
  return scriptAddresses(manifest, sources).map((address) => address.slice(1));
}

/** What a page loads before interaction: its module only where its main part needs one. */
function scriptsBeforeInteraction({ route }: PageAddress): string[] {
  return scriptsOf(routeOf(route).interactive ? [browserEntry, pageModule(route)] : [browserEntry]);
}

describe.each(pages)("$path", ({ page, path }) => {
  it("is at most 14 kB with its styles", () => {
    expect(sentSize(`${path}.html`)).toBeLessThanOrEqual(documentBudget + (page.route === "partners" ? longer : 0));
  });

  it("waits for nothing before it paints", () => {
    const html = documentOf(path);
    for (const [tag] of html.matchAll(
      /<link[^>]*rel="(?:stylesheet|preload|modulepreload)"(?![^>]*as="(?:image|font)")[^>]*>/g,
    )) {
      expect(tag, "a style that loads").toMatch(/\sdisabled[\s>]/);
    }
    // What cannot wait for the application, a few hundred bytes; one block of structured data, which is not executed, where
    // search engines read the page; and the boot script.
    const data = routeOf(page.route).indexed ? ['<script type="application/ld+json">'] : [];
    expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      "<script>",
      ...data,
      '<script type="module">',
    ]);
    expect(html.match(/<script>(.*?)<\/script>/s)?.[1]?.length).toBeLessThan(1_100);
    // Half of it are the names of what is fetched ahead.
    expect(html.match(/<script type="module">(.*?)<\/script>/s)?.[1]?.length).toBeLessThan(2_400);
    expect(html).not.toContain("@import");
  });

  it("loads at most 101 kB of script before interaction, 98 where only the frame needs it", () => {
    const sizes = scriptsBeforeInteraction(page).map(sentSize);
    const budget = routeOf(page.route).interactive ? scriptBudget : staticScriptBudget;
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  });

  it("loads at most 12 scripts before interaction, 5 where only the frame needs them", () => {
    expect(scriptsBeforeInteraction(page).length).toBeLessThanOrEqual(routeOf(page.route).interactive ? 12 : 5);
  });
});

describe("the typeface", () => {
  const fonts = fontAddresses(manifest);

  it("is one file of at most 35 kB, asked for at the top of every document", () => {
    expect(fonts).toHaveLength(1);
    expect(fonts.map((font) => statSync(join(client, font)).size).filter((size) => size > 35_000)).toEqual([]);
    const without = pages.filter(
      ({ path }) => !documentOf(path).includes(`<link rel="preload" href="${fonts[0]}" as="font"`),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

describe("what belongs elsewhere stays there", () => {
  const scripts = readdirSync(join(client, "assets"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const texts = scripts.map((name) => ({ name, text: readFileSync(join(client, "assets", name), "utf8") }));

  it.each([
    ["zod", /ZodError|invalid_type/],
    ["yaml", /YAMLParseError|BLOCK_AS_IMPLICIT_KEY/],
    ["Vike", /vike_pageContext|_vike/],
    ["React Router's other modes", /createBrowserRouter|__staticRouterHydrationData|Cannot submit element/],
    ["React Router's development build", /No routes matched location/],
    ["The development server", /content[:-](?:problems|changed|ask)|__open-in-editor|@vite\/client/],
    ["react-dom's development build", /react-dom\.development|You are using.*development build/],
  ])("%s never reaches the browser", (_name, trace) => {
    expect(texts.filter(({ text }) => trace.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it("nothing is left that no page loads", () => {
    // Pages, and what they load when it is wanted.
    const later = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports);
    const reachable = new Set(scriptsOf([browserEntry, ...later]));
    const spare = scripts.filter(
      (name) => !reachable.has(`assets/${name.replaceAll("\\", "/")}`) && !name.startsWith("redirect"),
    );
    expect(spare).toEqual([]);
  });
});

describe("what finds similar names in the directory, code and index together", () => {
  const code = scriptsOf(["src/features/directory/similar.ts"]).map(sentSize);
  const size = (index: number) => code.reduce((sum, one) => sum + one, index);

  it.each(site.languages)("is at most 11 kB for 62 partners in %s", (language) => {
    const version = /data-version="(\w+)"/.exec(documentOf(`/${language}/partners`))?.[1] ?? "";
    expect(code).toHaveLength(1);
    expect(size(sentSize(join("content", version, language, "directory-index.json")))).toBeLessThanOrEqual(
      11_000 + longer,
    );
  });

  it("is at most 50 kB for 10,000 partners", () => {
    const names = inventPartners(10_000).flatMap(({ country, partners }) => [
      country,
      ...partners.map((one) => one.name),
    ]);
    const index = brotliCompressSync(JSON.stringify(indexOf(names)));
    expect(size(index.byteLength)).toBeLessThanOrEqual(50_000);
  });

  it("is loaded only when it is wanted: no page brings Fuse.js along", () => {
    const texts = pages
      .flatMap(({ page }) => scriptsBeforeInteraction(page))
      .map((name) => [name, readFileSync(join(client, name), "utf8")] as const);
    expect(texts.filter(([, text]) => text.includes("ignoreLocation")).map(([name]) => name)).toEqual([]);
    expect(readFileSync(join(client, scriptsOf(["src/features/directory/similar.ts"])[0] ?? ""), "utf8")).toContain(
      "ignoreLocation",
    );
  });
});

describe("content as data", () => {
  it.each(pages)("$path has its content as a file of its own", ({ page, language }) => {
    const version = /data-version="(\w+)"/.exec(documentOf(localizedPath(page, language)))?.[1] ?? "";
    expect(sentSize(join("content", version, language, `${contentKey(page)}.json`))).toBeLessThan(
      8_000 + (page.route === "partners" ? longer : 0),
    );
  });
});
