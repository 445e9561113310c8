import { expect, test, vi } from "vitest";
import { staticI18n } from "../../src/features/language/i18n.ts";
import { createPageLoader, loadPage, type PageSource, pageKey } from "../../src/navigation/loaded-page.ts";

const faq = { route: "faq", language: "en" } as const;
const notes = { route: "plugin", slug: "notes", language: "en" } as const;
const logo = { ...notes, slug: "my-logo" };

async function loaderOf() {
  const content = vi.fn<PageSource["content"]>(async (match) => {
    return JSON.parse(JSON.stringify({ head: { title: pageKey(match) }, layout: match.slug }));
  });
  const strings = vi.fn<PageSource["strings"]>(async (language) => staticI18n(language, { [language]: { notes: {} } }));
  const source = { content, strings };
  const loader = createPageLoader(await loadPage({ route: "home", language: "en" }, source), source);
  const asked = () => content.mock.calls.map(([match]) => pageKey(match)).slice(1);
  return { ...loader, content, strings, asked };
}

test("a page is loaded once in each language, and each plugin is a page", async () => {
  const { load, peek, asked } = await loaderOf();
  const [first, second] = await Promise.all([load(faq), load({ ...faq })]);
  expect([second, await load(faq), peek(faq)]).toEqual([first, first, first]);
  for (const page of [{ ...faq, language: "de" }, notes, logo]) await load(page);
  expect(asked()).toEqual(["en/faq", "de/faq", "en/plugin/notes", "en/plugin/my-logo"]);
});

test("a page that fails is asked for again later, and leaves others alone", async () => {
  const { load, peek, asked, content } = await loaderOf();
  content.mockRejectedValueOnce(new Error("no connection"));
  const results = await Promise.allSettled([load(faq), load(faq), load({ ...faq, language: "de" })]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(peek(faq)).toBeUndefined();
  expect(await load(faq)).toHaveProperty("match", faq);
  expect(asked()).toEqual(["en/faq", "de/faq", "en/faq"]);
});

test("the notes page is not shown without its strings, and no other page loads them", async () => {
  const { load, strings } = await loaderOf();
  strings.mockResolvedValue(staticI18n("en", { en: {} }));
  await expect(load(notes)).rejects.toThrow("notes");
  expect(await load(logo)).toHaveProperty("match", logo);
});
