import { describe, expect, test } from "vitest";
import { deletions } from "../../src/features/analytics/cookies.ts";
import { eventName, reportedAddress } from "../../src/features/analytics/gtag.ts";
import type { analyticsOrigins } from "../../src/features/analytics/origins.ts";
import { contentSecurityPolicy } from "../../src/prerender/content-security-policy.ts";

test.each<readonly [event: string | undefined, name: string | undefined]>([
  ["hero_download", "hero_download"],
  ...["", "Sign In", "1st", "Größe", "a".repeat(41), undefined].map((event) => [event, undefined] as const),
])("a click on what names the event %j is counted as %j", (event, name) => expect(eventName(event)).toBe(name));

test.each([
  ["https://shop.example/en/partners?q=smith&utm_source=news#top", "https://shop.example/en/partners?utm_source=news"],
  ["https://shop.example/de/contact?name=Smith", "https://shop.example/de/contact"],
  ["https://search.example/?q=till&gclid=1", "https://search.example/?gclid=1"],
  ["android-app://com.mail.example/?to=smith", "android-app://com.mail.example/"],
  ["", ""],
])("of the address %j, %j is reported", (href, reported) => {
  expect(reportedAddress(href)).toBe(reported);
});

test("cookies of the provider are deleted for the host and every domain above it, and no others", () => {
  const own = "language=de; _g=4; x_ga=5; _gb=6; ga=7";
  const names = ["_ga", "_ga_AB12", "_gid", "_gat_UA-1", "_gcl_au", "_gac_1"];
  const cookies = [own, ...names.map((name) => `${name}=1`)].join("; ");
  expect(deletions(cookies, "localhost")).toEqual(names.map((name) => `${name}=;Path=/;Max-Age=0`));
  const domains = ["", ";Domain=www.shop.example", ";Domain=shop.example"];
  expect(deletions("_ga=1", "www.shop.example")).toEqual(domains.map((domain) => `_ga=;Path=/;Max-Age=0${domain}`));
});

describe("the policy of a document", () => {
  const policyFor = (provider: keyof typeof analyticsOrigins, calls: readonly string[] = []) => {
    const policy = contentSecurityPolicy({ scripts: ["a()", "b()"], styles: "p{}", calls, provider });
    return Object.fromEntries(policy.split(";").map((rule) => [rule.split(" ", 1)[0], rule]));
  };

  test("lets in the provider, and nobody else", () => {
    const collectors = "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com";
    expect(Object.values(policyFor("none")).join()).not.toContain("https:");
    expect(policyFor("gtag")).toEqual({
      ...policyFor("none"),
      "script-src": `${policyFor("none")["script-src"]} https://www.googletagmanager.com`,
      "connect-src": `connect-src 'self' ${collectors}`,
      "img-src": `img-src 'self' ${collectors}`,
    });
  });

  test("lets in the host of calls, and each inline text by its digest", () => {
    const calls = ["https://api.shop.example/message", "https://api.shop.example/country", "/api/v1/country"];
    expect(policyFor("none", calls)).toMatchObject({
      "connect-src": "connect-src 'self' https://api.shop.example",
      "form-action": "form-action 'self' https://api.shop.example",
      "script-src": expect.stringMatching(/^script-src 'self' 'sha256-\S{44}' 'sha256-\S{44}'$/),
      "style-src": expect.stringMatching(/^style-src 'self' 'sha256-\S{44}'$/),
    });
  });
});
