/** What the server on Node does of itself, and Cloudflare's network in its place. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createSampleApp, sampleFiles } from "./sample-dist.ts";

const { ask, clientRoot } = createSampleApp();

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0", null, Buffer.from],
])("a compressed sibling has a tag of its own: Accept-Encoding %j: %s", async (accepted, encoding, decode) => {
  const answer = await ask("/en/features", { "Accept-Encoding": accepted });
  const { headers } = answer;
  const etag = headers.get("ETag") ?? "";
  expect([headers.get("Content-Encoding"), headers.get("Vary")]).toEqual([encoding, "Accept-Encoding"]);
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(etag === (await ask("/en/features")).headers.get("ETag")).toBe(encoding === null);
  expect(String(decode(Buffer.from(await answer.arrayBuffer())))).toBe(sampleFiles["en/features.html"]);
  const again = await ask("/en/features", { "Accept-Encoding": accepted, "If-None-Match": etag });
  expect([again.status, await again.text(), again.headers.get("Vary")]).toEqual([304, "", "Accept-Encoding"]);
});

test("a download that broke off continues only in the same file", async () => {
  writeFileSync(join(clientRoot, "Setup.bin"), "0123456789");
  const part = await ask("/Setup.bin", { Range: "bytes=4-" });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, "bytes 4-9/10"]);
  expect([await part.text(), part.headers.get("Accept-Ranges")]).toEqual(["456789", "bytes"]);
  const tag = part.headers.get("ETag") ?? "";
  const statuses = { [tag]: 206, '"other"': 200, [`W/${tag}`]: 200, "Sat, 22 Nov 2025 07:00:00 GMT": 200 };
  for (const [ifRange, status] of Object.entries(statuses)) {
    expect((await ask("/Setup.bin", { Range: "bytes=4-", "If-Range": ifRange })).status, ifRange).toBe(status);
  }
});
