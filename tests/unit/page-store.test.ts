import { describe, expect, test, vi } from "vitest";
import { createPageStore, type PageSource, pageKey } from "../../src/app/page-store.ts";

const site = { origin: "https://www.shop.example", languages: ["en", "de"], rightToLeft: [], feedTitles: {} };
const faq = { route: "faq", language: "en" } as const;

/** A source whose content is only a head: rendering is not what is tested here. */
function countingSource(answer: (key: string) => Promise<object> | object = () => ({})) {
  const asked: string[] = [];
  const namespaces = vi.fn(async (_names: readonly string[], _language: string) => {});
  const source: PageSource = {
    site,
    async content(match) {
      asked.push(pageKey(match));
      const page: unknown = await answer(pageKey(match));
      return JSON.parse(JSON.stringify({ head: { title: pageKey(match), description: "About" }, ...Object(page) }));
    },
    namespaces,
  };
  return { source, asked, namespaces };
}

describe("pages that were loaded", () => {
  test("a page is loaded once, however often it is asked for", async () => {
    const { source, asked } = countingSource();
    const store = createPageStore(source);
    const [first, second] = await Promise.all([store.load(faq), store.load(faq)]);
    expect(await store.load({ ...faq })).toBe(first);
    expect(second).toBe(first);
    expect(asked).toEqual(["en/faq"]);
  });

  test("a page is there as soon as it is loaded, not before", async () => {
    const store = createPageStore(countingSource().source);
    expect(store.peek(faq)).toBeUndefined();
    const loading = store.load(faq);
    expect(store.peek(faq)).toBeUndefined();
    const page = await loading;
    expect(store.peek(faq)).toBe(page);
  });

  test("languages and plugins are pages of their own", async () => {
    const { source, asked } = countingSource();
    const store = createPageStore(source);
    await store.load(faq);
    expect(store.peek({ ...faq, language: "de" })).toBeUndefined();
    await store.load({ ...faq, language: "de" });
    await store.load({ route: "plugin", slug: "mrp", language: "en" });
    await store.load({ route: "plugin", slug: "my-logo", language: "en" });
    expect(asked).toEqual(["en/faq", "de/faq", "en/plugin/mrp", "en/plugin/my-logo"]);
  });

  test("a page brings its head", async () => {
    const { head } = await createPageStore(countingSource().source).load(faq);
    expect(head).toMatchObject({ title: "en/faq", description: "About", canonical: `${site.origin}/en/faq` });
  });

  test("two stores share nothing", async () => {
    await createPageStore(countingSource().source).load(faq);
    expect(createPageStore(countingSource().source).peek(faq)).toBeUndefined();
  });
});

describe("a page that fails to load", () => {
  test("is tried again when it is asked for again", async () => {
    let failures = 1;
    const { source, asked } = countingSource(() => {
      if (failures-- > 0) throw new Error("no connection");
      return {};
    });
    const store = createPageStore(source);
    await expect(store.load(faq)).rejects.toThrow("no connection");
    expect(store.peek(faq)).toBeUndefined();
    await expect(store.load(faq)).resolves.toBeDefined();
    expect(asked).toEqual(["en/faq", "en/faq"]);
  });

  test("fails for everybody who waits for it, and leaves other pages alone", async () => {
    const { source } = countingSource((key) => {
      if (key === "en/faq") throw new Error("gone");
      return {};
    });
    const store = createPageStore(source);
    const results = await Promise.allSettled([
      store.load(faq),
      store.load(faq),
      store.load({ ...faq, language: "de" }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  });

  test("because strings it needs do not come, is tried again too", async () => {
    const { source, namespaces } = countingSource(() => ({ layout: "notes" }));
    namespaces.mockRejectedValueOnce(new Error("no strings"));
    const store = createPageStore(source);
    const notes = { route: "plugin", slug: "notes", language: "en" } as const;
    await expect(store.load(notes)).rejects.toThrow("no strings");
    await store.load(notes);
    expect(namespaces.mock.calls).toEqual([
      [["notes"], "en"],
      [["notes"], "en"],
    ]);
  });
});
