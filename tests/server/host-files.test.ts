/** The files for Netlify and Cloudflare Pages, compared with the answers of the bundled server. */
import { describe, expect, test } from "vitest";
import { headersFile } from "../../scripts/site/hosts/headers-file.ts";
import type { HostSite } from "../../scripts/site/hosts/host-site.ts";
import { redirectsFile } from "../../scripts/site/hosts/redirects-file.ts";
import { pagesOf } from "../../src/routes/routes.ts";
import { securityHeaders } from "../../src/server/security-headers.ts";
import { createSampleApp, sampleFiles, sampleSite } from "./sample-dist.ts";

const { app, ask } = createSampleApp();
const { languages } = sampleSite;
const site: HostSite = { ...sampleSite, files: Object.keys(sampleFiles) };

/** One `*` in a path means anything, on both hosts. */
function matches(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? pattern === path : path.startsWith(start) && path.endsWith(end);
}

describe("_headers", () => {
  const rules = headersFile(site)
    .split("\n\n")
    .map((block) => {
      const [pattern = "", ...lines] = block.trimEnd().split("\n");
      return { pattern, headers: lines.map((line) => line.trim().split(/: (.*)/)) };
    });
  const sent = (path: string, name: string) =>
    rules
      .filter(({ pattern }) => matches(pattern, path))
      .flatMap(({ headers }) => headers.flatMap(([key, value]) => (key === name ? [value] : [])));

  const forVisitors = site.files.filter((file) => !/(?:^|\/)\.(?!well-known)/.test(file));
  test.each(forVisitors)("%s has the server's headers", async (file) => {
    const { status, headers } = await app.request(`https://localhost/${encodeURI(file)}`);
    for (const name of [...Object.keys(securityHeaders), "Strict-Transport-Security", "X-Robots-Tag"]) {
      const value = headers.get(name);
      const values = sent(`/${file}`, name);
      if (value !== null) expect(values, name).toContain(value);
      // Drawings and the form for editors have two policies, and all apply.
      if (!/\.svg$|^admin\//.test(file)) expect(values, name).toHaveLength(value === null ? 0 : 1);
    }
    if (file.endsWith(".html")) return;
    expect([status, sent(`/${file}`, "Cache-Control")]).toEqual([200, [headers.get("Cache-Control")]]);
    for (const type of sent(`/${file}`, "Content-Type")) expect(type).toBe(headers.get("Content-Type"));
  });

  test("search engines shall not list the form for editors; without one there are no rules for it", () => {
    for (const path of ["/admin", "/admin/"]) expect(sent(path, "X-Robots-Tag")).toEqual(["noindex, nofollow"]);
    const files = site.files.filter((file) => !file.startsWith("admin/"));
    expect(headersFile({ ...site, files })).not.toContain("/admin");
  });

  test("a feed has its type; no hidden or compressed file has a rule", () => {
    const text = headersFile({ ...site, files: [...site.files, "de/releases.atom", "robots.txt.br", "robots.txt.gz"] });
    expect(text).toContain("/de/releases.atom\n  Content-Type: application/atom+xml; charset=utf-8\n");
    expect(text).not.toMatch(/\.env|\.git|\.br|\.gz/);
  });

  test("keeps to Cloudflare's limits: 100 rules, one * each, lines below 2,000 characters", () => {
    const many = Array.from({ length: 500 }, (_, index) => [`en/plugins/p-${index}.html`, `images/p-${index}.svg`]);
    const text = headersFile({ ...site, files: [...site.files, ...many.flat()] });
    expect(text.split("\n\n").length).toBeLessThan(100);
    for (const line of text.split("\n")) {
      expect(line.length).toBeLessThan(2_000);
      if (line.startsWith("/")) expect(line.split("*").length, line).toBeLessThanOrEqual(2);
    }
  });
});

describe("_redirects", () => {
  const rules = redirectsFile(site)
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [from = "", to = "", status = "", condition] = line.split(/\s+/);
      return { from, to, status: Number.parseInt(status, 10), force: status.endsWith("!"), condition };
    });
  /** Netlify: the first rule that matches; a file wins over a rule without `!`. */
  const apply = (path: string, language: string, cookie: boolean) => {
    const isFile = [path, `${path}.html`, `${path}index.html`].some((file) => site.files.includes(file.slice(1)));
    const conditions = [undefined, `Language=${language}`, ...(cookie ? ["Cookie=language"] : [])];
    const possible = rules.filter(({ force, condition }) => (force || !isFile) && conditions.includes(condition));
    return possible.find(({ from }) => matches(from, path));
  };
  const paths = new Set(rules.filter(({ condition }) => condition).map(({ from }) => from));

  test("are for every page and every earlier address", () => {
    expect(paths.size).toBe(pagesOf(site).length - 1 + Object.keys(site.moved).length);
  });

  test.each([...paths])("%s leads where the server leads, or to the script", async (path) => {
    for (const language of languages) {
      const { status, headers } = await ask(path, { "Accept-Language": language });
      expect(apply(path, language, false)).toMatchObject({ to: headers.get("Location"), status: 302 });
      expect(status).toBe(302);
      const document = path in site.moved ? `${path}.html` : "/index.html";
      expect(apply(path, language, true)).toMatchObject({ to: document, status: 200 });
    }
  });

  test.each(Object.entries(site.moved))("%s is now at %s in each language, whatever file lies there", (from, to) => {
    for (const code of languages) {
      const expected = { to: `/${code}${to}`, status: 301, force: true };
      expect(apply(`/${code}${from}`, "fr", true)).toMatchObject(expected);
    }
  });

  test.each(["en", "de"] as const)("a missing page below /%s is the 404 page in that language", async (language) => {
    const file = `${language}/404.html` as const;
    expect(apply(`/${language}/no/such-page`, "fr", true)).toMatchObject({ to: `/${file}`, status: 404 });
    const answer = await ask(`/${language}/no/such-page`);
    expect([answer.status, await answer.text()]).toEqual([404, sampleFiles[file]]);
  });

  test.each(["/en", "/robots.txt", "/downloads/Setup.exe", "/api/v1/message", "/admin"])("%s is left alone", (path) => {
    expect(apply(path, "de", true)).toBeUndefined();
  });

  test("Cloudflare Pages takes only those of earlier addresses: without conditions, with plain numbers", () => {
    const own = rules.filter(({ condition, status, force }) => condition === undefined && status !== 404 && !force);
    const earlier = Object.keys(site.moved).flatMap((from) => languages.map((code) => `/${code}${from}`));
    expect(own.map(({ from }) => from)).toEqual(earlier);
  });
});
