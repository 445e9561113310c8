import { expect, test, vi } from "vitest";
import { staticI18n } from "../../src/features/language/i18n.ts";
import { createPageLoader, loadPage, type PageSource, pageKey } from "../../src/navigation/loaded-page.ts";

const faq = { route: "faq", language: "en" } as const;
const home = { route: "home", language: "en" } as const;
const notes = { route: "plugin", slug: "notes", language: "en" } as const;

/** Pages that have only a head: rendering is not tested here. */
async function loaderOf() {
  const content = vi.fn<PageSource["content"]>(async (match) => {
    const head = { title: pageKey(match), description: "About" };
    return JSON.parse(JSON.stringify({ head, layout: "notes" }));
  });
  const strings = vi.fn<PageSource["strings"]>(async (language) => staticI18n(language, { [language]: { notes: {} } }));
  const source = { content, strings };
  const loader = createPageLoader(await loadPage(home, source), source);
  const asked = () => content.mock.calls.map(([match]) => pageKey(match));
  return { ...loader, content, strings, asked };
}

test("a page is loaded once, however often it is asked for, and is there then", async () => {
  const { load, loaded, asked } = await loaderOf();
  const loading = [load(faq), load({ ...faq })];
  expect(loaded(faq)).toBeUndefined();
  const [first, second] = await Promise.all(loading);
  expect([second, await load(faq), loaded(faq)]).toEqual([first, first, first]);
  expect(asked()).toEqual(["en/home", "en/faq"]);
  expect(first?.content.head.title).toBe("en/faq");
});

test("it is another one in another language and for another plugin", async () => {
  const { load, loaded, asked } = await loaderOf();
  await load(faq);
  expect(loaded({ ...faq, language: "de" })).toBeUndefined();
  for (const page of [{ ...faq, language: "de" }, notes, { ...notes, slug: "my-logo" }]) await load(page);
  expect(asked()).toEqual(["en/home", "en/faq", "de/faq", "en/plugin/notes", "en/plugin/my-logo"]);
});

test("a page that fails, fails for everybody who waits for it, is not asked for again, and leaves others alone", async () => {
  const { load, loaded, asked, content } = await loaderOf();
  content.mockRejectedValueOnce(new Error("no connection"));
  const results = await Promise.allSettled([load(faq), load(faq), load({ ...faq, language: "de" })]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  await expect(load(faq)).rejects.toThrow("no connection");
  expect(loaded(faq)).toBeUndefined();
  expect(asked()).toEqual(["en/home", "en/faq", "de/faq"]);
});

test("a page whose strings do not come is not shown without them", async () => {
  const { load, strings } = await loaderOf();
  strings.mockResolvedValueOnce(staticI18n("en", { en: {} }));
  await expect(load(notes)).rejects.toThrow("notes");
});
