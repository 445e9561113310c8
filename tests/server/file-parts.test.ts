/** Files as downloads need them: in parts, resumed, of any size, and never whole in memory. */
import { closeSync, ftruncateSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSampleApp } from "./sample-dist.ts";

const { ask, clientRoot } = createSampleApp();
const text = "0123456789";
writeFileSync(join(clientRoot, "Setup.bin"), text);
writeFileSync(join(clientRoot, "empty.bin"), "");

test.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=4-", 206, "456789", "bytes 4-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=8-100", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=3-1", 416, "", "bytes */10"],
  ["bytes=0-1,4-5", 206, text, "bytes 0-9/10"],
])("Range: %s is answered with %i: %j", async (range, status, part, place) => {
  const answer = await ask("/Setup.bin", { Range: range });
  expect([answer.status, answer.headers.get("Content-Range")]).toEqual([status, place]);
  if (status !== 416) expect(answer.headers.get("Content-Length")).toBe(String(part.length));
  expect(await answer.text()).toBe(part);
});

test("a download that broke off goes on only in the same file", async () => {
  const { headers } = await ask("/Setup.bin");
  const tag = headers.get("ETag") ?? "";
  expect(headers.get("Accept-Ranges")).toBe("bytes");
  const statuses = { [tag]: 206, '"other"': 200, [`W/${tag}`]: 200, "Sat, 22 Nov 2025 07:00:00 GMT": 200 };
  for (const [ifRange, status] of Object.entries(statuses)) {
    expect((await ask("/Setup.bin", { Range: "bytes=4-", "If-Range": ifRange })).status, ifRange).toBe(status);
  }
});

test("HEAD and the 404 page have no parts", async () => {
  expect((await ask("/Setup.bin", { Range: "bytes=0-3" }, "HEAD")).headers.get("Content-Length")).toBe("10");
  const missing = await ask("/en/nowhere", { Range: "bytes=0-3" });
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining("Nothing here")]);
});

test("a part of an encoding is one of its bytes", async () => {
  const headers = { "Accept-Encoding": "br" };
  const whole = await (await ask("/en/features", headers)).arrayBuffer();
  const part = await ask("/en/features", { ...headers, Range: "bytes=5-9" });
  expect([part.status, part.headers.get("Content-Encoding")]).toEqual([206, "br"]);
  expect(await part.arrayBuffer()).toEqual(whole.slice(5, 10));
});

test("an empty file has no part", async () => {
  expect((await ask("/empty.bin", { Range: "bytes=0-" })).status).toBe(416);
  expect(await (await ask("/empty.bin")).text()).toBe("");
});

test("a file of 3 GiB is sent to its last byte, told its length unread, and given to a slow reader in pieces", async () => {
  const size = 3 * 1024 ** 3;
  const file = openSync(join(clientRoot, "Large.bin"), "w");
  ftruncateSync(file, size);
  writeSync(file, "the end", size - 7);
  closeSync(file);
  const head = await ask("/Large.bin", {}, "HEAD");
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(size)]);
  const part = Buffer.from(await (await ask("/Large.bin", { Range: `bytes=${size - 1_000_007}-` })).arrayBuffer());
  expect([part.length, part.subarray(-7).toString()]).toEqual([1_000_007, "the end"]);
  const reader = (await ask("/Large.bin")).body?.getReader();
  expect((await reader?.read())?.value?.length).toBeLessThanOrEqual(1024 * 1024);
  await reader?.cancel();
});
