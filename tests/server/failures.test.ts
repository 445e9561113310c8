import { expect, test, vi } from "vitest";
import { createSampleApp } from "./sample-dist.ts";

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
