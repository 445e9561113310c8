import { expect, test, vi } from "vitest";
import { createPageStore, type PageSource, pageKey } from "../../src/app/page-store.ts";

const site = { origin: "https://www.shop.example", languages: ["en", "de"], rightToLeft: [], feedTitles: {} };
const faq = { route: "faq", language: "en" } as const;
const notes = { route: "plugin", slug: "notes", language: "en" } as const;

/** A store of pages that have only a head: rendering is not what is tested here. */
function storeOf() {
  const content = vi.fn(async (match: Parameters<typeof pageKey>[0]) => {
    const head = { title: pageKey(match), description: "About" };
    return JSON.parse(JSON.stringify({ head, layout: "notes" }));
  });
  const namespaces = vi.fn<PageSource["namespaces"]>(async () => {});
  const asked = () => content.mock.calls.map(([match]) => pageKey(match));
  return { ...createPageStore({ site, content, namespaces }), content, namespaces, asked };
}

test("a page is loaded once, however often it is asked for, is there then, and brings its head", async () => {
  const { load, peek, asked } = storeOf();
  const loading = [load(faq), load({ ...faq })];
  expect(peek(faq)).toBeUndefined();
  const [first, second] = await Promise.all(loading);
  expect([second, await load(faq), peek(faq)]).toEqual([first, first, first]);
  expect(asked()).toEqual(["en/faq"]);
  expect(first?.head).toMatchObject({ title: "en/faq", canonical: `${site.origin}/en/faq` });
});

test("it is another one in another language, for another plugin, and in another store", async () => {
  const { load, peek, asked } = storeOf();
  await load(faq);
  expect([peek({ ...faq, language: "de" }), storeOf().peek(faq)]).toEqual([undefined, undefined]);
  for (const page of [{ ...faq, language: "de" }, notes, { ...notes, slug: "my-logo" }]) await load(page);
  expect(asked()).toEqual(["en/faq", "de/faq", "en/plugin/notes", "en/plugin/my-logo"]);
});

test("a page that fails, fails for everybody who waits for it and no other page, and is tried again", async () => {
  const { load, peek, asked, content } = storeOf();
  content.mockRejectedValueOnce(new Error("no connection"));
  const results = await Promise.allSettled([load(faq), load(faq), load({ ...faq, language: "de" })]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(peek(faq)).toBeUndefined();
  await expect(load(faq)).resolves.toBeDefined();
  expect(asked()).toEqual(["en/faq", "de/faq", "en/faq"]);
});

test("so is one whose strings do not come", async () => {
  const { load, namespaces } = storeOf();
  namespaces.mockRejectedValueOnce(new Error("no strings"));
  await expect(load(notes)).rejects.toThrow("no strings");
  await load(notes);
  expect(namespaces).toHaveBeenLastCalledWith(["notes"], "en");
});
