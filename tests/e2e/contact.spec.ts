/** The contact form: what is checked, sent, said and kept (specification sections 2, 4, 5 and 8). */
import type { Page, Route } from "@playwright/test";
import { decline } from "../../scripts/testing/static-page.ts";
import { shortestTime, trapField } from "../../src/domain/message.ts";
import { expect, follow, holdApplication, hydrated, open, test } from "./site.ts";

const success = "Thank you! Your message has been sent successfully.";
const failure = "Failed to send message. Please try again later.";
const goBack = "Use the Back button of your browser to find what you wrote.";

const message = {
  name: "Amal Haddad",
  email: "amal@corner-shop.example",
  subject: "Feature request",
  body: "Zwei Zeilen\nüber Preislisten",
};
const empty = { name: "", email: "", subject: "General question", body: "" };

const field = (page: Page, name: keyof typeof message) => page.locator(`form [name="${name}"]`);
const button = (page: Page) => page.locator('#main form button[type="submit"]');
const alert = (page: Page) => page.locator("#main form [role=alert]");
const counter = (page: Page) => page.locator("#message-counter");

async function fill(page: Page, body = message.body): Promise<void> {
  await field(page, "name").fill(message.name);
  await field(page, "email").fill(message.email);
  await field(page, "subject").selectOption(message.subject);
  await field(page, "body").fill(body);
}

async function expectForm(page: Page, values: typeof message): Promise<void> {
  for (const name of ["name", "email", "subject", "body"] as const)
    await expect(field(page, name)).toHaveValue(values[name]);
  await expect(counter(page)).toContainText(`${values.body.length}/300`);
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

/** Sends the form as a person does, who takes longer than a program. */
async function send(page: Page): Promise<void> {
  await page.clock.fastForward(shortestTime);
  await button(page).click();
}

const ok = (route: Route) => route.fulfill({ status: 202, body: "not read" });

test.beforeEach(({ page }) => page.clock.install());

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

for (const width of [390, 1440])
  for (const [what, body] of [
    ["lines", "Zeile\n".repeat(50)],
    ["wide letters", "W".repeat(300)],
  ] as const) {
    test(`${width} px: a message of ${what} scrolls below its label`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/en/contact");
      await field(page, "body").fill(body);
      const label = page.locator("label[for=message-body]");
      await field(page, "body").evaluate((one) => one.scrollTo(0, 60));
      const [box, area] = [await label.boundingBox(), await field(page, "body").boundingBox()];
      // The label has a ground, from edge to edge.
      await expect(label).toHaveCSS("background-color", "rgb(251, 250, 246)");
      expect((box?.y ?? 0) - (area?.y ?? 0)).toBeLessThanOrEqual(1);
      expect(box?.width).toBeGreaterThan((area?.width ?? 0) - 30);
    });
  }

test("a failed message leaves its button under the pointer and names the address to write to", async ({
  page,
  complaints,
}) => {
  await decline(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await answer(page, (route) => route.fulfill({ status: 500 }));
  await open(page, "/en/contact");
  await fill(page);
  const before = await button(page).boundingBox();
  await send(page);
  await expect(alert(page)).toContainText(failure);
  await expect(alert(page)).toBeInViewport();
  await expect(alert(page).getByRole("link")).toHaveAttribute("href", /^mailto:support@/);
  expect((await button(page).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  complaints.length = 0;
});

test("a blank is missing: the browser says so of name and message as of an empty field", async ({ page }) => {
  const sent = await answer(page, ok);
  await open(page, "/en/contact");
  const said = (name: keyof typeof message) =>
    field(page, name).evaluate((one) =>
      one instanceof HTMLSelectElement ? "" : Reflect.get(one, "validationMessage"),
    );
  const missing = await said("body");
  await fill(page, " \n ");
  await field(page, "name").fill("  ");
  await send(page);
  await expect(field(page, "name")).toBeFocused();
  expect([await said("name"), await said("body")]).toEqual([missing, missing]);
  await expect(page.locator("form[data-tried]")).toBeVisible();
  await expectForm(page, { ...message, name: "", body: "" });
  await field(page, "name").fill(message.name);
  await button(page).click();
  await expect(field(page, "body")).toBeFocused();
  expect(sent).toHaveLength(0);
});

test("a form sent within two seconds is an error; a moment later it is sent", async ({ page, site }) => {
  await open(page, "/de");
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, "Kontakt", /\/de\/contact$/);
  const body = "Zu schnell";
  await fill(page, body);
  await page.clock.fastForward(shortestTime - 1);
  await button(page).click();
  await expect(alert(page)).not.toBeEmpty();
  await expectForm(page, { ...message, body });
  expect(site.messages.filter((one) => one.body === body)).toEqual([]);
  await page.clock.fastForward(1);
  await button(page).click();
  await expect(page.locator("#main form")).toHaveCount(0);
  expect(site.messages).toContainEqual({ ...message, body });
});

test("a field that people do not reach stops a program, and is no part of the message", async ({ page }) => {
  const sent = await answer(page, ok);
  await open(page, "/en/contact");
  await fill(page);
  await expect(page.locator("#main form").getByRole("textbox")).toHaveCount(3);
  await field(page, "body").press("Tab");
  await expect(button(page)).toBeFocused();
  await page.locator(`[name="${trapField}"]`).fill("Buy now");
  await send(page);
  await expect(alert(page)).toContainText(failure);
  await expectForm(page, message);
  expect(sent).toEqual([]);
  await button(page).click();
  await expect(page.getByText(success)).toBeVisible();
  expect(sent).toEqual([["POST", "application/json", message]]);
});

test("fields say what they are for, and the counter how much there is, aloud near the end", async ({ page }) => {
  await open(page, "/en/contact");
  for (const name of ["name", "email", "body"] as const) {
    const hint = (await field(page, name).getAttribute("placeholder")) ?? "";
    expect(hint).toMatch(/ \*$/);
    await expect(page.getByLabel(hint)).toHaveAttribute("name", name);
  }
  await expectForm(page, empty);
  const said = page.locator("#main form [role=status]");
  const body = field(page, "body");
  await body.fill("x".repeat(269));
  await page.clock.runFor(5_000);
  await expect(said).toHaveText("");
  await body.press("End");
  await body.pressSequentially("yz");
  await expect(said).toHaveText("");
  await page.clock.runFor(5_000);
  await expect(said).toHaveText("271/300 characters");
  await body.fill("x".repeat(299));
  await body.press("End");
  await body.pressSequentially("\nyz");
  await expect(body).toHaveValue(`${"x".repeat(299)}\n`);
  await expect(counter(page)).toHaveText("300/300 characters");
});

test("an error keeps what was typed; another try sends it and is thanked", async ({ page, complaints }) => {
  const answers = [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 500, body: "" }), ok];
  const sent = await answer(page, (route) => answers.shift()?.(route));
  await open(page, "/en/contact");
  await fill(page);
  for (const tries of [1, 2]) {
    await send(page);
    await expect.poll(() => sent).toHaveLength(tries);
    await expect(alert(page)).toContainText(failure);
    await expect(alert(page)).toBeInViewport();
    await expectForm(page, message);
    await expect(button(page)).toHaveText("Send message");
  }
  await button(page).click();
  await expect(page.getByText(success)).toBeFocused();
  await expect(page.getByText(failure)).toHaveCount(0);
  await expect(page.locator("#main form")).toHaveCount(0);
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
  await follow(page, "Partner", /\/partners$/);
  await page.goBack();
  await expectForm(page, message);
  await page.goto("/en/faq");
  await page.goBack();
  await hydrated(page);
  await expectForm(page, message);
  await page.locator('footer a[hreflang="en"]').click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expectForm(page, message);
});

test("sent is in the address: Back and a reload say it again, and a link leads to a fresh form, which sends", async ({
  page,
}) => {
  const sent = await answer(page, ok);
  await open(page, "/en/contact");
  await fill(page);
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/contact\?sent=1#sent$/);
  await follow(page, "FAQ", /\/en\/faq$/);
  await page.goBack();
  await expect(page.getByText(success)).toBeVisible();
  await expect(page.locator("#main h1")).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(success).locator("visible=true")).toHaveText([success]);
  await follow(page, "Contact", /\/en\/contact$/);
  await expectForm(page, empty);
  await fill(page, "Another one");
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
  expect(sent).toHaveLength(2);
  // The form before this one was replaced by its thanks.
  await page.goBack();
  await expect(page.getByText(success)).toBeVisible();
  await page.goForward();
  await expect(page.getByText(success)).toBeVisible();
});

test("pressed twice, it sends once; what hangs is an error after 15 seconds", async ({ page, complaints }) => {
  const sent = await answer(page, () => {});
  await open(page, "/en/contact");
  await fill(page);
  await page.clock.fastForward(shortestTime);
  await button(page).dblclick();
  await button(page).press("Enter");
  await expect(button(page)).toHaveText("Sending…");
  await page.clock.runFor(14_000);
  await expect(alert(page)).toHaveText("");
  await page.clock.runFor(2_000);
  await expect(alert(page)).toContainText(failure);
  expect(sent).toHaveLength(1);
  complaints.length = 0;
});

test("what is typed before the page can react is kept, is stored nowhere, and arrives", async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto("/en/contact");
  await fill(page);
  release();
  await hydrated(page);
  await expectForm(page, message);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
  expect(site.messages).toContainEqual(message);
});

for (const [query, said] of [
  ["sent=1#sent", success],
  ["failed=1#failed", `${failure} ${goBack}`],
  ["failed=body#failed-body", `${failure} Please check the field “Your message *”. ${goBack}`],
] as const) {
  test(`a form sent before the application was there is answered by ?${query}, and it says no less`, async ({
    page,
  }) => {
    const release = await holdApplication(page);
    await page.goto(`/en/contact?${query}`);
    const answer = page.locator("#main section").first().getByText(said).locator("visible=true");
    for (const step of [undefined, release]) {
      step?.();
      if (step !== undefined) await hydrated(page);
      await expect(answer).toHaveText([said]);
      await expect(button(page).locator("visible=true")).toHaveCount(said === success ? 0 : 1);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a failure is said, with the way back; then the form is sent and thanked", async ({ page, site }) => {
    await page.goto("/de/contact");
    const body = "Ohne Skript";
    await fill(page, body);
    // Only blanks: the browser takes that for a name, the receiver does not.
    await field(page, "name").fill("  ");
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/contact\?failed=name#failed-name$/);
    const told = page.locator("[id^=failed]:visible");
    await expect(told).toHaveText(/konnte nicht gesendet werden.* Feld „Vor- und Nachname \*“.* „Zurück“/);
    await expect(page.locator("#sent")).toBeHidden();
    await page.goBack();
    await expect(field(page, "body")).toHaveValue(body);
    await field(page, "name").fill(message.name);
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/contact\?sent=1#sent$/);
    await expect(told).toHaveCount(0);
    await expect(page.locator("#sent")).toHaveText(/^Vielen Dank/);
    await expect(page.locator("#sent")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#main form > :not(#sent)").locator("visible=true")).toHaveCount(0);
    expect(site.messages).toContainEqual({ ...message, body });
  });
});
