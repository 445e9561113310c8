/** What the files for Netlify and Cloudflare Pages say is held against the answers of the bundled server. */
import { describe, expect, test } from "vitest";
import { headersFile } from "../../scripts/site/hosts/headers-file.ts";
import type { HostSite } from "../../scripts/site/hosts/host-site.ts";
import { redirectsFile } from "../../scripts/site/hosts/redirects-file.ts";
import { pagesOf, routes } from "../../src/routes/routes.ts";
import { securityHeaders } from "../../src/server/security-headers.ts";
import { createSampleApp, sampleFiles, sampleSite } from "../server/sample-dist.ts";

const { app } = createSampleApp();
const site: HostSite = { ...sampleSite, files: Object.keys(sampleFiles) };

/** One `*` in a path stands for anything, on both hosts. */
function matches(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? pattern === path : path.startsWith(start) && path.endsWith(end);
}

describe("_headers", () => {
  const rules = headersFile(site)
    .split(/\n\n/)
    .map((block) => {
      const [pattern = "", ...lines] = block.trimEnd().split("\n");
      return { pattern, headers: lines.map((line) => /^ {2}([\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? ["", line]) };
    });
  /** Every value that the hosts would send, by name. */
  const sent = (path: string, name: string) =>
    rules
      .filter(({ pattern }) => matches(pattern, path))
      .flatMap(({ headers }) => headers.flatMap(([key, value]) => (key === name ? [value] : [])));

  const visible = Object.keys(sampleFiles).filter((file) => !/(?:^|\/)\.(?!well-known)/.test(file));
  const answer = (file: string) => app.request(`https://localhost/${file}`);

  test.each(visible)("%s has the security headers of the server, each once", async (file) => {
    const { headers } = await answer(file);
    for (const name of [...Object.keys(securityHeaders), "Strict-Transport-Security"]) {
      const isDrawing = name === "Content-Security-Policy" && file.endsWith(".svg");
      // Of several policies all count.
      const all = isDrawing ? ["frame-ancestors 'none'", headers.get(name)] : [headers.get(name)];
      expect(sent(`/${file}`, name), name).toEqual(all);
    }
  });

  test.each(visible.filter((file) => !file.endsWith(".html")))("%s is kept as long, said once", async (file) => {
    const { status, headers } = await answer(encodeURI(file));
    expect(status).toBe(200);
    expect(sent(`/${file}`, "Cache-Control")).toEqual([headers.get("Cache-Control")]);
    for (const type of sent(`/${file}`, "Content-Type")) expect(type).toBe(headers.get("Content-Type"));
  });

  test.each(["/en", "/de/features", "/", "/en/nowhere"])("the page %s is left to what both hosts do", (path) => {
    expect(sent(path, "Cache-Control")).toEqual([]);
  });

  test("a feed says that it is one", () => {
    expect(sent("/feed.atom", "Content-Type")).toEqual(["application/atom+xml; charset=utf-8"]);
    const inLanguage = headersFile({ ...site, files: [...site.files, "de/releases.atom"] });
    expect(inLanguage).toContain("/de/releases.atom\n  Content-Type: application/atom+xml; charset=utf-8\n");
  });

  test("keeps to what Cloudflare takes: 100 rules, one * each, lines below 2,000 characters", () => {
    const pages = Array.from({ length: 500 }, (_, index) => `en/plugins/plugin-${index}.html`);
    const pictures = Array.from({ length: 500 }, (_, index) => `images/picture-${index}.svg`);
    const text = headersFile({ ...site, files: [...site.files, ...pages, ...pictures] });
    expect(text.split("\n\n").length).toBeLessThan(100);
    for (const line of text.split("\n")) {
      expect(line.length).toBeLessThan(2_000);
      if (line.startsWith("/")) expect(line.split("*").length, line).toBeLessThanOrEqual(2);
    }
  });

  test("names no hidden file and no compressed one", () => {
    expect(headersFile({ ...site, files: [...site.files, "robots.txt.br", "robots.txt.gz"] })).not.toMatch(
      /\.env|\.git|\.br|\.gz/,
    );
  });
});

describe("_redirects", () => {
  const rules = redirectsFile(site)
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [from = "", to = "", status = "", condition] = line.split(/\s+/);
      return { line, from, to, status: Number.parseInt(status, 10), force: status.endsWith("!"), condition };
    });
  /** Netlify: the first rule that matches; a file wins over a rule without `!`. */
  const apply = (path: string, language: string, cookie: boolean) => {
    const isFile = [path, `${path}.html`, `${path}index.html`].some((file) => site.files.includes(file.slice(1)));
    const holds = (condition: string | undefined) =>
      condition === undefined || condition === `Language=${language}` || (condition === "Cookie=language" && cookie);
    return rules.find((rule) => matches(rule.from, path) && holds(rule.condition) && (rule.force || !isFile));
  };

  const paths = [
    "/",
    ...routes.flatMap(({ path }) => (path && !path.includes(":") ? [`/${path}`] : [])),
    ...sampleSite.pluginSlugs.map((slug) => `/plugins/${slug}`),
  ];

  test("are for every page", () => {
    expect(paths.length).toBe(pagesOf(site).length - 1);
    expect(new Set(rules.filter(({ condition }) => condition).map(({ from }) => from))).toEqual(new Set(paths));
  });

  test.each(paths)("%s leads where the server leads, in each language", async (path) => {
    for (const language of sampleSite.languages) {
      const { status, headers } = await app.request(path, { headers: { "Accept-Language": language } });
      expect([status, headers.get("Location")]).toEqual([302, apply(path, language, false)?.to]);
      expect(apply(path, language, false)?.status).toBe(302);
    }
  });

  test.each(paths)("%s is left to the script where a language was chosen", (path) => {
    for (const language of sampleSite.languages) {
      expect(apply(path, language, true)).toMatchObject({ to: "/index.html", status: 200 });
    }
  });

  test.each(["en", "de"])("a missing page below /%s is the 404 page in that language", async (language) => {
    const rule = apply(`/${language}/no/such-page`, "fr", true);
    expect(rule).toMatchObject({ to: `/${language}/404.html`, status: 404 });
    const answer = await app.request(`/${language}/no/such-page`);
    const file = Object.entries(sampleFiles).find(([name]) => `/${name}` === rule?.to);
    expect([answer.status, await answer.text()]).toEqual([404, file?.[1]]);
  });

  test.each(["/en", "/de/features", "/robots.txt", "/assets/entry.4f3a.js", "/downloads/Setup.exe", "/api/v1/message"])(
    "%s is left alone",
    (path) => {
      for (const language of sampleSite.languages) expect(apply(path, language, true)).toBeUndefined();
    },
  );

  test("Cloudflare Pages, which knows neither language nor cookie, takes none of them for its own", () => {
    const taken = rules.filter(({ condition, status }) => condition === undefined && status !== 404);
    expect(taken.map(({ line }) => line)).toEqual([]);
  });
});
