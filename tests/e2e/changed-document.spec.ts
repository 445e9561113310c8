/** Other programs change the document before the app starts: password managers, translators, blockers. Nothing is lost. */
import type { Page } from "@playwright/test";
import { everything } from "../commands/everything.ts";
import { expect, holdApp, test } from "./site.ts";

/** What they do, to any page. Each makes React build it anew. */
const changes = {
  "signs before fields": () => {
    for (const field of document.querySelectorAll("input, select")) field.before(document.createElement("span"));
  },
  "signs after fields": () => {
    for (const field of document.querySelectorAll("input, textarea")) field.after(document.createElement("div"));
  },
  "a bar at the start, and a frame at the end": () => {
    document.querySelector("#app")?.prepend(document.createElement("aside"));
    document.querySelector("#app")?.append(document.createElement("iframe"));
  },
  "words wrapped and translated": () => {
    for (const element of document.querySelectorAll("h1, label, summary, legend, a, option, button, p")) {
      if (element.childElementCount > 0 || element.closest("select")) continue;
      const font = document.createElement("font");
      font.append(`«${element.textContent}»`);
      element.replaceChildren(font);
    }
  },
  "the consent banner taken away, and the footer": () => {
    document.querySelector("#consent")?.remove();
    document.querySelector("footer")?.remove();
  },
  "fields and buttons of their own": () => {
    for (const form of document.querySelectorAll("form")) {
      form.prepend(document.createElement("input"), document.createElement("button"));
    }
  },
  "attributes, which React leaves alone": () => {
    for (const field of document.querySelectorAll("input, textarea, form, body, details"))
      field.setAttribute("data-manager", "1");
  },
} as const;

const words = "Till\nand ‘printer’";
const body = (page: Page) => page.locator("textarea[name=body]");

/** What somebody does before the app starts, and what must be so afterwards. */
const pages: Readonly<Record<string, (page: Page) => Promise<() => Promise<void>>>> = {
  contact: async (page) => {
    await page.locator("[name=name]").fill("Amal");
    await page.locator("[name=email]").fill("amal@shop.example");
    await page.locator("[name=subject]").selectOption("Support request");
    await body(page).fill(words);
    await body(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 5, "backward"));
    return async () => {
      await expect(page.locator("[name=name]")).toHaveValue("Amal");
      await expect(page.locator("[name=email]")).toHaveValue("amal@shop.example");
      await expect(page.locator("[name=subject]")).toHaveValue("Support request");
      await expect(body(page)).toHaveValue(words);
      await expect(body(page)).toBeFocused();
      const selection = (field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd];
      expect(await body(page).evaluate(selection)).toEqual([2, 5]);
      await expect(page.locator("#message-counter")).toContainText(`${words.length}/300`);
    };
  },
  partners: async (page) => {
    await page.locator("[name=country]").selectOption("KE");
    await page.locator("[name=q]").fill("savan");
    return async () => {
      await expect(page.locator("[name=country]")).toHaveValue("KE");
      await expect(page.locator("[name=q]")).toHaveValue("savan");
      await expect(page.locator("[name=q]")).toBeFocused();
      await expect(page).toHaveURL(/\?country=KE&q=savan$/);
      await expect(page.locator("#main h2[id]")).toHaveText([/Kenya/]);
    };
  },
  plugins: async (page) => {
    await page.locator("[name=q]").fill("my logo");
    await page.locator("[value=annual]").check({ force: true });
    return async () => {
      await expect(page.locator("[name=q]")).toHaveValue("my logo");
      await expect(page.locator("[value=annual]")).toBeChecked();
      await expect(page.locator("[data-billing=annual]")).toBeAttached();
      await expect(page.locator("#main h2", { hasText: "Price lists" })).toHaveCount(0);
    };
  },
  features: async (page) => {
    await page.locator("[value=annual]").first().check({ force: true });
    return async () => {
      await expect(page.locator("[value=annual]").first()).toBeChecked();
      await expect(page.locator("[value=annual]").first()).toBeFocused();
      await expect(page.locator("[data-billing=annual]")).toBeAttached();
    };
  },
  faq: async (page) => {
    const questions = page.locator("#main details");
    await questions.nth(0).locator("summary").click();
    await questions.nth(2).locator("summary").click();
    const top = await page.evaluate(() => window.scrollY);
    return async () => {
      await expect(questions.nth(0)).not.toHaveAttribute("open");
      await expect(questions.nth(2)).toHaveAttribute("open");
      await expect(questions.nth(2).locator("summary")).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
    };
  },
  "terms-of-use": async (page) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.locator("header summary").click();
    await page.locator("header details nav a").nth(2).focus();
    return async () => {
      await expect(page.locator("header details")).toHaveAttribute("open");
      await expect(page.locator("header details nav a").nth(2)).toBeFocused();
    };
  },
};

for (const [turn, [what, change]] of Object.entries(changes).entries()) {
  test(`what is done before the app starts stays: ${what}`, async ({ page, complaints }) => {
    // By turns; every change to every page with `npm run test:all`.
    for (const [path, act] of Object.entries(pages).filter((_, index) => everything || (turn + index) % 3 === 0)) {
      const start = await holdApp(page);
      await page.goto(`/en/${path}`, { waitUntil: "domcontentloaded" });
      await page.evaluate(change);
      const expectKept = await act(page);
      await start();
      await expectKept();
    }
    const mismatches = complaints.splice(0).filter((one) => !one.startsWith("The document was changed before the app"));
    expect(mismatches).toEqual([]);
  });
}
