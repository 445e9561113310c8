/** Consent: what is asked, kept and changed, on a page that loads nothing of anybody else. */
import type { BrowserContext, Locator, Page, Response } from "@playwright/test";
import { shell } from "../../src/generated/shell.ts";
import { expect, holdApplication, hydrated, test } from "./site.ts";

const yes = '{"necessary":true,"analytics":true}';
const no = '{"necessary":true,"analytics":false}';
const languages = shell.languages.map(({ code }) => code);

const banner = (page: Page) => page.getByRole("region", { name: "We value your privacy" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Manage your preferences" });
const reopen = (page: Page) => page.locator("footer").getByRole("button", { name: "Cookie preferences" });
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem("cookie_consent"));

/** What every document of this context finds in local storage at first. */
async function store(context: BrowserContext, value: string): Promise<void> {
  await context.addInitScript((text) => {
    if (window.localStorage.getItem("cookie_consent") === null) window.localStorage.setItem("cookie_consent", text);
  }, value);
}

async function sendPrivacyControl(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
}

for (const [button, record] of [
  ["Decline", no],
  ["Accept", yes],
] as const) {
  test(`${button} is stored, hides the banner for good, and the keyboard goes on at the heading`, async ({ page }) => {
    await page.goto("/en/features");
    await hydrated(page);
    await banner(page).getByRole("button", { name: button }).focus();
    await page.keyboard.press("Enter");
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe(record);
    await expect(page.locator("main h1")).toBeFocused();
    await page.reload();
    await expect(banner(page)).toBeHidden();
    await page.goto("/de/download");
    await hydrated(page);
    await expect(page.locator("#consent")).toBeHidden();
    expect(await stored(page)).toBe(record);
  });
}

test("a yes loads nothing where no provider is set", async ({ page, origin }) => {
  expect(shell.analytics.provider).toBe("none");
  const elsewhere: string[] = [];
  const scripts: Response[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
  });
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response);
  });
  await page.goto("/en/features");
  await banner(page).getByRole("button", { name: "Accept" }).click();
  await hydrated(page);
  await page.locator("header a", { hasText: "FAQ" }).first().click();
  await expect(page).toHaveURL(/\/en\/faq$/);
  await page.waitForLoadState("networkidle");
  expect(elsewhere).toEqual([]);
  const texts = await Promise.all(scripts.map((response) => response.text()));
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => text.includes("dataLayer"))).toEqual([]);
});

test("a press before the application is there is not lost", async ({ page }) => {
  const letThrough = await holdApplication(page);
  await page.goto("/en/contact");
  await banner(page).getByRole("button", { name: "Customize" }).click();
  await expect(banner(page)).toBeVisible();
  letThrough();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");

  await page.unroute("**/assets/entry*");
  await page.route("**/assets/entry*", () => {});
  await page.reload();
  await banner(page).getByRole("button", { name: "Decline" }).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe(no);
});

test.describe("the preferences", () => {
  test("open from the banner with the default; Cancel and Escape change nothing and give the focus back", async ({
    page,
  }) => {
    await page.goto("/en");
    await hydrated(page);
    const customize = banner(page).getByRole("button", { name: "Customize" });
    for (const cancel of [() => page.keyboard.press("Escape"), () => dialog(page).getByText("Cancel").click()]) {
      await customize.focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      const necessary = dialog(page).getByRole("checkbox", { name: "Necessary" });
      await expect(necessary).toBeChecked();
      await expect(necessary).toBeDisabled();
      const analytics = dialog(page).getByRole("checkbox", { name: "Analytics" });
      await expect(analytics).toBeChecked({ checked: shell.analytics.consentDefault });
      await expect(analytics).toHaveAccessibleDescription(/Counts which pages/);
      await analytics.click();
      await cancel();
      await expect(dialog(page)).toBeHidden();
      await expect(customize).toBeFocused();
      await expect(banner(page)).toBeVisible();
      expect(await stored(page)).toBeNull();
    }
  });

  test("are saved as chosen, and opened again in the footer with what was chosen", async ({ page }) => {
    await page.goto("/en/release-notes");
    await hydrated(page);
    await banner(page).getByRole("button", { name: "Customize" }).click();
    await dialog(page).getByRole("checkbox", { name: "Analytics" }).uncheck();
    await dialog(page).getByRole("button", { name: "Save preferences" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expect(page.locator("main h1")).toBeFocused();
    expect(await stored(page)).toBe(no);

    await reopen(page).click();
    const analytics = dialog(page).getByRole("checkbox", { name: "Analytics" });
    await expect(analytics).not.toBeChecked();
    await analytics.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(reopen(page)).toBeFocused();
    expect(await stored(page)).toBe(yes);

    await reopen(page).click();
    await expect(dialog(page).getByRole("checkbox", { name: "Analytics" })).toBeChecked();
  });

  test("are saved as the box shows them, also where it was changed without a press", async ({ page }) => {
    await page.goto("/en/faq");
    await hydrated(page);
    await banner(page).getByRole("button", { name: "Customize" }).click();
    await dialog(page)
      .getByRole("checkbox", { name: "Analytics" })
      .evaluate((box) => {
        Reflect.set(box, "checked", false);
        box.dispatchEvent(new Event("change", { bubbles: true }));
      });
    await dialog(page).getByRole("button", { name: "Save preferences" }).click();
    expect(await stored(page)).toBe(no);
  });

  test("keep the page behind them where it is, and close when another page comes", async ({ page }) => {
    await page.goto("/en/terms-of-use");
    await hydrated(page);
    await page.locator("footer a", { hasText: "Privacy policy" }).click();
    await expect(page).toHaveURL(/privacy-policy$/);
    await reopen(page).click();
    await expect(dialog(page)).toBeVisible();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, -400);
    await page.keyboard.press("Home");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/terms-of-use$/);
    await expect(dialog(page)).toBeHidden();

    await reopen(page).click();
    await dialog(page).getByRole("link", { name: "Privacy policy" }).click();
    await expect(page).toHaveURL(/privacy-policy$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("main h1")).toBeFocused();
  });

  test("whose code does not come leave the page as it is, say so, and come when it is loaded again", async ({
    page,
    complaints,
  }) => {
    await page.goto("/en/impressum");
    await hydrated(page);
    let refused = 0;
    await page.route("**/assets/**", async (route) => {
      refused += 1;
      await route.abort();
    });
    await reopen(page).click();
    await expect.poll(() => complaints.filter((one) => one.includes("could not be loaded"))).toHaveLength(1);
    expect(refused).toBeGreaterThan(0);
    await banner(page).getByRole("button", { name: "Accept" }).click();
    expect(await stored(page)).toBe(yes);
    const notice = page.locator("#load-notice");
    await expect(notice).toBeVisible();
    await page.unroute("**/assets/**");
    await notice.getByRole("button").click();
    await expect(notice).toBeHidden();
    await hydrated(page);
    await reopen(page).click();
    await expect(dialog(page)).toBeVisible();
    complaints.length = 0;
  });
});

test("Global Privacy Control is a no without a banner; who switches analytics on all the same is believed", async ({
  page,
  context,
}) => {
  await sendPrivacyControl(context);
  await page.goto("/en/faq");
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  await reopen(page).click();
  await expect(dialog(page)).toContainText("Your browser sends Global Privacy Control");
  const analytics = dialog(page).getByRole("checkbox", { name: "Analytics" });
  await expect(analytics).not.toBeChecked();
  await analytics.check();
  await dialog(page).getByRole("button", { name: "Save preferences" }).click();
  expect(await stored(page)).toBe(yes);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-consent", "yes");
});

test("the note about Global Privacy Control is not there without it", async ({ page }) => {
  await page.goto("/en/faq");
  await hydrated(page);
  await reopen(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).not.toContainText("Global Privacy Control");
});

test.describe("storage", () => {
  for (const [name, broken] of [
    [
      "refused",
      () => {
        const get = () => {
          throw new DOMException("Refused", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get });
      },
    ],
    [
      "full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("Full", "QuotaExceededError");
        };
      },
    ],
  ] as const) {
    test(`that is ${name}: the choice holds for this visit, nothing is thrown`, async ({ page }) => {
      await page.addInitScript(broken);
      await page.goto("/en/contact");
      await banner(page).getByRole("button", { name: "Decline" }).click();
      await expect(banner(page)).toBeHidden();
      await hydrated(page);
      await page.locator("header a", { hasText: "FAQ" }).first().click();
      await expect(page).toHaveURL(/\/en\/faq$/);
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await expect(banner(page)).toBeHidden();
      await reopen(page).click();
      await dialog(page).getByRole("checkbox", { name: "Analytics" }).check();
      await dialog(page).getByRole("button", { name: "Save preferences" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-consent", "yes");
    });
  }

  for (const value of [
    "",
    "{",
    "true",
    '{"necessary":true,"analytics":"yes"}',
    '{"necessary":false,"analytics":true}',
  ]) {
    test(`that holds ${JSON.stringify(value)} holds no choice`, async ({ page, context }) => {
      await store(context, value);
      await page.goto("/en/contact");
      await expect(banner(page)).toBeVisible();
      await hydrated(page);
      await expect(banner(page)).toBeVisible();
      await banner(page).getByRole("button", { name: "Accept" }).click();
      expect(await stored(page)).toBe(yes);
    });
  }
});

test("a choice in one tab is one in the other, and so is deleting it", async ({ page, context, complaints }) => {
  await page.goto("/en/features");
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(new URL("/de/faq", page.url()).href);
  await hydrated(other);
  await expect(other.locator("#consent")).toBeVisible();
  await banner(page).getByRole("button", { name: "Accept" }).click();
  await expect(other.locator("#consent")).toBeHidden();
  await expect(other.locator("html")).toHaveAttribute("data-consent", "yes");
  await other.evaluate(() => window.localStorage.removeItem("cookie_consent"));
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole("button", { name: "Decline" }).click();
  await other.evaluate(() => window.localStorage.clear());
  await expect(banner(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a page out of the Back cache knows what was chosen in the meantime", async ({ page }) => {
  await page.goto("/en/features");
  await hydrated(page);
  // Set without a word to other documents, as it is to one that sleeps in the cache.
  await page.evaluate((text) => window.localStorage.setItem("cookie_consent", text), no);
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(banner(page)).toBeHidden();
});

test.describe("the banner", () => {
  test("moves nothing, neither when it is there nor when it goes", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, "shifts", shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/de/features");
    await hydrated(page);
    await page.locator("#consent button").nth(1).click();
    await expect(page.locator("#consent")).toBeHidden();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  });

  test("leaves the heading and the download of the home page to see on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of languages) {
      await page.goto(`/${language}`);
      const top = await topOf(page.locator("#consent"));
      expect(await bottomOf(page.locator("main h1"))).toBeLessThan(top);
      expect(await bottomOf(page.locator('main a[href*="download"]').first())).toBeLessThan(top);
    }
  });

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
    [320, 256],
  ] as const) {
    test(`covers neither the page's end nor what has the focus at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/en/contact");
      await hydrated(page);
      const box = page.locator("#consent");
      const top = await topOf(box);
      expect(top).toBeGreaterThanOrEqual(height / 2 - 1);
      const count = await page.locator("main a[href], main input, main select, main textarea, main button").count();
      for (let index = 0; index < count; index += 1) {
        const control = page.locator("main a[href], main input, main select, main textarea, main button").nth(index);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await control.evaluate((element) => element instanceof HTMLElement && element.focus());
        await expect.poll(() => topOf(control)).toBeLessThan(top - 10);
      }
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      expect(await bottomOf(page.locator("footer"))).toBeLessThanOrEqual((await topOf(box)) + 1);
    });
  }

  test("is the first thing after the skip link, with its buttons in order", async ({ page }) => {
    await page.goto("/en/features");
    await hydrated(page);
    const names: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      await page.keyboard.press("Tab");
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
    }
    expect(names).toEqual(["Skip to content", "Privacy policy", "Decline", "Accept", "Customize", shell.brand]);
    // What stays in view needs no scrolling to.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("gives yes and no the same look", async ({ page }) => {
    await page.goto("/de");
    const looks = await page.locator("#consent button").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderTopColor } = getComputedStyle(button);
        return [backgroundColor, color, fontSize, fontWeight, borderTopColor, button.clientHeight].join(" ");
      }),
    );
    expect(looks).toHaveLength(3);
    expect(looks[0]).toBe(looks[1]);
    expect(looks[2]).not.toBe(looks[1]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is asked, and there is nothing to change", async ({ page }) => {
    await page.goto("/en");
    await expect(page.locator("#consent")).toBeHidden();
    await expect(page.locator('footer [data-consent-press="preferences"]')).toBeHidden();
  });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("Not shown");
  return box;
}

const topOf = async (locator: Locator) => (await boxOf(locator)).y;

async function bottomOf(locator: Locator): Promise<number> {
  const { y, height } = await boxOf(locator);
  return y + height;
}
