import { describe, expect, test } from "vitest";
import { isWorker, openPlace } from "./place.ts";

const { ask } = await openPlace();
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
    // Cloudflare's network compresses by itself.
    expect(headers.get("Content-Encoding")).toBe(isWorker ? null : "br");
    const held = { "Accept-Encoding": "br", "If-None-Match": headers.get("ETag") ?? "" };
    for (const method of ["GET", "HEAD", "POST"]) expect((await ask("/en/nowhere", held, method)).status).toBe(404);
    expect(await (await ask("/en/nowhere", { Range: "bytes=0-3" })).text()).toContain("Nothing here");
  });
});
