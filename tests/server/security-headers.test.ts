import { expect, test } from "vitest";
import { createSampleApp, sampleSite } from "./sample-dist.ts";

const { app, ask } = createSampleApp();
const headersOf = async (path: string) => Object.fromEntries((await ask(path)).headers);

test.each([
  ...["/en", "/", "/EN", "/en/nowhere", "/robots.txt", "/assets/gone.js", "/healthz", "/api/v1/country"],
  "/api/v1/message",
])("the answer to %s over https carries the security headers", async (path) => {
  const { headers } = await app.request(`https://shop.example${path}`);
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
    "content-security-policy": "frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
  });
});

test("the build may add headers, and replace the server's own", async () => {
  const site = { ...sampleSite, headers: { "X-Robots-Tag": "noindex", "x-frame-options": "SAMEORIGIN" } };
  const { headers } = await createSampleApp({ site }).ask("/en");
  expect([headers.get("X-Robots-Tag"), headers.get("X-Frame-Options")]).toEqual(["noindex", "SAMEORIGIN"]);
});

const drawing = { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
const picture = { "content-security-policy": "frame-ancestors 'none'" };
const unlisted = { "x-robots-tag": "noindex", "cross-origin-opener-policy": "same-origin" };
const form = { "x-robots-tag": "noindex, nofollow", "cross-origin-opener-policy": "same-origin-allow-popups" };
test.each<[path: string, headers: Record<string, string>]>([
  ["/images/logo.55cc.svg", drawing],
  ["/images/screen.en.77ee-800.jpg", picture],
  ["/en/gone.svg", picture],
  ["/feed.atom", unlisted],
  ["/content/12ab/en/faq.json?a=1", unlisted],
  ["/robots.txt", unlisted],
  ...["/admin", "/admin/", "/admin/licences.txt", "/admin/assets/main-4f3a.js", "/admin/assets/gone.js"].map(
    (path): [string, typeof form] => [path, form],
  ),
])("what nobody should load, list or be cut off from its sign-in window says so: %s", async (path, headers) => {
  expect(await headersOf(path)).toMatchObject(headers);
});

test.each(["/en", "/images/logo.55cc.svg", "/administration", "/en/admin"])("%s may be listed", async (path) => {
  expect(await headersOf(path)).not.toHaveProperty("x-robots-tag");
});

const { app: trusting } = createSampleApp({ trustForwardedProto: true });
test.each([
  ["over https", app, "https", "", "max-age=31536000"],
  ["not over http", app, "http", "", null],
  ["not because a visitor says so", app, "http", "https", null],
  ["because a trusted proxy says so", trusting, "http", "https", "max-age=31536000"],
  ["not if the trusted proxy says http", trusting, "http", "http, https", null],
])("https is demanded for the future %s", async (_when, server, scheme, forwarded, demand) => {
  const answer = await server.request(`${scheme}://shop.example/en`, { headers: { "X-Forwarded-Proto": forwarded } });
  expect(answer.headers.get("Strict-Transport-Security")).toBe(demand);
});
