import { expect, test } from "vitest";
import { sampleSite } from "../server/sample-dist.ts";
import { openPlace } from "./place.ts";

const { request, ask } = await openPlace();

test.each([
  ...["/en", "/", "/EN", "/en/nowhere", "/robots.txt", "/assets/gone.js", "/healthz", "/api/v1/country"],
  "/api/v1/message",
])("the answer to %s over https carries the security headers", async (path) => {
  const { headers } = await request(`https://shop.example${path}`);
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
    "content-security-policy": "frame-ancestors 'none'",
    "strict-transport-security": "max-age=31536000",
  });
});

test("the build may add headers, and replace the server's own", async () => {
  const site = { ...sampleSite, headers: { "X-Robots-Tag": "noindex", "x-frame-options": "SAMEORIGIN" } };
  const { headers } = await (await openPlace({ site })).ask("/en");
  expect([headers.get("X-Robots-Tag"), headers.get("X-Frame-Options")]).toEqual(["noindex", "SAMEORIGIN"]);
});

const page = { "content-security-policy": "frame-ancestors 'none'" };
const drawing = { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
const form = { "x-robots-tag": "noindex, nofollow", "cross-origin-opener-policy": "same-origin-allow-popups" };
test.each([
  ["/images/logo.55cc.svg", drawing],
  ["/en/gone.svg", page],
  ["/administration", page],
  ["/en/admin", page],
  ["/feed.atom", { ...page, "x-robots-tag": "noindex" }],
  ["/content/12ab/en/faq.json?a=1", { "x-robots-tag": "noindex" }],
  ["/admin", form],
  ["/admin/licences.txt", form],
  ["/admin/assets/gone.js", form],
])("drawings, files for programs and the form for editors have headers of their own: %s", async (path, headers) => {
  const found = Object.fromEntries((await ask(path)).headers);
  expect(found).toMatchObject(headers);
  for (const name of ["x-robots-tag", "cross-origin-opener-policy"]) expect(name in found).toBe(name in headers);
});

test("Strict-Transport-Security is sent over https alone, whatever a visitor says", async () => {
  expect((await ask("/en", { "X-Forwarded-Proto": "https" })).headers.get("Strict-Transport-Security")).toBeNull();
});
