/** Analytics, on a site with a provider. A script stands in for the provider's; nothing leaves this machine. */
import type { BrowserContext, Page } from "@playwright/test";
import { analyticsOrigins } from "../../src/features/analytics/origins.ts";
import { answerDownloads, test as base, expect, follow, hydrated, open } from "./site.ts";

const id = "G-TEST12345";
const tagManager = "https://www.googletagmanager.com";
const collector = "https://region1.google-analytics.com";

interface Elsewhere {
  readonly requests: string[];
  /** The page views and events among them. */
  readonly sent: Readonly<Record<string, string>>[];
}

const test = base.extend<{ elsewhere: Elsewhere }>({
  elsewhere: [
    async ({ context, origin }, use) => {
      const elsewhere: Elsewhere = { requests: [], sent: [] };
      context.on("request", (request) => {
        const { protocol, origin: asked, href } = new URL(request.url());
        // Links out and downloads are followed by the visitor, not by the page.
        const isOfPage = !request.isNavigationRequest() && !href.endsWith(".exe");
        if (/^https?:$/.test(protocol) && asked !== origin && isOfPage) elsewhere.requests.push(href);
      });
      await setService(context);
      await context.route(`${tagManager}/**`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: `(${standIn.toString()})()` }),
      );
      await context.route(`${collector}/**`, async (route) => {
        elsewhere.sent.push(Object.fromEntries(new URL(route.request().url()).searchParams));
        await route.fulfill({ status: 204, headers: { "Access-Control-Allow-Origin": "*" } });
      });
      // Pages of nobody, in a tab of their own.
      await context.route(/^https:\/\/[^/]+\.example\//, (route) => route.fulfill({ body: "" }));
      await answerDownloads(context);
      await use(elsewhere);
    },
    { auto: true },
  ],
});

/** Makes the build what it is with the provider: the app knows it, and the policies of the documents allow it. */
async function setService(context: BrowserContext): Promise<void> {
  const change = (path: string | RegExp, from: RegExp, to: (found: string) => string) =>
    context.route(path, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      expect(text).toMatch(from);
      await route.fulfill({ response, body: text.replace(from, to) });
    });
  const { script, connect, image } = analyticsOrigins.gtag;
  const more: Readonly<Record<string, readonly string[]>> = { script, connect, img: image };
  await change(/\/(?:en|de)(?:[/?][^.]*)?$/, /(?:script|connect|img)-src &#x27;self&#x27;/g, (rule) =>
    [rule, ...(more[rule.split("-")[0] ?? ""] ?? [])].join(" "),
  );
  await change("**/assets/entry*.js", /provider:(["'`])none\1/, () => `provider:"gtag",id:"${id}"`);
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

const accept = (page: Page) => page.locator('#consent [data-consent-action="yes"]').click();
const namesOf = ({ sent }: Elsewhere) => sent.map(({ en }) => en);
const pathsOf = ({ sent }: Elsewhere) => sent.map(({ page_path }) => page_path);
const cookiesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();

async function choose(page: Page, analytics: boolean): Promise<void> {
  await page.locator('footer [data-consent-action="preferences"]').click();
  await page.getByRole("dialog").getByRole("checkbox").nth(1).setChecked(analytics);
  await page.getByRole("dialog").locator('button[type="submit"]').click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("before a yes no page contacts another origin, and after a no none does", async ({
  page,
  context,
  elsewhere,
  origin,
}) => {
  // Left from an earlier visit.
  await context.addCookies([{ name: "_ga", value: "1", url: origin }]);
  const download = page.waitForEvent("download");
  await open(page, "/en/download/lite");
  // Otherwise the download would interrupt the next navigation.
  await download;
  await page.locator('#consent [data-consent-action="no"]').click();
  await follow(page, "FAQ", /\/en\/faq$/);
  await open(page, "/de");
  expect(elsewhere.requests).toEqual([]);
  expect(await cookiesOf(context)).toEqual([]);
});

test("a yes loads the provider; pages and clicks are counted once", async ({ page, context, elsewhere, origin }) => {
  const view = async (path: string) => ({
    ...{ tid: id, en: "page_view", page_location: origin + path, page_path: path },
    page_title: await page.title(),
  });
  const click = (name: string) => ({ tid: id, en: name, event_category: "Interaction", value: "1" });
  await page.goto("/en?utm_source=news&q=secret#main");
  await accept(page);
  await expect.poll(() => elsewhere.sent).toHaveLength(1);
  expect(elsewhere.requests[0]).toBe(`${tagManager}/gtag/js?id=${id}`);
  expect(elsewhere.sent[0]).toEqual({ ...(await view("/en")), page_location: `${origin}/en?utm_source=news` });
  const told = await page.evaluate(() => (window.dataLayer ?? []).slice(0, 3).map((command) => Array.from(command)));
  expect(told[0]).toEqual([
    "consent",
    "default",
    { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "granted" },
  ]);
  const refused = { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false };
  expect(told[2]).toMatchObject(["config", id, { ...refused, cookie_update: false }]);
  expect(await cookiesOf(context)).toEqual(["_ga", "_ga_TEST12345"]);
  const latest = Date.now() / 1000 + 397 * 24 * 60 * 60;
  for (const { expires } of await context.cookies()) expect(expires).toBeLessThan(latest);

  await follow(page, "Download", /\/en\/download$/);
  await expect.poll(() => elsewhere.sent.at(-1)).toEqual(await view("/en/download"));
  await page.locator('#main a[href$=".Pro.Update.exe"]').click();
  await expect.poll(() => elsewhere.sent.at(-1)).toEqual(click("download_pro_update"));
  // By itself.
  await page.locator('#main a[href="/en/download/lite"]').click();
  await expect.poll(() => elsewhere.sent.at(-1)).toEqual(click("download_lite_setup"));

  await follow(page, "Partners", /\/en\/partners$/);
  await expect.poll(() => namesOf(elsewhere).at(-1)).toBe("page_view");
  // The same page, with another hash and query.
  await page.goto(`${page.url()}#main`);
  await page.locator("#main input[type=search]").fill("till");
  await page.goBack();
  await follow(page, "FAQ", /\/en\/faq$/);
  await expect.poll(() => pathsOf(elsewhere).at(-1)).toBe("/en/faq");
  const pages = ["/en", "/en/download", "/en/download/lite", "/en/partners", "/en/faq"];
  expect(pathsOf(elsewhere).filter((path) => path !== undefined)).toEqual(pages);
  expect(elsewhere.sent).toHaveLength(pages.length + 2);
});

test("a yes counts in every tab until one takes it back", async ({ page, context, elsewhere }) => {
  await page.goto("/de/features");
  await accept(page);
  await expect.poll(() => elsewhere.sent).toHaveLength(1);
  const other = await context.newPage();
  await other.goto("/de/faq");
  await expect.poll(() => elsewhere.sent).toHaveLength(2);

  await page.bringToFront();
  await choose(page, false);
  await expect(other.locator("html")).toHaveAttribute("data-consent", "no");
  await expect.poll(() => cookiesOf(context)).toEqual([]);
  expect(await page.evaluate((key) => Reflect.get(window, key), `ga-disable-${id}`)).toBe(true);
  const asked = elsewhere.requests.length;
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await follow(tab, "Download", /\/de\/download$/);
    await tab.locator('#main a[href$=".Pro.Update.exe"]').click();
  }
  expect(elsewhere.requests.slice(asked)).toEqual([]);
  expect(await cookiesOf(context)).toEqual([]);

  // The service is loaded already.
  await choose(other, true);
  await expect.poll(() => pathsOf(elsewhere).slice(2)).toEqual(["/de/download", "/de/download"]);
  expect(elsewhere.requests.filter((address) => address.startsWith(tagManager))).toHaveLength(2);
});

for (const [name, answer] of [
  ["is blocked", undefined],
  ["throws", 'window.dataLayer.push = () => { throw new Error("broken"); }; throw new Error("broken at once");'],
] as const) {
  test(`a provider's script that ${name} changes nothing for the visitor`, async ({ page, complaints }) => {
    await page.route(`${tagManager}/**`, (route) =>
      answer === undefined
        ? route.abort("blockedbyclient")
        : route.fulfill({ contentType: "text/javascript", body: answer }),
    );
    await page.goto("/en/features");
    await accept(page);
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => Reflect.has(window, "dataLayer"))).toBe(true);
    await follow(page, "Download", /\/en\/download$/);
    const download = page.waitForEvent("download");
    await page.locator('#main a[href="/en/download/pro"]').first().click();
    expect((await download).url()).toMatch(/\.Pro\.Setup\.exe$/);
    await choose(page, false);
    // What the browser itself says about the script, once; nothing of ours.
    expect(complaints.filter((one) => !/ERR_BLOCKED_BY_CLIENT|broken at once/.test(one))).toEqual([]);
    expect(complaints).toHaveLength(1);
    complaints.length = 0;
  });
}
