import { expect, test } from "vitest";
import { createSampleApp, sampleSite } from "./sample-dist.ts";

const { app, ask } = createSampleApp();

const paths = ["/en", "/", "/EN", "/en/nowhere", "/robots.txt", "/assets/gone.js", "/healthz"];
const calls = ["/api/v1/country", "/api/v1/message"];
test.each([...paths, ...calls])("the answer to %s over https carries the security headers", async (path) => {
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
  const headers = { "X-Robots-Tag": "noindex", "x-frame-options": "SAMEORIGIN" };
  const answer = await createSampleApp({ site: { ...sampleSite, headers } }).ask("/en");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "x-robots-tag": "noindex",
    "x-frame-options": "SAMEORIGIN",
  });
});

const drawing = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const others = "frame-ancestors 'none'";
test.each([
  ["/images/logo.55cc.svg", drawing],
  ["/images/screen.en.77ee-800.jpg", others],
  ["/en/gone.svg", others],
])("only a drawing, opened by itself, is kept from loading and running anything: %s", async (path, policy) => {
  expect((await ask(path)).headers.get("Content-Security-Policy")).toBe(policy);
});

test.each([
  ["/feed.atom", "noindex"],
  ["/content/12ab/en/faq.json?a=1", "noindex"],
  ["/locales/en/translation.json", "noindex"],
  ["/robots.txt", "noindex"],
  ["/admin/licences.txt", "noindex, nofollow"],
  ["/en", null],
  ["/images/logo.55cc.svg", null],
])("what programs read is not to be listed, what people read is: %s", async (path, robots) => {
  expect((await ask(path)).headers.get("X-Robots-Tag")).toBe(robots);
});

const { app: trusting } = createSampleApp({ trustForwardedProto: true });
test.each([
  ["over https", app, "https", undefined, "max-age=31536000"],
  ["not over http", app, "http", undefined, null],
  ["not because a visitor says so", app, "http", "https", null],
  ["because a trusted proxy says so", trusting, "http", "https", "max-age=31536000"],
  ["not if the trusted proxy says http", trusting, "http", "http, https", null],
])("https is demanded for the future %s", async (_when, server, scheme, forwarded, demand) => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { "X-Forwarded-Proto": forwarded };
  const answer = await server.request(`${scheme}://shop.example/en`, { headers });
  expect(answer.headers.get("Strict-Transport-Security")).toBe(demand);
});
