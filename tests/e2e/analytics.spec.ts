/** Analytics, on a site with a provider. Its script is replaced by an empty one; nothing leaves this machine. */
import type { BrowserContext, Page } from "@playwright/test";
import { analyticsOrigins } from "../../src/features/analytics/origins.ts";
import { answerDownloads, test as base, expect, follow, hydrated, open } from "./site.ts";

const id = "G-TEST12345";
const script = `https://www.googletagmanager.com/gtag/js?id=${id}`;

const test = base.extend<{ requests: string[] }>({
  /** What the pages ask of other origins. */
  requests: [
    async ({ context, origin }, use) => {
      const requests: string[] = [];
      context.on("request", (request) => {
        const { protocol, origin: asked, href } = new URL(request.url());
        // Links and downloads are followed by the visitor, not by the page.
        const isOfPage = !request.isNavigationRequest() && !href.endsWith(".exe");
        if (/^https?:$/.test(protocol) && asked !== origin && isOfPage) requests.push(href);
      });
      await setProvider(context);
      await context.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      await answerDownloads(context);
      await use(requests);
    },
    { auto: true },
  ],
});

/** Makes the build what it is with the provider: the app knows it, and the policies of the documents allow it. */
async function setProvider(context: BrowserContext): Promise<void> {
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

/** What this document has told gtag.js, which accepts nothing but `arguments`. */
const commands = (page: Page, name: string): Promise<unknown[][]> =>
  page.evaluate((wanted) => {
    const queue: readonly object[] = window.dataLayer ?? [];
    const accepted = queue.filter((command) => Object.prototype.toString.call(command) === "[object Arguments]");
    return accepted.map((command) => Object.values(command)).filter(([name]) => name === wanted);
  }, name);

const accept = (page: Page) => page.locator('#consent [data-consent-action="yes"]').click();
const cookiesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

async function choose(page: Page, analytics: boolean): Promise<void> {
  await page.locator('footer [data-consent-action="preferences"]').click();
  await page.getByRole("dialog").getByRole("checkbox").nth(1).setChecked(analytics);
  await page.getByRole("dialog").locator('button[type="submit"]').click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("before a yes no page contacts another origin, and after a no none does", async ({
  page,
  context,
  requests,
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
  expect(requests).toEqual([]);
  expect(await cookiesOf(context)).toEqual([]);
});

test("a yes loads the provider; pages and clicks are counted once", async ({ page, requests, origin }) => {
  const expected: unknown[] = [];
  const expectCounted = async (name: string, parameters: object) => {
    expected.push(["event", name, parameters]);
    await expect.poll(() => commands(page, "event")).toEqual(expected);
  };
  const expectView = async (path: string, query = "") => {
    const addresses = { page_location: origin + path + query, page_referrer: `${origin}/en/partners` };
    await expectCounted("page_view", { ...addresses, page_path: path, page_title: expect.any(String) });
    expect((await commands(page, "set")).at(-1)).toEqual(["set", addresses]);
    const [, , view] = (await commands(page, "event")).at(-1) ?? [];
    expect(view).toHaveProperty("page_title", await page.title());
  };
  const click = { event_category: "Interaction", value: 1 };
  await page.goto("/en?utm_source=news&q=secret#main", { referer: `${origin}/en/partners?q=secret` });
  await accept(page);
  await expectView("/en", "?utm_source=news");
  await expect.poll(() => requests).toEqual([script]);
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  expect(await commands(page, "consent")).toEqual([
    ["consent", "default", { ...denied, analytics_storage: "granted" }],
  ]);
  const refused = { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false };
  const [[, , settings] = []] = await commands(page, "config");
  const cookie_expires = expect.closeTo(180 * 24 * 60 * 60, -8);
  expect(settings).toEqual({ ...refused, cookie_expires, cookie_update: false });

  await follow(page, "Download", /\/en\/download$/);
  await expectView("/en/download");
  await page.locator('#main a[href$=".Pro.Update.exe"]').click();
  await expectCounted("download_pro_update", click);
  // The page clicks its link by itself.
  await page.locator('#main a[href="/en/download/lite"]').click();
  await expectView("/en/download/lite");
  await expectCounted("download_lite_setup", click);
  await follow(page, "Partners", /\/en\/partners$/);
  await expectView("/en/partners");
  // Another query is no other page.
  await page.locator("#main input[type=search]").fill("till");
  await follow(page, "FAQ", /\/en\/faq$/);
  await expectView("/en/faq");
});

test("a yes counts in every tab until one takes it back", async ({ page, context, requests, origin }) => {
  const events = async (tab: Page) => (await commands(tab, "event")).length;
  await page.goto("/de/features");
  await accept(page);
  await expect.poll(() => events(page)).toBe(1);
  const other = await context.newPage();
  await other.goto("/de/faq");
  await expect.poll(() => events(other)).toBe(1);

  await context.addCookies([{ name: "_ga", value: "1", url: origin }]);
  await page.bringToFront();
  await choose(page, false);
  await expect(other.locator("html")).toHaveAttribute("data-consent", "no");
  await expect.poll(() => cookiesOf(context)).toEqual([]);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await follow(tab, "Download", /\/de\/download$/);
    await tab.locator('#main a[href$=".Pro.Update.exe"]').click();
    expect(await tab.evaluate((key) => Reflect.get(window, key), `ga-disable-${id}`)).toBe(true);
    expect((await commands(tab, "consent")).at(-1)).toEqual(["consent", "update", { analytics_storage: "denied" }]);
    expect(await events(tab)).toBe(1);
  }

  await choose(other, true);
  for (const tab of [page, other]) {
    await expect.poll(() => events(tab)).toBe(2);
    expect((await commands(tab, "consent")).at(-1)).toEqual(["consent", "update", { analytics_storage: "granted" }]);
    expect(await tab.evaluate((key) => Reflect.get(window, key), `ga-disable-${id}`)).toBe(false);
  }
  expect(requests, "loaded once in each tab").toEqual([script, script]);
});

test("a provider's script that is blocked, or throws, changes nothing for the visitor", async ({
  page,
  complaints,
}) => {
  await page.route(script, (route) => route.abort("blockedbyclient"));
  await page.goto("/en/features");
  await accept(page);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => Reflect.has(window, "dataLayer"))).toBe(true);
  await follow(page, "Download", /\/en\/download$/);
  const body = 'window.dataLayer.push = () => { throw new Error("broken"); }; throw new Error("broken at once");';
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body }));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => complaints.at(-1)).toContain("broken at once");
  const download = page.waitForEvent("download");
  await page.locator('#main a[href="/en/download/pro"]').first().click();
  expect((await download).url()).toMatch(/\.Pro\.Setup\.exe$/);
  await choose(page, false);
  // What the browser itself says about the script, once; nothing of ours.
  expect(complaints.splice(0)).toEqual(["ERR_BLOCKED_BY_CLIENT", "broken at once"].map(expect.stringContaining));
});
