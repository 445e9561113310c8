/** The contact form on a host of plain files, whose messages go to a server on another host. */
import type { Page } from "@playwright/test";
import { Hono } from "hono";
import { listen, serveSite } from "../../scripts/testing/serve-site.ts";
import { outFolder } from "../../src/project-folders.ts";
import type { ContactMessage } from "../../src/server/messages/schema.ts";
import { serveFiles } from "../commands/serve-files.ts";
import { client } from "../site/pages.ts";
import { test as base, expect, open, receiving } from "./site.ts";

// A server a test: a fixture of the worker would start another worker for this file.
const test = base.extend<{ receiver: { readonly messages: ContactMessage[] } & Record<"listed" | "other", string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  receiver: async ({}, use) => {
    const files = await serveFiles(client);
    let receiver = "";
    // As a build writes them whose `message.endpoint` is on another host: form, JSON and policy.
    const site = new Hono().get("*", async (c) => {
      const { body, status, headers } = await fetch(files.origin + c.req.path);
      const type = headers.get("Content-Type") ?? "";
      const isText = /html|json/.test(type);
      const text = isText ? await new Response(body).text() : "";
      const written = text
        .replaceAll('"/api/v1/message"', `"${receiver}/api/v1/message"`)
        .replaceAll(/(?:connect-src|form-action) [^ ]*self(?:'|&#x27;)/g, `$& ${receiver}`);
      return new Response(isText ? written : body, { status, headers: { "Content-Type": type } });
    });
    const [listed, other] = await Promise.all([listen(site), listen(site)]);
    const { messages, options } = receiving();
    const served = await serveSite(outFolder, { ...options, messageOrigins: [listed.origin] });
    // To the browser another site, not only another port.
    receiver = served.origin.replace("127.0.0.1", "localhost");
    await use({ listed: listed.origin, other: other.origin, messages });
    for (const server of [files, listed, other, served]) server.close();
  },
});

const message = { name: "Amal", email: "amal@corner-shop.example", subject: "General question", body: "Von weit her" };

async function send(page: Page, name = message.name): Promise<void> {
  await page.locator('form [name="name"]').fill(name);
  await page.locator('form [name="email"]').fill(message.email);
  await page.locator('form [name="body"]').fill(message.body);
  await page.locator('#main form button[type="submit"]').click();
}

test("the app sends from a listed site, and says that it failed on another", async ({ page, receiver, complaints }) => {
  await open(page, `${receiver.listed}/de/contact`);
  await send(page);
  await expect(page).toHaveURL(`${receiver.listed}/de/contact?sent=1#sent`);
  await expect(page.getByText("Ihre Nachricht wurde").locator("visible=true")).toBeVisible();
  expect(receiver.messages).toEqual([message]);
  await open(page, `${receiver.other}/de/contact`);
  await send(page);
  await expect(page.locator("#main form [role=alert]")).toContainText("konnte nicht gesendet werden");
  expect(receiver.messages).toEqual([message]);
  expect(complaints.splice(0).join()).toContain("blocked by CORS policy");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form comes back to its page on its own host, in its language", async ({ page, receiver }) => {
    await page.goto(`${receiver.listed}/de/contact`);
    // The browser accepts blanks as a name, the server does not.
    await send(page, " ");
    await expect(page).toHaveURL(`${receiver.listed}/de/contact?failed=name#failed-name`);
    await expect(page.locator("[id^=failed]:visible")).toContainText("konnte nicht gesendet werden");
    await page.goBack();
    await expect(page.locator('form [name="body"]')).toHaveValue(message.body);
    await send(page, "Ohne Skript");
    await expect(page).toHaveURL(`${receiver.listed}/de/contact?sent=1#sent`);
    await expect(page.locator("#sent")).toBeInViewport({ ratio: 1 });
    expect(receiver.messages).toContainEqual({ ...message, name: "Ohne Skript" });
  });
});
