/**
 * The built site on a host that knows nothing but files: no redirect rules, no headers, no languages. What the bundled
 * server does there is done by the documents themselves.
 */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { test as base, expect } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { hydrated } from "./site.ts";

const client = join("dist", "client");

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** The file that such a host answers a path with: itself, with `.html`, or the index of the folder. */
function fileOf(pathname: string): string | undefined {
  const path = join(client, normalize(decodeURIComponent(pathname)));
  return [path, `${path}.html`, join(path, "index.html")].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const server = createServer((request, response) => {
        const file = fileOf(new URL(request.url ?? "/", "http://localhost").pathname);
        const name = file ?? join(client, "404.html");
        response.writeHead(file === undefined ? 404 : 200, { "Content-Type": types[extname(name)] ?? "text/plain" });
        response.end(readFileSync(name));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("The host has no port");
      await use(`http://127.0.0.1:${address.port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});

/** Asked for → where a visitor who reads the language arrives. */
const ways = [
  ["/", ""],
  ["/index.html", ""],
  ["/plugins/fatoora.html", "/plugins/fatoora"],
  ["/?utm_source=letter#start", "?utm_source=letter#start"],
  ["/plugins/fatoora?x=1#top", "/plugins/fatoora?x=1#top"],
  ["/plugins/my-logo/", "/plugins/my-logo"],
  ["/features", "/features"],
  ["/partners?country=SA&q=a%20b", "/partners?country=SA&q=a%20b"],
  ["/fr/features", "/features"],
  ["/fr", ""],
  ["/fr/plugins/fatoora?x=1", "/plugins/fatoora?x=1"],
] as const;

for (const [locale, language] of [
  ["de-DE", "de"],
  ["en-GB", "en"],
  ["fr-FR", "en"],
] as const) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });
    // What differs is the language; the whole table is walked once.
    for (const [asked, rest] of language === "de" ? ways : ways.slice(0, 1)) {
      test(`${asked} leads to /${language}${rest}`, async ({ page, origin }) => {
        await page.goto(asked);
        await expect(page).toHaveURL(`${origin}/${language}${rest}`);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("main h1")).toBeVisible();
      });
    }

    test("Back leads to where one came from, not into the redirect", async ({ page, origin }) => {
      await page.goto("/de/faq");
      await page.goto("/");
      await expect(page).toHaveURL(`${origin}/${language}`);
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/de/faq`);
    });
  });
}

test.describe("a language that was chosen before", () => {
  test.use({ locale: "en-GB" });

  for (const [asked, target] of [
    ["/", "/de"],
    ["/features", "/de/features"],
    ["/plugins/fatoora", "/de/plugins/fatoora"],
    ["/fr/faq", "/de/faq"],
    ["/en/faq", "/en/faq"],
  ] as const) {
    test(`wins over the browser's, not over the path: ${asked} leads to ${target}`, async ({
      page,
      context,
      origin,
    }) => {
      await context.addCookies([{ name: "language", value: "de", url: origin }]);
      await page.goto(asked);
      await expect(page).toHaveURL(origin + target);
    });
  }

  for (const value of ["xx", "%3Cscript%3E", "DE"]) {
    test(`is ignored where the site has no such language: ${value}`, async ({ page, context, origin }) => {
      await context.addCookies([{ name: "language", value, url: origin }]);
      await page.goto("/");
      await expect(page).toHaveURL(`${origin}/en`);
    });
  }
});

test.describe("a page that does not exist", () => {
  for (const { code } of shell.languages) {
    test(`/${code}/nope is the 404 page in that language, header and all`, async ({ page, request }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(String(error)));
      const proper = await (await request.get(`/${code}/404`)).text();
      const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(proper) ?? [];

      expect((await page.goto(`/${code}/nope`))?.status()).toBe(404);
      await hydrated(page);
      await expect(page).toHaveURL(new RegExp(`/${code}/nope$`));
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(page.locator("main h1")).toHaveText(heading.replaceAll(/<[^>]+>/g, "").replaceAll("&#x27;", "'"));
      await expect(page.locator("main")).toContainText("404");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await page.locator("header a", { hasText: "Download" }).first().click();
      await expect(page).toHaveURL(new RegExp(`/${code}/download$`));
      await expect(page.locator("main h1")).toBeVisible();
      // The status of the document is all there is to say.
      expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
    });
  }
});

test("an installer that is missing is not looked for in a language", async ({ page, origin }) => {
  const path = `${shell.downloadsPath ?? ""}/releases/latest/gone.exe`;
  expect((await page.goto(path))?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveURL(origin + path);
  await expect(page.locator("main")).toContainText("404");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "de-DE" });

  for (const [path, rest] of [
    ["/", ""],
    ["/plugins/fatoora", "/plugins/fatoora"],
  ] as const) {
    test(`${path} offers every language`, async ({ page, origin }) => {
      await page.goto(path);
      for (const { code, name } of shell.languages) {
        await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/${code}${rest}`);
      }
      await page.getByRole("link", { name: "Deutsch" }).click();
      await expect(page).toHaveURL(`${origin}/de${rest}`);
      await expect(page.locator("main h1")).toBeVisible();
    });
  }
});
