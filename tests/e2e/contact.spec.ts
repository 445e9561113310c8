/** The contact form: what is checked, sent, said and kept (specification sections 2, 4, 5 and 8). */
import type { Page, Route } from "@playwright/test";
import { closedDoor, expect, follow, holdApplication, hydrated, open, test } from "./site.ts";

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

const message = {
  name: "Amal Haddad",
  email: "amal@corner-shop.example",
  subject: "Feature request",
  body: "Zwei Zeilen\nüber Preislisten",
};
const fields = ["name", "email", "subject", "body"] as const;
const empty = { name: "", email: "", subject: "General question", body: "" };

const field = (page: Page, name: keyof typeof message) => page.locator(`form [name="${name}"]`);
const button = (page: Page) => page.locator('main form button[type="submit"]');
const alert = (page: Page) => page.locator("main form [role=alert]");
const counter = (page: Page) => page.locator("#message-counter");

async function fill(page: Page, body = message.body): Promise<void> {
  await field(page, "name").fill(message.name);
  await field(page, "email").fill(message.email);
  await field(page, "subject").selectOption(message.subject);
  await field(page, "body").fill(body);
}

async function expectForm(page: Page, values: typeof message): Promise<void> {
  for (const name of fields) await expect(field(page, name)).toHaveValue(values[name]);
  await expect(counter(page)).toContainText(`${values.body.length}/300`);
}

/** Answers messages, and keeps what was sent: method, type, message. */
async function answer(page: Page, handle: (route: Route) => unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route("**/api/v1/message", async (route) => {
    const request = route.request();
    sent.push([request.method(), request.headers()["content-type"], request.postDataJSON()]);
    await handle(route);
  });
  return sent;
}

const ok = (route: Route) => route.fulfill({ status: 202, body: "not read" });
const posted = ["POST", "application/json", message];

test("the browser's own rules stop what is missing, and an address that is none", async ({ page }) => {
  const sent = await answer(page, ok);
  await open(page, "/de/contact");
  const invalid = () => page.locator("form :invalid").evaluateAll((all) => all.map((one) => one.getAttribute("name")));
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

for (const language of ["en", "de"] as const) {
  const { subject, send, success, failure, counter: unit } = words[language];

  test(`${language}: fields say what they are for, and the counter how much there is`, async ({ page }) => {
    await open(page, `/${language}/contact`);
    for (const name of ["name", "email", "body"] as const) {
      const hint = (await field(page, name).getAttribute("placeholder")) ?? "";
      expect(hint).toMatch(/ \*$/);
      await expect(page.getByLabel(hint)).toHaveAttribute("name", name);
    }
    await expect(field(page, "subject")).toHaveValue(empty.subject);
    await expect(counter(page)).toHaveText(`0/300 ${unit}`);
    await field(page, "body").pressSequentially("abc");
    await expect(counter(page)).toHaveText(`3/300 ${unit}`);
    await field(page, "body").fill("x".repeat(299));
    await field(page, "body").press("End");
    await field(page, "body").pressSequentially("\nyz");
    await expect(field(page, "body")).toHaveValue(`${"x".repeat(299)}\n`);
    await expect(counter(page)).toHaveText(`300/300 ${unit}`);
  });

  test(`${language}: an error keeps what was typed; the second try sends it and is thanked`, async ({
    page,
    complaints,
  }) => {
    let status = 500;
    const sent = await answer(page, (route) => route.fulfill({ status, body: "" }));
    await open(page, `/${language}/contact`);
    await fill(page);
    await expect(field(page, "subject").locator("option:checked")).toHaveText(subject);
    await button(page).click();
    await expect(alert(page)).toHaveText(failure);
    await expect(alert(page)).toBeInViewport();
    await expectForm(page, message);
    await expect(button(page)).toHaveText(send);
    status = 202;
    await button(page).click();
    await expect(page.getByText(success)).toBeFocused();
    await expect(page.getByText(failure)).toHaveCount(0);
    await expect(page.locator("main form")).toHaveCount(0);
    expect(sent).toEqual([posted, posted]);
    complaints.length = 0;
  });
}

test("what was typed survives a reload, the way back and the other language, until it is sent", async ({ page }) => {
  await answer(page, ok);
  await open(page, "/en/contact");
  await fill(page);
  // At once, in the middle of typing.
  await page.reload();
  await hydrated(page);
  await expectForm(page, message);
  await follow(page, "Partner", /\/partners$/);
  await page.goBack();
  await expectForm(page, message);
  await page.goto("/en/faq");
  await page.goBack();
  await hydrated(page);
  await expectForm(page, message);
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de\/contact$/);
  await expectForm(page, message);
  await button(page).click();
  await expect(page.getByText(words.de.success)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expectForm(page, empty);
});

test("no connection is an error like any other", async ({ page, context, complaints }) => {
  await open(page, "/en/contact");
  await fill(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(alert(page)).toHaveText(words.en.failure);
  await expectForm(page, message);
  complaints.length = 0;
});

test("a request that hangs ends with the error after 15 seconds", async ({ page, complaints }) => {
  await page.clock.install();
  const sent = await answer(page, () => {});
  await open(page, "/en/contact");
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
  const door = closedDoor();
  const sent = await answer(page, async (route) => {
    await door.opened;
    await ok(route);
  });
  await open(page, "/en/contact");
  await fill(page);
  await button(page).dblclick();
  await button(page).press("Enter");
  await expect(button(page)).toHaveText("Sending…");
  door.open();
  await expect(page.getByText(words.en.success)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("what is typed before the page can react is kept, and stored nowhere", async ({ page, context }) => {
  const release = await holdApplication(page);
  await page.goto("/en/contact");
  await fill(page);
  release();
  await hydrated(page);
  await expectForm(page, message);
  await page.locator('footer a[data-language="de"]').click();
  await expect(page).toHaveURL(/\/de\/contact$/);
  await expectForm(page, message);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  // The language was chosen.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["language"]);
});

test("a draft of another shape is ignored", async ({ page }) => {
  await page.addInitScript(() => history.replaceState({ message: { name: 5, email: null, body: {} } }, ""));
  await open(page, "/en/contact");
  await expectForm(page, empty);
});

test("the count is said when the end comes near, once the typing pauses", async ({ page }) => {
  await page.clock.install();
  await open(page, "/en/contact");
  const region = page.locator("main form [role=status]");
  await field(page, "body").fill("x".repeat(269));
  await page.clock.runFor(5_000);
  await expect(region).toHaveText("");
  await field(page, "body").press("End");
  await field(page, "body").pressSequentially("yz");
  await expect(region).toHaveText("");
  await page.clock.runFor(5_000);
  await expect(region).toHaveText("271/300 characters");
});

test("the message arrives", async ({ page, site }) => {
  await open(page, "/de/contact");
  const body = "Mit Skript";
  await fill(page, body);
  await button(page).click();
  await expect(page.getByText(words.de.success)).toBeVisible();
  expect(site.messages).toContainEqual({ ...message, body });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["en", "de"] as const) {
    const { success, failure, goBack } = words[language];

    test(`${language}: a failure is said, with the way back; then the form is sent and thanked`, async ({
      page,
      site,
    }) => {
      await page.goto(`/${language}/contact`);
      const body = `Ohne Skript, ${language}`;
      await fill(page, body);
      // Only blanks: the browser takes that for a name, the receiver does not.
      await field(page, "name").fill("  ");
      await button(page).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/contact\\?failed=1#failed$`));
      await expect(page.locator("#failed")).toBeVisible();
      await expect(page.locator("#failed")).toHaveText(`${failure} ${goBack}`);
      await expect(page.locator("#sent")).toBeHidden();
      await page.goBack();
      await expect(field(page, "body")).toHaveValue(body);
      await field(page, "name").fill(message.name);
      await button(page).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/contact\\?sent=1#sent$`));
      await expect(page.locator("#sent")).toBeVisible();
      await expect(page.locator("#sent")).toHaveText(success);
      await expect(page.locator("#failed")).toBeHidden();
      expect(site.messages).toContainEqual({ ...message, body });
    });
  }
});
