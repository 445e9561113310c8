import { describe, expect, test, vi } from "vitest";
import { createPageStore, type PageSource, pageKey } from "../../src/app/page-store.ts";

const site = { origin: "https://www.shop.example", languages: ["en", "de"], rightToLeft: [], feedTitles: {} };
const faq = { route: "faq", language: "en" } as const;
const notes = { route: "plugin", slug: "notes", language: "en" } as const;

/** A store of pages that have only a head: rendering is not what is tested here. */
function storeOf(answer: (key: string) => object = () => ({})) {
  const asked: string[] = [];
  const namespaces = vi.fn(async (_names: readonly string[], _language: string) => {});
  const source: PageSource = {
    site,
    async content(match) {
      const key = pageKey(match);
      asked.push(key);
      return JSON.parse(JSON.stringify({ head: { title: key, description: "About" }, ...answer(key) }));
    },
    namespaces,
  };
  return { ...createPageStore(source), asked, namespaces };
}

describe("a page that was loaded", () => {
  test("is loaded once, however often it is asked for, and brings its head", async () => {
    const { load, asked } = storeOf();
    const [first, second] = await Promise.all([load(faq), load(faq)]);
    expect(await load({ ...faq })).toBe(first);
    expect(second).toBe(first);
    expect(asked).toEqual(["en/faq"]);
    expect(first.head).toMatchObject({ title: "en/faq", canonical: `${site.origin}/en/faq` });
  });

  test("is there as soon as it is loaded, not before, and in no other store", async () => {
    const { load, peek } = storeOf();
    const loading = load(faq);
    expect(peek(faq)).toBeUndefined();
    const page = await loading;
    expect(peek(faq)).toBe(page);
    expect(storeOf().peek(faq)).toBeUndefined();
  });

  test("is another one in another language, and for another plugin", async () => {
    const { load, peek, asked } = storeOf();
    await load(faq);
    expect(peek({ ...faq, language: "de" })).toBeUndefined();
    for (const page of [{ ...faq, language: "de" }, notes, { ...notes, slug: "my-logo" }]) await load(page);
    expect(asked).toEqual(["en/faq", "de/faq", "en/plugin/notes", "en/plugin/my-logo"]);
  });
});

describe("a page that fails to load", () => {
  test("fails for everybody who waits for it, leaves other pages alone, and is tried again", async () => {
    let isGone = true;
    const { load, peek, asked } = storeOf((key) => {
      if (isGone && key === "en/faq") throw new Error("no connection");
      return {};
    });
    const results = await Promise.allSettled([load(faq), load(faq), load({ ...faq, language: "de" })]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
    expect(peek(faq)).toBeUndefined();
    isGone = false;
    await expect(load(faq)).resolves.toBeDefined();
    expect(asked).toEqual(["en/faq", "de/faq", "en/faq"]);
  });

  test("because strings it needs do not come, is tried again too", async () => {
    const { load, namespaces } = storeOf(() => ({ layout: "notes" }));
    namespaces.mockRejectedValueOnce(new Error("no strings"));
    await expect(load(notes)).rejects.toThrow("no strings");
    await load(notes);
    expect(namespaces.mock.calls).toEqual([
      [["notes"], "en"],
      [["notes"], "en"],
    ]);
  });
});
