/** The contact form: what is checked, sent, said and kept (specification sections 2, 4, 5 and 8). */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import type { Page, Request, Route } from "@playwright/test";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { readSiteInfo } from "../../src/server/site-info.ts";
import { expect, holdApplication, hydrated, test as siteTest } from "./site.ts";

interface Receiver {
  readonly origin: string;
  /** What has arrived, oldest first. */
  readonly arrived: () => unknown[];
}

/** The site with a journal that can be read, for as many messages as tests send. */
const test = siteTest.extend<object, { receiver: Receiver; origin: string }>({
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const site = await readSiteInfo(join("dist", "site.json"));
      const file = join(mkdtempSync(join(tmpdir(), "messages-")), "messages.jsonl");
      const messageLimit = { messages: 1_000, seconds: 60 };
      const app = createApp({
        clientRoot: join("dist", "client"),
        site,
        journal: createMessageJournal(file),
        messageLimit,
      });
      const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
        const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
      });
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("The server has no port");
      const arrived = () =>
        readFileSync(file, "utf8")
          .trim()
          .split("\n")
          .map((line): unknown => JSON.parse(line));
      await use({ origin: `http://127.0.0.1:${address.port}`, arrived });
      server.close();
    },
    { scope: "worker" },
  ],
  origin: [async ({ receiver }, use) => use(receiver.origin), { scope: "worker" }],
});

const endpoint = "**/api/v1/message";

const words = {
  en: {
    subject: "Suggestion / Feature request",
    send: "Send message",
    success: "Thank you! Your message has been sent successfully.",
    failure: "Failed to send message. Please try again later.",
    goBack: "Use the Back button of your browser to find what you wrote.",
    counter: "characters",
  },
  de: {
    subject: "Anregung / Funktionswunsch",
    send: "Nachricht senden",
    success: "Vielen Dank! Ihre Nachricht wurde gesendet.",
    failure: "Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
    goBack: "Über „Zurück“ in Ihrem Browser finden Sie wieder, was Sie geschrieben haben.",
    counter: "Zeichen",
  },
} as const;
const languages = ["en", "de"] as const;

const message = {
  name: "Amal Haddad",
  email: "amal@corner-shop.example",
  subject: "Feature request",
  body: "Zwei Zeilen\nüber Preislisten",
};

const field = (page: Page, name: keyof typeof message) => page.locator(`form [name="${name}"]`);
const button = (page: Page) => page.locator('main form button[type="submit"]');
const alert = (page: Page) => page.locator("main form [role=alert]");
const counter = (page: Page) => page.locator("#message-counter");

async function fill(page: Page): Promise<void> {
  await field(page, "name").fill(message.name);
  await field(page, "email").fill(message.email);
  await field(page, "subject").selectOption(message.subject);
  await field(page, "body").fill(message.body);
}

async function expectFilled(page: Page): Promise<void> {
  for (const name of ["name", "email", "subject", "body"] as const)
    await expect(field(page, name)).toHaveValue(message[name]);
  await expect(counter(page)).toContainText(`${message.body.length}/300`);
}

/** Answers messages, and keeps what was sent. */
async function answer(page: Page, handle: (route: Route) => unknown): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(endpoint, async (route) => {
    sent.push(route.request());
    await handle(route);
  });
  return sent;
}

const ok = (route: Route) => route.fulfill({ status: 202, body: "not read" });

for (const language of languages) {
  const said = words[language];

  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${language}/contact`);
      await hydrated(page);
    });

    test("the browser's own rules stop what is missing, and an address that is none", async ({ page }) => {
      const sent = await answer(page, ok);
      const invalid = () =>
        page.locator("form :invalid").evaluateAll((all) => all.map((one) => one.getAttribute("name")));
      expect(await invalid()).toEqual(["name", "email", "body"]);
      await button(page).click();
      await expect(field(page, "name")).toBeFocused();
      await fill(page);
      await field(page, "email").fill("amal@");
      await button(page).click();
      await expect(field(page, "email")).toBeFocused();
      expect(await invalid()).toEqual(["email"]);
      expect(sent).toHaveLength(0);
    });

    test("fields say what they are for, and the counter how much there is", async ({ page }) => {
      for (const name of ["name", "email", "body"] as const) {
        const hint = (await field(page, name).getAttribute("placeholder")) ?? "";
        expect(hint).toMatch(/ \*$/);
        await expect(page.getByLabel(hint)).toHaveAttribute("name", name);
      }
      await expect(field(page, "subject")).toHaveValue("General question");
      await expect(counter(page)).toHaveText(`0/300 ${said.counter}`);
      await field(page, "body").pressSequentially("abc");
      await expect(counter(page)).toHaveText(`3/300 ${said.counter}`);
      await field(page, "body").fill("x".repeat(299));
      await field(page, "body").press("End");
      await field(page, "body").pressSequentially("\nyz");
      await expect(field(page, "body")).toHaveValue(`${"x".repeat(299)}\n`);
      await expect(counter(page)).toHaveText(`300/300 ${said.counter}`);
    });

    test("sends the message as JSON, the subject by its name on the wire; thanks take the form's place and the focus", async ({
      page,
    }) => {
      const sent = await answer(page, ok);
      await fill(page);
      await expect(field(page, "subject").locator("option:checked")).toHaveText(said.subject);
      await button(page).click();
      const thanks = page.getByText(said.success);
      await expect(thanks).toBeFocused();
      await expect(page.locator("main form")).toHaveCount(0);
      expect(sent.map((one) => [one.method(), one.headers()["content-type"], one.postDataJSON()])).toEqual([
        ["POST", "application/json", message],
      ]);
    });

    test("an error is said above the form, and the second try sends what was typed", async ({ page, complaints }) => {
      let status = 500;
      const sent = await answer(page, (route) => route.fulfill({ status, body: "" }));
      await fill(page);
      await button(page).click();
      await expect(alert(page)).toHaveText(said.failure);
      await expect(alert(page)).toBeInViewport();
      await expectFilled(page);
      await expect(button(page)).toHaveText(said.send);
      status = 200;
      await button(page).click();
      await expect(page.getByText(said.success)).toBeVisible();
      await expect(page.getByText(said.failure)).toHaveCount(0);
      expect(sent.map((one) => one.postDataJSON())).toEqual([message, message]);
      complaints.length = 0;
    });

    test("what was typed survives a reload, the way back and the other language, until it is sent", async ({
      page,
    }) => {
      await answer(page, ok);
      await fill(page);
      // At once, in the middle of typing.
      await page.reload();
      await hydrated(page);
      await expectFilled(page);
      await page.locator("header a", { hasText: "Partner" }).first().click();
      await expect(page).toHaveURL(/\/partners$/);
      await page.goBack();
      await expectFilled(page);
      await page.goto(`/${language}/faq`);
      await page.goBack();
      await hydrated(page);
      await expectFilled(page);
      const other = language === "en" ? "de" : "en";
      await page.locator(`footer a[data-language="${other}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/${other}/contact$`));
      await expectFilled(page);
      await button(page).click();
      await expect(page.getByText(words[other].success)).toBeVisible();
      await page.reload();
      await hydrated(page);
      for (const name of ["name", "email", "body"] as const) await expect(field(page, name)).toHaveValue("");
      await expect(field(page, "subject")).toHaveValue("General question");
      await expect(counter(page)).toContainText("0/300");
    });
  });
}

test("no connection is an error like any other", async ({ page, context, complaints }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  await fill(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(alert(page)).toHaveText(words.en.failure);
  await expectFilled(page);
  await context.setOffline(false);
  complaints.length = 0;
});

test("a request that hangs ends with the error after 15 seconds", async ({ page, complaints }) => {
  await page.clock.install();
  const sent = await answer(page, () => {});
  await page.goto("/en/contact");
  await page.mouse.move(100, 100);
  await hydrated(page);
  await fill(page);
  await button(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.runFor(14_000);
  await expect(alert(page)).toHaveText("");
  await page.clock.runFor(2_000);
  await expect(alert(page)).toHaveText(words.en.failure);
  complaints.length = 0;
});

test("pressed twice, it sends once", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = await answer(page, async (route) => {
    await held;
    await ok(route);
  });
  await page.goto("/en/contact");
  await hydrated(page);
  await fill(page);
  await button(page).dblclick();
  await button(page).press("Enter");
  await expect(button(page)).toHaveText("Sending…");
  release();
  await expect(page.getByText(words.en.success)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("what is typed before the page can react is kept, and counted, in the other language as well", async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto("/en/contact");
  await fill(page);
  release();
  await hydrated(page);
  await expectFilled(page);
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de\/contact$/);
  await expectFilled(page);
});

test("a draft of another shape is ignored", async ({ page }) => {
  await page.addInitScript(() => history.replaceState({ message: { name: 5, email: null, body: {} } }, ""));
  await page.goto("/en/contact");
  await hydrated(page);
  for (const name of ["name", "email", "body"] as const) await expect(field(page, name)).toHaveValue("");
});

test("nothing is stored on the device", async ({ page, context }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  await fill(page);
  await field(page, "name").focus();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});

test("the count is said when the end comes near, once the typing pauses", async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  const region = page.locator("main form [role=status]");
  await field(page, "body").fill("x".repeat(269));
  await page.waitForTimeout(1_500);
  await expect(region).toHaveText("");
  await field(page, "body").press("End");
  await field(page, "body").pressSequentially("yz");
  await expect(region).toHaveText("271/300 characters");
});

test("the message arrives", async ({ page, receiver }) => {
  await page.goto("/de/contact");
  await hydrated(page);
  await fill(page);
  await button(page).click();
  await expect(page.getByText(words.de.success)).toBeVisible();
  expect(receiver.arrived()).toContainEqual(expect.objectContaining(message));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const { success, failure, goBack } = words[language];

    test(`${language}: the browser sends the form, and is thanked`, async ({ page, receiver }) => {
      await page.goto(`/${language}/contact`);
      const body = `Ohne Skript, ${language}`;
      await fill(page);
      await field(page, "body").fill(body);
      await button(page).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/contact\\?sent=1#sent$`));
      await expect(page.locator("#sent")).toBeVisible();
      await expect(page.locator("#sent")).toHaveText(success);
      await expect(page.locator("#failed")).toBeHidden();
      expect(receiver.arrived()).toContainEqual(expect.objectContaining({ ...message, body }));
    });

    test(`${language}: a failure is said, with the way back to what was written`, async ({ page }) => {
      await page.goto(`/${language}/contact`);
      await fill(page);
      // Only blanks: the browser takes that for a name, the receiver does not.
      await field(page, "name").fill("  ");
      await button(page).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/contact\\?failed=1#failed$`));
      await expect(page.locator("#failed")).toBeVisible();
      await expect(page.locator("#failed")).toHaveText(`${failure} ${goBack}`);
      await expect(page.locator("#sent")).toBeHidden();
      await page.goBack();
      await expect(field(page, "body")).toHaveValue(message.body);
    });
  }
});
