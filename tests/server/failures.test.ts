import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
afterAll(remove);
const app = createApp({ clientRoot, site: sampleSite });
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(`http://shop.example${path}`, { method, headers });

describe("what is not there is answered with status 404 and the page of its language", () => {
  test.each([
    ["/en/nowhere", "Nothing here"],
    ["/de/nowhere", "Hier ist nichts"],
    ["/de/plugins/nowhere", "Hier ist nichts"],
    ["/en/404", "Nothing here"],
    ["/de/404", "Hier ist nichts"],
    ["/en/404.html", "Nothing here"],
  ])("%s: %s", async (path, title) => {
    const answer = await get(path, { "Accept-Language": "de", Cookie: "language=de" });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(await answer.text()).toContain(title);
  });

  test("compressed like any page", async () => {
    const answer = await get("/en/nowhere", { "Accept-Encoding": "br" });
    expect([answer.status, answer.headers.get("Content-Encoding")]).toEqual([404, "br"]);
  });

  test("never with 304", async () => {
    const etag = (await get("/en/nowhere")).headers.get("ETag") ?? "";
    expect((await get("/en/nowhere", { "If-None-Match": etag })).status).toBe(404);
  });

  test("HEAD and POST alike", async () => {
    expect((await get("/en/nowhere", {}, "HEAD")).status).toBe(404);
    expect((await get("/en/nowhere", {}, "POST")).status).toBe(404);
  });

  test.each(["/%", "/%zz", "/en/%", "/en/%E0%A4%A", "/en/%ff", "/fr/%c0%ae%c0%ae/x"])(
    "malformed percent encoding: %s",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("Nothing here");
    },
  );

  test("without a language in the path in the visitor's, and no cache mixes them up", async () => {
    const answer = await get("/%zz", { "Accept-Language": "de" });
    expect(await answer.text()).toContain("Hier ist nichts");
    expect(answer.headers.get("Vary")).toContain("Accept-Language, Cookie");
    expect((await get("/en/nowhere")).headers.get("Vary")).toBe("Accept-Encoding");
  });

  test("in plain words where the build has no such page", async () => {
    const bare = createSampleDist();
    rmSync(join(bare.clientRoot, "de", "404.html"));
    const answer = await createApp({ clientRoot: bare.clientRoot, site: sampleSite }).request("/de/nowhere");
    expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
    bare.remove();
  });
});

describe("a fault of the server", () => {
  const faulty = (log?: (what: string, error: unknown) => void) => {
    const server = createApp({ clientRoot, site: sampleSite, ...(log && { log }) });
    server.get("/en/:faulty{faulty[^/]*}", () => {
      throw new Error("password in\n/home/secret\u2028");
    });
    return server;
  };

  test("is answered with status 500, readable words, and nothing of the error", async () => {
    const answer = await faulty(() => {}).request("/en/faulty");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([500, "text/plain; charset=UTF-8"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const text = await answer.text();
    expect(text).toContain("Please try again");
    expect(text).not.toMatch(/password|secret|Error|at /);
  });

  test("is logged to stderr in one line, with the path as it was sent and without the query", async () => {
    const stderr = vi.spyOn(console, "error").mockImplementation(() => {});
    await faulty().request("/en/faulty%0a2025-01-01T00:00:00Z%20forged?email=a@b.example");
    const [lines] = stderr.mock.calls;
    stderr.mockRestore();
    expect(lines).toEqual([
      expect.stringMatching(/^\S+Z GET \/en\/faulty%0a2025-01-01T00:00:00Z%20forged failed: Error: .+$/),
    ]);
    expect(lines?.[0]).toContain("password in /home/secret ");
    expect(lines?.[0]).not.toMatch(/a@b\.example|[\n\r\u2028]/);
  });
});
