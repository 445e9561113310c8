import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
afterAll(remove);
const app = createApp({ clientRoot, site: sampleSite });

interface Row {
  readonly asked: string;
  readonly to: string;
  readonly cookie?: string;
  readonly accept?: string;
}

/** Where the target depends on the visitor: 302. */
const byVisitor: Record<string, readonly Row[]> = {
  "the root goes to the visitor's language": [
    { asked: "/", to: "/en" },
    { asked: "/", accept: "de", to: "/de" },
    { asked: "/", accept: "fr", to: "/en" },
    { asked: "/", accept: "fr, de-AT;q=0.8, en;q=0.5", to: "/de" },
  ],
  "a path without a language gets one in front": [
    { asked: "/features", to: "/en/features" },
    { asked: "/features", accept: "de", to: "/de/features" },
    { asked: "/contact/", accept: "de", to: "/de/contact" },
  ],
  "a plugin's path of old leads to the plugin, though a file of a static host lies there": [
    { asked: "/plugins/fatoora", to: "/en/plugins/fatoora" },
    { asked: "/plugins/fatoora", accept: "de", to: "/de/plugins/fatoora" },
    { asked: "/plugins/my-logo/", to: "/en/plugins/my-logo" },
  ],
  "two letters that are no language of the site are replaced": [
    { asked: "/fr/features", to: "/en/features" },
    { asked: "/fr", accept: "de", to: "/de" },
    { asked: "/FR/plugins/fatoora", accept: "de", to: "/de/plugins/fatoora" },
  ],
  "anything longer is kept, and found missing there": [
    { asked: "/nowhere/at/all", to: "/en/nowhere/at/all" },
    { asked: "/fra/features", to: "/en/fra/features" },
    { asked: "/404", to: "/en/404" },
  ],
  "the feeds are those of the visitor's language": [
    { asked: "/releases.atom", accept: "de", to: "/de/releases.atom" },
    { asked: "/releases.json", accept: "en", to: "/en/releases.json" },
  ],
  "the query is kept": [
    { asked: "/?utm_source=a&utm_medium=b", to: "/en?utm_source=a&utm_medium=b" },
    { asked: "/partners?country=SA&q=a%20b%2Fc", accept: "de", to: "/de/partners?country=SA&q=a%20b%2Fc" },
    { asked: "/features?next=//elsewhere.example", to: "/en/features?next=//elsewhere.example" },
  ],
  "the stored language wins over the browser's": [
    { asked: "/", cookie: "language=de", accept: "en", to: "/de" },
    { asked: "/features", cookie: "other=1; language=en; more=2", accept: "de", to: "/en/features" },
  ],
  "a stored language that is none of the site's is ignored": [
    { asked: "/", cookie: "language=fr", accept: "de", to: "/de" },
    { asked: "/", cookie: "language=", accept: "de", to: "/de" },
    { asked: "/", cookie: "language=%zz", accept: "de", to: "/de" },
    { asked: "/", cookie: "language=//elsewhere.example", accept: "de", to: "/de" },
    { asked: "/", cookie: "language", to: "/en" },
  ],
  "the browser's list is read by weight": [
    { asked: "/", accept: "en;q=0.4, de;q=0.6", to: "/de" },
    { asked: "/", accept: "de;q=0, en;q=0.1", to: "/en" },
    { asked: "/", accept: "de;q=0", to: "/en" },
    { asked: "/", accept: "*", to: "/en" },
    { asked: "/", accept: ";;q=,,,de", to: "/de" },
  ],
  "no spelling leads to another host": [
    { asked: "//elsewhere.example", to: "/en/elsewhere.example" },
    { asked: "///elsewhere.example//", to: "/en/elsewhere.example" },
    { asked: "/\\elsewhere.example", to: "/en/elsewhere.example" },
    { asked: "/%5Celsewhere.example", to: "/en/%5Celsewhere.example" },
    { asked: "/%2F%2Felsewhere.example", to: "/en/%2F%2Felsewhere.example" },
    { asked: "//fr//elsewhere.example", to: "/en/elsewhere.example" },
    { asked: "/https://elsewhere.example", to: "/en/https:/elsewhere.example" },
  ],
};

/** Where only the spelling is mended: 301. */
const bySpelling: Record<string, readonly Row[]> = {
  "a slash at the end goes": [
    { asked: "/en/", to: "/en" },
    { asked: "/de/features/", accept: "en", cookie: "language=en", to: "/de/features" },
    { asked: "/en/features/?a=1", to: "/en/features?a=1" },
  ],
  "a language in capitals becomes small": [
    { asked: "/EN", to: "/en" },
    { asked: "/De/features", accept: "en", to: "/de/features" },
    { asked: "/EN/FEATURES", to: "/en/FEATURES" },
  ],
  "doubled slashes become one, and stay on this host": [
    { asked: "//en/features", to: "/en/features" },
    { asked: "/en//elsewhere.example", to: "/en/elsewhere.example" },
    { asked: "/en/\\elsewhere.example", to: "/en/elsewhere.example" },
  ],
};

/** Asked for as written: a whole address, because a request line may hold what a relative one would not. */
function ask(row: Pick<Row, "asked" | "cookie" | "accept">, method = "GET") {
  const headers = new Headers();
  if (row.cookie !== undefined) headers.set("Cookie", row.cookie);
  if (row.accept !== undefined) headers.set("Accept-Language", row.accept);
  return app.request(`http://shop.example${row.asked}`, { method, headers });
}

const titled = (row: Row) => {
  const given = [row.accept && `Accept-Language ${row.accept}`, row.cookie && `Cookie ${row.cookie}`].filter(Boolean);
  return { ...row, title: `${row.asked} → ${row.to}${given.length > 0 ? ` (${given.join(", ")})` : ""}` };
};

for (const [fact, rows] of Object.entries(byVisitor)) {
  describe(fact, () => {
    test.each(rows.map(titled))("$title", async (row) => {
      const answer = await ask(row);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, row.to]);
      expect(answer.headers.get("Vary")).toBe("Accept-Language, Cookie");
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    });
  });
}

for (const [fact, rows] of Object.entries(bySpelling)) {
  describe(fact, () => {
    test.each(rows.map(titled))("$title", async (row) => {
      const answer = await ask(row);
      expect([answer.status, answer.headers.get("Location")]).toEqual([301, row.to]);
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
      expect(answer.headers.get("Vary")).toBeNull();
    });
  });
}

describe("every target", () => {
  const all = [...Object.values(byVisitor), ...Object.values(bySpelling)].flat().map(titled);

  test.each(all)("is the last one: $title", async (row) => {
    const answer = await ask({ ...row, asked: row.to });
    expect([200, 404]).toContain(answer.status);
  });

  test.each(all)("is on this host: $title", async (row) => {
    const location = (await ask(row)).headers.get("Location") ?? "";
    expect(location).toMatch(/^\/(en|de)(\/(?!\/)|\?|$)/);
    expect(new URL(location, "http://shop.example").host).toBe("shop.example");
  });
});

test("an unknown path ends at a 404 page, with the status", async () => {
  const first = await ask({ asked: "/nowhere", accept: "de" });
  const second = await ask({ asked: first.headers.get("Location") ?? "" });
  expect(second.status).toBe(404);
  expect(await second.text()).toContain("Hier ist nichts");
});

describe("never redirected", () => {
  test.each([
    "/assets/gone.js",
    "/content/gone.json",
    "/images/gone.webp",
    "/locales/fr/translation.json",
    "/schemas/fr/partners.schema.json",
    "/api/v1/gone",
    "/.well-known/gone",
    "/assets/",
    "/assets//entry.4f3a.js",
  ])("%s, which is missing: a plain 404", async (asked) => {
    const answer = await ask({ asked });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  test.each(["/robots.txt", "/favicon.ico", "/.well-known/security.txt"])("%s, which is a file", async (asked) => {
    expect((await ask({ asked, accept: "de" })).status).toBe(200);
  });

  test("a page in a language the visitor does not read", async () => {
    expect((await ask({ asked: "/en/features", accept: "de", cookie: "language=de" })).status).toBe(200);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s", async (method) => {
    expect((await ask({ asked: "/features" }, method)).status).toBe(404);
  });
});

test("HEAD is redirected like GET", async () => {
  const answer = await ask({ asked: "/features" }, "HEAD");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/en/features"]);
});
