/** The contact form: what is checked, sent, said and kept. */
import type { Page, Route } from "@playwright/test";
import { decline } from "../../scripts/testing/static-page.ts";
import { honeypotField } from "../../src/domain/message.ts";
import { edges, expect, follow, holdApp, hydrated, open, test } from "./site.ts";

const success = "Thank you! Your message has been sent successfully.";
const failure = "Failed to send message. Please try again later.";

const message = {
  name: "Amal Haddad",
  email: "amal@corner-shop.example",
  subject: "Feature request",
  body: "Zwei Zeilen\nüber Preislisten",
};
const empty = { name: "", email: "", subject: "General question", body: "" };
type Name = keyof typeof message;

const field = (page: Page, name: Name) => page.locator(`form [name="${name}"]`);
const button = (page: Page) => page.locator('#main form button[type="submit"]');
const alert = (page: Page) => page.locator("#main form [role=alert]");
const thanks = (page: Page) => page.getByText(success).locator("visible=true");

async function fill(page: Page, body = message.body): Promise<void> {
  await field(page, "name").fill(message.name);
  await field(page, "email").fill(message.email);
  await field(page, "subject").selectOption(message.subject);
  await field(page, "body").fill(body);
}

async function expectForm(page: Page, values: typeof message): Promise<void> {
  for (const name of ["name", "email", "subject", "body"] as const)
    await expect(field(page, name)).toHaveValue(values[name]);
  await expect(page.locator("#message-counter")).toContainText(`${values.body.length}/300`);
}

async function answer(page: Page, handle: (route: Route) => unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route("**/api/v1/message", async (route) => {
    const request = route.request();
    sent.push([request.method(), request.headers()["content-type"], request.postDataJSON()]);
    await handle(route);
  });
  return sent;
}

const send = (page: Page) => button(page).click();

const ok = (route: Route) => route.fulfill({ status: 202, body: "not read" });

test.beforeEach(({ page }) => page.clock.install());

test("what the browser refuses is said at each field, in its own words, until it is put right", async ({ page }) => {
  const sent = await answer(page, ok);
  await open(page, "/de/contact");
  await expect(page.locator("form :invalid")).toHaveCount(3);
  /** Tries to send: these fields say why not, the first one is focused, and says nothing more once it is right. */
  const expectRefused = async (names: readonly Name[], right: string) => {
    await send(page);
    await expect(page.locator("form [aria-invalid=true]")).toHaveCount(names.length);
    for (const name of names) {
      const words = await field(page, name).evaluate((one: HTMLInputElement) => one.validationMessage);
      await expect(page.locator(`form p:below([name="${name}"])`).first()).toHaveText(words);
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${words.slice(0, 20)}`));
    }
    const focused = page.locator(":focus");
    await expect(focused).toHaveAttribute("name", `${names[0]}`);
    await focused.fill(right);
    await expect(page.locator("form [aria-invalid=true]")).toHaveCount(names.length - 1);
  };
  await fill(page, " \n ");
  await field(page, "name").fill("  ");
  await field(page, "email").fill("amal@");
  await expectRefused(["email"], message.email);
  // Blank fields are emptied, so that the browser itself says what is missing.
  await expectRefused(["name", "body"], message.name);
  await expectForm(page, { ...message, body: "" });
  await expectRefused(["body"], message.body);
  await expect(field(page, "body")).toHaveAccessibleDescription(`${message.body.length}/300 Zeichen`);
  expect(sent).toHaveLength(0);
});

test("the hidden field is sent only if it is filled in, and refuses nobody, not even at once after Back", async ({
  page,
}) => {
  const sent = await answer(page, ok);
  await open(page, "/en/contact");
  await fill(page);
  await field(page, "body").press("Tab");
  await expect(button(page), "the hidden field is skipped").toBeFocused();
  await follow(page, "FAQ", /\/en\/faq$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goBack();
  await expectForm(page, message);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await follow(page, "Contact", /\/en\/contact$/);
  await fill(page);
  await page.locator(`[name="${honeypotField}"]`).fill("Amal Haddad");
  await send(page);
  await expect(thanks(page)).toBeVisible();
  const posted = ["POST", "application/json"];
  expect(sent).toEqual([
    [...posted, message],
    [...posted, { ...message, [honeypotField]: "Amal Haddad" }],
  ]);
});

test("the counter is announced near the limit after a pause; a long message scrolls below its label", async ({
  page,
}) => {
  await open(page, "/en/contact");
  await expectForm(page, empty);
  const body = field(page, "body");
  await expect(body).toHaveAttribute("maxlength", "300");
  const announced = page.locator("#main form [role=status]");
  await body.fill("x".repeat(269));
  await page.clock.runFor(5_000);
  await body.fill("x".repeat(271));
  await expect(announced).toHaveText("");
  await page.clock.runFor(5_000);
  await expect(announced).toHaveText("271/300 characters");

  await body.fill("Line\n".repeat(50));
  await body.evaluate((one) => one.scrollTo(0, 60));
  const label = page.locator("label[for=message-body]");
  const [above, area] = [await edges(label), await edges(body)];
  // The label has a background from edge to edge.
  await expect(label).toHaveCSS("background-color", "rgb(251, 250, 246)");
  expect(above.top - area.top).toBeLessThanOrEqual(1);
  expect(above.end - above.start).toBeGreaterThan(area.end - area.start - 30);
});

test("no answer in 15 seconds, or an error, keeps what was typed; another try succeeds", async ({
  page,
  complaints,
}) => {
  const answers = [() => {}, (route: Route) => route.fulfill({ status: 500, body: "" }), ok];
  const sent = await answer(page, (route) => answers.shift()?.(route));
  await decline(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, "/en/contact");
  await fill(page);
  const { top } = await edges(button(page));
  const expectFailed = async () => {
    await expect(alert(page)).toContainText(failure);
    await expect(alert(page)).toBeInViewport();
    await expect(alert(page).getByRole("link")).toHaveAttribute("href", /^mailto:support@/);
    await expectForm(page, message);
  };
  // However often the button is used, the message is sent once.
  await button(page).dblclick();
  await button(page).press("Enter");
  await expect(button(page)).toHaveText("Sending…");
  const announced = page.locator("#main form [role=status]");
  await page.clock.runFor(1_000);
  await expect(announced).toHaveText("Sending…");
  await page.clock.runFor(13_000);
  await expect(alert(page)).toHaveText("");
  await page.clock.runFor(2_000);
  await expectFailed();
  expect((await edges(button(page))).top).toBeCloseTo(top, 0);
  expect(sent).toHaveLength(1);
  await button(page).click();
  await expect.poll(() => sent).toHaveLength(2);
  await expectFailed();
  await button(page).click();
  await expect(thanks(page)).toBeFocused();
  const posted = ["POST", "application/json", message];
  expect(sent).toEqual([posted, posted, posted]);
  complaints.length = 0;
});

test("what was typed survives a reload, the way back and the other language", async ({ page }) => {
  await open(page, "/de/contact");
  await fill(page);
  // At once, in the middle of typing.
  await page.reload();
  await hydrated(page);
  await expectForm(page, message);
  await page.goto("/en/faq");
  await page.goBack();
  await hydrated(page);
  await expectForm(page, message);
  await page.locator('footer a[hreflang="en"]').click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expectForm(page, message);
});

test("sent is in the address: Back and a reload say it again; a link leads to a fresh form", async ({ page }) => {
  const sent = await answer(page, ok);
  await open(page, "/en/contact");
  await fill(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/contact\?sent=1#sent$/);
  await follow(page, "FAQ", /\/en\/faq$/);
  await page.goBack();
  await expect(thanks(page)).toBeVisible();
  await expect(page.locator("#main h1")).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(thanks(page)).toHaveCount(1);
  await follow(page, "Contact", /\/en\/contact$/);
  await expectForm(page, empty);
  await fill(page, "Another one");
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(sent).toHaveLength(2);
});

test("what is typed before the app starts is kept, stored nowhere, and arrives", async ({ page, site }) => {
  const start = await holdApp(page);
  await page.goto("/en/contact");
  await fill(page);
  await start();
  await expectForm(page, message);
  await follow(page, "FAQ", /\/en\/faq$/);
  await page.goBack();
  await expectForm(page, message);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(site.messages).toContainEqual(message);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a failure names the field and the way back; then the form is sent and thanked for", async ({ page, site }) => {
    await page.goto("/de/contact");
    const body = "Ohne Skript";
    await fill(page, body);
    // The browser accepts blanks as a name, the server does not.
    await field(page, "name").fill("  ");
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/contact\?failed=name#failed-name$/);
    const failed = page.locator("[id^=failed]:visible");
    await expect(failed).toHaveText(/konnte nicht gesendet werden.* Feld „Vor- und Nachname \*“.* „Zurück“/);
    await page.goBack();
    await expect(field(page, "body")).toHaveValue(body);
    await field(page, "name").fill(message.name);
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/contact\?sent=1#sent$/);
    await expect(failed).toHaveCount(0);
    await expect(page.locator("#sent")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#main form > :not(#sent)").locator("visible=true")).toHaveCount(0);
    expect(site.messages).toContainEqual({ ...message, body });
  });
});
