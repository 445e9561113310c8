import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { ErrorLog } from "../../src/server/error-log.ts";
import { createSampleApp } from "./sample-dist.ts";

const { ask } = createSampleApp();
const bare = createSampleApp();
rmSync(join(bare.clientRoot, "de", "404.html"));

describe("what is not there is answered with status 404 and the page of its language", () => {
  test.each([
    ["/en/nowhere", "Nothing here"],
    ["/de/nowhere", "Hier ist nichts"],
    ["/de/plugins/nowhere", "Hier ist nichts"],
    ["/en/404", "Nothing here"],
    ["/en/404.html", "Nothing here"],
    ["/en/%", "Nothing here"],
    ["/en/%E0%A4%A", "Nothing here"],
    ["/en/%ff", "Nothing here"],
    ["/en/features.html/more", "Nothing here"],
  ])("%s: %s", async (path, title) => {
    const answer = await ask(path, { "Accept-Language": "de", Cookie: "language=de" });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("Vary") ?? "").not.toContain("Accept-Language");
    expect(await answer.text()).toContain(title);
  });

  test.each(["/%", "/%zz", "/fr/%c0%ae%c0%ae/x"])("%s: the visitor's language, said to caches", async (path) => {
    const answer = await ask(path, { "Accept-Language": "de" });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Hier ist nichts")]);
    expect(answer.headers.get("Vary")).toContain("Accept-Language, Cookie");
  });

  test("compressed like any page, never with 304, to HEAD and POST alike", async () => {
    const compressed = await ask("/en/nowhere", { "Accept-Encoding": "br" });
    expect([compressed.status, compressed.headers.get("Content-Encoding")]).toEqual([404, "br"]);
    const etag = compressed.headers.get("ETag") ?? "";
    expect((await ask("/en/nowhere", { "Accept-Encoding": "br", "If-None-Match": etag })).status).toBe(404);
    for (const method of ["HEAD", "POST"]) expect((await ask("/en/nowhere", {}, method)).status).toBe(404);
  });

  test("also for a name that no file system allows", async () => {
    expect((await ask(`/en/${"a".repeat(5000)}`)).status).toBe(404);
  });

  test("in plain words if the build has no such page", async () => {
    const answer = await bare.ask("/de/nowhere");
    expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
  });
});

describe("a fault of the server", () => {
  const faulty = (log?: ErrorLog) => {
    const { app, ask } = createSampleApp(log && { log });
    app.get("/en/:faulty{faulty[^/]*}", () => {
      throw new Error("password in\n/home/secret\u2028");
    });
    return ask;
  };
  const silent = faulty(() => {});
  const logging = faulty();

  test("is answered with status 500, readable words, and nothing of the error", async () => {
    const answer = await silent("/en/faulty");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([500, "text/plain; charset=UTF-8"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const text = await answer.text();
    expect(text).toContain("Please try again");
    expect(text).not.toMatch(/password|secret|Error|at /);
  });

  test("is logged to stderr in one line, with the path as it was sent and without the query", async () => {
    const stderr = vi.spyOn(console, "error").mockReturnValue();
    await logging("/en/faulty%0a2025-01-01T00:00:00Z%20forged?email=a@b.example");
    const [lines] = stderr.mock.calls;
    stderr.mockRestore();
    expect(lines).toEqual([
      expect.stringMatching(/^\S+Z GET \/en\/faulty%0a2025-01-01T00:00:00Z%20forged failed: Error: .+$/),
    ]);
    expect(lines?.[0]).toContain("password in /home/secret ");
    expect(lines?.[0]).not.toMatch(/a@b\.example|[\n\r\u2028]/);
  });
});
