/**
 * Analytics, on a site whose provider is gtag. A small script stands in for the provider's: it takes the
 * same commands, sets the same cookies and sends what it is told to the same host. None of it leaves this machine.
 */
import { rmSync } from "node:fs";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { serveSite } from "../../scripts/browser/serve-site.ts";
import { shell } from "../../src/generated/shell.ts";
import { localizedPath } from "../../src/routes/routes.ts";
import { buildSite } from "../commands/build-site.ts";
import { replace, withCopy } from "../content/content-copy.ts";
import { test as base, expect, hydrated } from "./site.ts";
import { pagesIn } from "./static-page.ts";

const id = "G-TEST12345";
const tagManager = "https://www.googletagmanager.com";
const collector = "https://region1.google-analytics.com";
const languages = shell.languages.map(({ code }) => code);

/** One page view or event, as it was sent. */
type Sent = Readonly<Record<string, string>>;

/** What the page asked of other origins, in order. */
interface Elsewhere {
  readonly requests: string[];
  readonly sent: Sent[];
}

const test = base.extend<{ elsewhere: Elsewhere }, { withAnalytics: string }>({
  withAnalytics: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const gtag = replace("facts/site.yaml", /^ {2}provider: none$/m, `  provider: gtag\n  id: ${id}`);
      const out = await withCopy([gtag], (root) => buildSite(root, "analytics"));
      const served = await serveSite(out);
      await use(served.origin);
      served.close();
      rmSync(out, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ withAnalytics }, use) => use(withAnalytics),
  elsewhere: [
    async ({ context, withAnalytics }, use) => {
      const elsewhere: Elsewhere = { requests: [], sent: [] };
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== withAnalytics && !isPageOrFile(request)) {
          elsewhere.requests.push(request.url());
        }
      });
      await context.route(`${tagManager}/**`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: `(${standIn.toString()})()` }),
      );
      await context.route(`${collector}/**`, async (route) => {
        elsewhere.sent.push(Object.fromEntries(new URL(route.request().url()).searchParams));
        await route.fulfill({ status: 204, headers: { "Access-Control-Allow-Origin": "*" } });
      });
      await context.route(/\.exe$/, (route) =>
        route.fulfill({ body: "MZ", headers: { "Content-Disposition": "attachment" } }),
      );
      await use(elsewhere);
    },
    { auto: true },
  ],
});

// One build serves them all.
test.describe.configure({ mode: "default", timeout: 120_000 });

/** Links out and downloads are followed by the visitor, not by the page. */
function isPageOrFile(request: Request): boolean {
  return request.isNavigationRequest() || request.url().endsWith(".exe");
}

/** Runs in the page: as much of gtag.js as a site can notice. */
function standIn(): void {
  const script = document.currentScript;
  const id = script instanceof HTMLScriptElement ? (new URL(script.src).searchParams.get("id") ?? "") : "";
  let allowed = false;
  let configured: Record<string, unknown> = {};
  const send = (name: string, parameters: Record<string, unknown>) => {
    if (!allowed || Reflect.get(window, `ga-disable-${id}`) === true) return;
    for (const cookie of ["_ga", `_ga_${id.slice(2)}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the real one does.
      document.cookie = `${cookie}=GS1.1; Path=/; Max-Age=${configured.cookie_expires}`;
    }
    const query = new URLSearchParams({ tid: id, en: name });
    for (const [key, value] of Object.entries(parameters)) query.set(key, String(value));
    void fetch(`https://region1.google-analytics.com/g/collect?${query}`, { method: "POST", keepalive: true });
  };
  const take = (command: IArguments) => {
    // The real one takes nothing else either.
    if (Object.prototype.toString.call(command) !== "[object Arguments]") return;
    const [name, first, second = {}] = Array.from(command);
    if (name === "consent") allowed = second.analytics_storage === "granted";
    if (name === "config") configured = second;
    if (name === "config" && second.send_page_view !== false) send("page_view", {});
    if (name === "event") send(first, second);
  };
  const queue = window.dataLayer ?? [];
  queue.forEach(take);
  queue.push = (...commands: IArguments[]) => {
    commands.forEach(take);
    return Array.prototype.push.apply(queue, commands);
  };
}

const accept = (page: Page) => page.locator('#consent [data-consent-press="yes"]').click();
const namesOf = ({ sent }: Elsewhere) => sent.map(({ en }) => en);

/** Changes one's mind in the preferences. */
async function choose(page: Page, analytics: boolean): Promise<void> {
  await page.locator('footer [data-consent-press="preferences"]').click();
  await page.getByRole("dialog").getByRole("checkbox").nth(1).setChecked(analytics);
  await page.getByRole("dialog").locator('button[type="submit"]').click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function follow(page: Page, menuEntry: string, path: RegExp): Promise<void> {
  await page.locator("header nav a", { hasText: menuEntry }).first().click();
  await expect(page).toHaveURL(path);
  // The address comes first; with the head the page is there.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", path);
}

/** A link to a page of nobody, in a tab of its own. */
async function answerElsewhere(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/[^/]+\.example\/(?!.*\.exe$)/, (route) => route.fulfill({ body: "" }));
}

const view = (path: string, title: string, origin: string): Sent => ({
  tid: id,
  en: "page_view",
  page_location: origin + path,
  page_path: path,
  page_title: title,
});

const click = (name: string): Sent => ({ tid: id, en: name, event_category: "Interaction", value: "1" });

for (const language of languages) {
  test(`before a yes no page in ${language} asks another origin, and after a no none does`, async ({
    page,
    context,
    elsewhere,
    complaints,
  }) => {
    const addresses = pagesIn(language).map((page) => localizedPath(page, language));
    for (const path of addresses) {
      // Where a download starts by itself: begun later, it would break off the way to the next page.
      const download = path.includes("/download/") ? page.waitForEvent("download") : undefined;
      await page.goto(path);
      await hydrated(page);
      await page.mouse.move(200, 200);
      await download;
    }
    await page.locator('#consent [data-consent-press="no"]').click();
    for (const path of addresses.slice(0, 3)) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(elsewhere.requests).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name.startsWith("_g"))).toEqual([]);
    // Chromium reports the status of the 404 page.
    expect(complaints.filter((one) => !one.includes("404"))).toEqual([]);
    complaints.length = 0;
  });
}

test("a yes loads the provider at once; pages and clicks are counted as the specification has them", async ({
  page,
  context,
  elsewhere,
  withAnalytics,
}) => {
  await answerElsewhere(context);
  await page.goto("/en?utm_source=news&q=secret#main");
  const home = await page.title();
  await accept(page);
  await expect.poll(() => elsewhere.sent).toHaveLength(1);
  expect(elsewhere.requests[0]).toBe(`${tagManager}/gtag/js?id=${id}`);
  expect(elsewhere.sent[0]).toEqual({
    ...view("/en", home, withAnalytics),
    page_location: `${withAnalytics}/en?utm_source=news`,
  });
  const told = await page.evaluate(() => (window.dataLayer ?? []).slice(0, 3).map((command) => Array.from(command)));
  expect(told[0]).toEqual([
    "consent",
    "default",
    { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted" },
  ]);
  expect(told[2]).toMatchObject(["config", id, { send_page_view: false, cookie_update: false }]);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["_ga", "_ga_TEST12345"]);
  const latest = Date.now() / 1000 + 397 * 24 * 60 * 60;
  for (const { expires } of await context.cookies()) expect(expires).toBeLessThan(latest);

  await follow(page, "Download", /\/en\/download$/);
  await expect.poll(() => elsewhere.sent.at(-1)).toEqual(view("/en/download", await page.title(), withAnalytics));
  await page.locator('main a[href$=".Pro.Update.exe"]').click();
  await expect.poll(() => elsewhere.sent.at(-1)).toEqual(click("download_pro_update"));

  const account = context.waitForEvent("page");
  await page.locator("header nav a", { hasText: "Sign In" }).first().click();
  await (await account).close();
  await expect.poll(() => elsewhere.sent.at(-1)).toEqual(click("click_sign_in"));

  await follow(page, "Partners", /\/en\/partners$/);
  await expect.poll(() => namesOf(elsewhere).at(-1)).toBe("page_view");
  await page.goto(`${page.url()}#main`);
  await page.locator("main input[type=search]").fill("till");
  await page.goBack();
  await follow(page, "FAQ", /\/en\/faq$/);
  await expect.poll(() => elsewhere.sent.at(-1)?.page_path).toBe("/en/faq");
  expect(namesOf(elsewhere)).toEqual([
    "page_view",
    "page_view",
    "download_pro_update",
    "click_sign_in",
    "page_view",
    "page_view",
  ]);
});

test("a download that starts by itself is counted once", async ({ page, elsewhere }) => {
  await page.goto("/en/download/lite");
  await accept(page);
  const download = page.waitForEvent("download");
  await download;
  await expect.poll(() => namesOf(elsewhere)).toContain("download_lite_setup");
  await page.locator("header nav a", { hasText: "FAQ" }).first().click();
  await expect.poll(() => elsewhere.sent.at(-1)?.page_path).toBe("/en/faq");
  expect(namesOf(elsewhere)).toEqual(["page_view", "download_lite_setup", "page_view"]);
});

test("a yes of an earlier visit counts, in every tab, until it is taken back in one", async ({
  page,
  context,
  elsewhere,
}) => {
  await page.goto("/de/features");
  await accept(page);
  await expect.poll(() => elsewhere.sent).toHaveLength(1);
  const other = await context.newPage();
  await other.goto("/de/faq");
  await expect.poll(() => elsewhere.sent).toHaveLength(2);

  await choose(page, false);
  await expect(other.locator("html")).toHaveAttribute("data-consent", "no");
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith("_g"))).toEqual([]);
  const asked = elsewhere.requests.length;
  for (const tab of [page, other]) {
    await follow(tab, "Download", /\/de\/download$/);
    await tab.locator('main a[href$=".Pro.Update.exe"]').click();
    await follow(tab, "Partner", /\/de\/partners$/);
  }
  await page.reload();
  await hydrated(page);
  expect(elsewhere.requests.slice(asked)).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.startsWith("_g"))).toEqual([]);
});

test("consent that is taken back can be given again in the same visit", async ({ page, elsewhere }) => {
  await page.goto("/en/faq");
  await hydrated(page);
  await choose(page, true);
  await expect.poll(() => namesOf(elsewhere)).toEqual(["page_view"]);
  await choose(page, false);
  expect(await page.evaluate((key) => Reflect.get(window, key), `ga-disable-${id}`)).toBe(true);
  await follow(page, "Download", /\/en\/download$/);
  await choose(page, true);
  await expect.poll(() => elsewhere.sent.map(({ page_path }) => page_path)).toEqual(["/en/faq", "/en/download"]);
  expect(elsewhere.requests.filter((address) => address.startsWith(tagManager))).toHaveLength(1);
});

test("cookies that a visit left behind are deleted where there is no consent", async ({
  page,
  context,
  elsewhere,
  withAnalytics,
}) => {
  await context.addCookies(["_ga", "_ga_OLD", "language"].map((name) => ({ name, value: "de", url: withAnalytics })));
  await page.goto("/de/faq");
  await hydrated(page);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["language"]);
  expect(elsewhere.requests).toEqual([]);
});

for (const [name, answer] of [
  ["blocked", undefined],
  ["throws", 'window.dataLayer.push = () => { throw new Error("broken"); }; throw new Error("broken at once");'],
  ["is not what it should be", "<!doctype html><title>Sign in to the network</title>"],
] as const) {
  test(`a provider's script that ${name} changes nothing for the visitor`, async ({ page, complaints }) => {
    await page.route(`${tagManager}/**`, (route) =>
      answer === undefined
        ? route.abort("blockedbyclient")
        : route.fulfill({ contentType: "text/javascript", body: answer }),
    );
    await page.goto("/en/features");
    await accept(page);
    await expect(page.locator("#consent")).toBeHidden();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => Reflect.has(window, "dataLayer"))).toBe(true);
    for (let index = 0; index < 3; index += 1) {
      await follow(page, "Download", /\/en\/download$/);
      await follow(page, "FAQ", /\/en\/faq$/);
    }
    await page.goto("/en/download/pro");
    const download = await page.waitForEvent("download");
    expect(download.url()).toMatch(/\.Pro\.Setup\.exe$/);
    await choose(page, false);
    // What the browser itself says about the script, once a document; nothing of ours.
    const said = complaints.filter((one) => !/ERR_BLOCKED_BY_CLIENT|broken at once|Unexpected token/.test(one));
    expect(said).toEqual([]);
    expect(complaints.length).toBeLessThanOrEqual(2);
    complaints.length = 0;
  });
}

test("the policy lets in the provider, and nobody else", async ({ page }) => {
  await page.goto("/en");
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  const rules = new Map((policy ?? "").split(";").map((rule) => [rule.split(" ")[0], rule]));
  const hosts = `${tagManager} https://*.google-analytics.com https://*.analytics.google.com`;
  expect(rules.get("script-src")).toMatch(
    /^script-src 'self' 'sha256-\S+' 'sha256-\S+' https:\/\/www\.googletagmanager\.com$/,
  );
  expect(rules.get("connect-src")).toBe(`connect-src 'self' ${hosts}`);
  expect(rules.get("img-src")).toBe(`img-src 'self' data: ${hosts}`);
});
