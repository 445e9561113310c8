/** Messages are taken from this site's own form, and from programs. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { dist, clientRoot, remove } = createSampleDist();
const file = join(dist, "messages.jsonl");
afterAll(remove);

const message = { name: "Amal", email: "amal@shop.example", subject: "General question", body: "Hello" };
const bodies = {
  "application/x-www-form-urlencoded": new URLSearchParams(message).toString(),
  "application/json": JSON.stringify(message),
};

async function send(type: keyof typeof bodies, headers: Record<string, string>) {
  rmSync(file, { force: true });
  const journal = createMessageJournal(file);
  const app = createApp({ clientRoot, site: sampleSite, journal });
  const sent = { method: "POST", headers: { "Content-Type": type, ...headers }, body: bodies[type] };
  return app.request("http://shop.example/api/v1/message", sent);
}

describe.each(["application/x-www-form-urlencoded", "application/json"] as const)("%s", (type) => {
  test.each([
    {},
    { "Sec-Fetch-Site": "same-origin", Origin: "https://shop.example" },
    { "Sec-Fetch-Site": "none" },
    { Origin: "http://shop.example" },
    // A proxy speaks https for this server, or asks it under another name.
    { Origin: "https://shop.example" },
    { "Sec-Fetch-Site": "same-origin", Origin: "https://www.shop.example" },
  ])("with %j is taken", async (headers) => {
    expect((await send(type, headers)).status).toBeLessThan(400);
    expect(readFileSync(file, "utf8")).toContain(message.email);
  });

  test.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: "http://shop.example" },
    { "Sec-Fetch-Site": "same-site", Origin: "https://forum.shop.example" },
    { Origin: "https://elsewhere.example" },
    { Origin: "http://shop.example:8080" },
    { Origin: "https://shop.example.elsewhere.example" },
    { Origin: "null" },
    { Origin: "nonsense" },
  ])("with %j is refused", async (headers) => {
    const answer = await send(type, headers);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([403, "no-store"]);
    expect(await answer.json()).toEqual({
      errors: { request: "Messages are taken from the form of this site only." },
    });
    expect(existsSync(file)).toBe(false);
  });
});
