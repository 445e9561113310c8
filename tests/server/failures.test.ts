import { describe, expect, test, vi } from "vitest";
import { createSampleApp } from "./sample-dist.ts";

const { ask } = createSampleApp();
describe("the 404 page", () => {
  test.each([
    ["/en/nowhere", "Nothing here"],
    ["/de/nowhere", "Hier ist nichts"],
    ["/en/%ff", "Nothing here"],
    ["/en/features.html/more", "Nothing here"],
    [`/en/${"a".repeat(5000)}`, "Nothing here"],
  ])("has the language of the path: %s: %s", async (path, title) => {
    const answer = await ask(path, { "Accept-Language": "de", Cookie: "language=de" });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("Vary") ?? "").not.toContain("Accept-Language");
    expect(await answer.text()).toContain(title);
  });

  test("is compressed, never 304 or a part, and also for HEAD and POST", async () => {
    const { headers } = await ask("/en/nowhere", { "Accept-Encoding": "br" });
    expect(headers.get("Content-Encoding")).toBe("br");
    const held = { "Accept-Encoding": "br", "If-None-Match": headers.get("ETag") ?? "" };
    for (const method of ["GET", "HEAD", "POST"]) expect((await ask("/en/nowhere", held, method)).status).toBe(404);
    expect(await (await ask("/en/nowhere", { Range: "bytes=0-3" })).text()).toContain("Nothing here");
  });
});

test("an error is a readable answer with status 500; only the log has its text, in one line without the query", async () => {
  const { app, ask } = createSampleApp();
  app.get("/en/:faulty{faulty[^/]*}", () => {
    throw new Error("password in\n/home/secret\u2028");
  });
  const stderr = vi.spyOn(console, "error").mockReturnValue();
  const answer = await ask("/en/faulty%0a2025-01-01T00:00:00Z%20forged?email=a@b.example");
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await answer.text()).toMatch(/^(?!.*(?:password|secret|Error|at )).*Please try again/s);
  const line = /^\S+Z GET \/en\/faulty%0a2025-01-01T00:00:00Z%20forged failed: Error: password in \/home\/secret .+$/;
  expect(stderr.mock.calls).toEqual([[expect.stringMatching(line)]]);
  expect(String(stderr.mock.calls)).not.toMatch(/a@b\.example|[\n\r\u2028]/);
  stderr.mockRestore();
});
