import { expect, test } from "vitest";
import { messageFrom } from "../server/sample-messages.ts";
import { isWorker, openPlace } from "./place.ts";

const mail = { MAIL_TO: "a@shop.example", MAIL_FROM: "b@shop.example" };

test.each([
  [{ MESSAGE_LIMIT: "5" }, 'MESSAGE_LIMIT is written like 5/10m or 20/1h, not "5".'],
  [{ MESSAGE_ORIGINS: "*" }, "MESSAGE_ORIGINS takes addresses without a path"],
  [{ MESSAGE_SECRET: "short" }, "MESSAGE_SECRET has at least 32 characters"],
  [mail, "Messages by e-mail need SMTP_URL, MAIL_TO, MAIL_FROM; not set: SMTP_URL."],
])("with %j Node does not start; Cloudflare serves pages, accepts no message, and logs why", async (env, problem) => {
  if (!isWorker) return expect(openPlace({ env })).rejects.toThrow(problem);
  const { ask, request, logged } = await openPlace({ env });
  expect((await ask("/en")).status).toBe(200);
  const headers = { "Content-Type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify(messageFrom("Amal")) };
  expect((await request("http://shop.example/api/v1/message", sent)).status).toBe(503);
  const health = await ask("/healthz/messages");
  expect([health.status, await health.text()]).toEqual([503, expect.stringContaining("Messages cannot be stored: M")]);
  expect((await ask("/api/v1/messages")).status).toBe(404);
  expect(logged()).toContain(`Messages are not accepted: ${problem}`);
});
