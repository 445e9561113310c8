import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
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

  test("is plain text if the build has none", async () => {
    const bare = createSampleApp();
    rmSync(join(bare.clientRoot, "de", "404.html"));
    const answer = await bare.ask("/de/nowhere");
    expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
  });
});

describe("a fault of the server", () => {
  const { app, ask } = createSampleApp();
  app.get("/en/:faulty{faulty[^/]*}", () => {
    throw new Error("password in\n/home/secret\u2028");
  });
  const stderr = vi.spyOn(console, "error");
  beforeEach(() => void stderr.mockReset().mockReturnValue());
  afterAll(() => stderr.mockRestore());

  test("is answered with status 500, readable words, and nothing of the error", async () => {
    const answer = await ask("/en/faulty");
    expect(answer.status).toBe(500);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(await answer.text()).toMatch(/^(?!.*(?:password|secret|Error|at )).*Please try again/s);
  });

  test("is logged to stderr in one line, with the path as it was sent and without the query", async () => {
    await ask("/en/faulty%0a2025-01-01T00:00:00Z%20forged?email=a@b.example");
    const [lines] = stderr.mock.calls;
    expect(lines).toEqual([
      expect.stringMatching(/^\S+Z GET \/en\/faulty%0a2025-01-01T00:00:00Z%20forged failed: Error: .+$/),
    ]);
    expect(lines?.[0]).toContain("password in /home/secret ");
    expect(lines?.[0]).not.toMatch(/a@b\.example|[\n\r\u2028]/);
  });
});
