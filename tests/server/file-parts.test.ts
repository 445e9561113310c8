/** Files as downloads need them: in parts, resumed, of any size, and never whole in memory. */
import { closeSync, ftruncateSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";

const { clientRoot, remove } = createSampleDist();
afterAll(remove);
const app = createApp({ clientRoot, site: sampleSite });
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(`http://shop.example${path}`, { method, headers });

const text = "0123456789";
writeFileSync(join(clientRoot, "Setup.bin"), text);
writeFileSync(join(clientRoot, "empty.bin"), "");

describe("a part of a file", () => {
  test.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=-30", text, "bytes 0-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
    ["Bytes=9-9", "9", "bytes 9-9/10"],
  ])("%s", async (range, part, place) => {
    const answer = await get("/Setup.bin", { Range: range });
    expect([answer.status, answer.headers.get("Content-Range")]).toEqual([206, place]);
    expect(answer.headers.get("Content-Length")).toBe(String(part.length));
    expect(await answer.text()).toBe(part);
  });

  test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("%s is not there", async (range) => {
    const answer = await get("/Setup.bin", { Range: range });
    expect([answer.status, answer.headers.get("Content-Range")]).toEqual([416, "bytes */10"]);
    expect(await answer.text()).toBe("");
  });

  test.each(["bytes=3-1", "bytes=", "bytes=-", "bytes=a-b", "lines=0-1", "bytes=0-1,4-5", "0-1"])(
    "%s is answered with the whole",
    async (range) => {
      const answer = await get("/Setup.bin", { Range: range });
      expect([answer.status, answer.headers.get("Accept-Ranges"), await answer.text()]).toEqual([200, "bytes", text]);
    },
  );

  test("HEAD and the 404 page have none", async () => {
    expect((await get("/Setup.bin", { Range: "bytes=0-3" }, "HEAD")).headers.get("Content-Length")).toBe("10");
    const missing = await get("/en/nowhere", { Range: "bytes=0-3" });
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("Nothing here")]);
  });

  test("of an encoding is one of its bytes", async () => {
    const headers = { "Accept-Encoding": "br" };
    const whole = Buffer.from(await (await get("/en/features", headers)).arrayBuffer());
    const part = await get("/en/features", { ...headers, Range: "bytes=5-9" });
    expect([part.status, part.headers.get("Content-Encoding")]).toEqual([206, "br"]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(5, 10));
  });

  test("of an empty file is none", async () => {
    expect((await get("/empty.bin", { Range: "bytes=0-" })).status).toBe(416);
    expect(await (await get("/empty.bin")).text()).toBe("");
  });
});

describe("a download that broke off", () => {
  const tag = async () => (await get("/Setup.bin")).headers.get("ETag") ?? "";

  test("goes on where the file is the same", async () => {
    const answer = await get("/Setup.bin", { Range: "bytes=4-", "If-Range": await tag() });
    expect([answer.status, await answer.text()]).toEqual([206, "456789"]);
  });

  test.each(['"other"', "Sat, 22 Nov 2025 07:00:00 GMT", ""])("begins again where If-Range is %j", async (ifRange) => {
    const answer = await get("/Setup.bin", { Range: "bytes=4-", "If-Range": ifRange });
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  test("nor does a weak tag say that it is the same", async () => {
    expect((await get("/Setup.bin", { Range: "bytes=4-", "If-Range": `W/${await tag()}` })).status).toBe(200);
  });
});

describe("a file of 3 GiB", () => {
  const size = 3 * 1024 ** 3;
  const file = openSync(join(clientRoot, "Large.bin"), "w");
  ftruncateSync(file, size);
  writeSync(file, "the end", size - 7);
  closeSync(file);

  test("has its length, without being read", async () => {
    const answer = await get("/Large.bin", {}, "HEAD");
    expect([answer.status, answer.headers.get("Content-Length")]).toEqual([200, String(size)]);
    const tag = answer.headers.get("ETag") ?? "";
    expect((await get("/Large.bin", { "If-None-Match": tag })).status).toBe(304);
  });

  test("is sent to its last byte", async () => {
    const start = size - 1_000_007;
    const part = Buffer.from(await (await get("/Large.bin", { Range: `bytes=${start}-` })).arrayBuffer());
    expect([part.length, part.subarray(-7).toString()]).toEqual([1_000_007, "the end"]);
  });

  test("costs a slow reader little memory", async () => {
    const before = process.memoryUsage().rss;
    const readers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const answer = await get("/Large.bin");
        expect(answer.status).toBe(200);
        return answer.body?.getReader();
      }),
    );
    for (const reader of readers) expect((await reader?.read())?.value?.length).toBeLessThanOrEqual(1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    for (const reader of readers) await reader?.cancel();
  });
});
